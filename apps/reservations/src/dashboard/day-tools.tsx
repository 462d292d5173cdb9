import { hasLink } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import { IconButton, Menu } from '@stammtisch/ui-kit';
import { Armchair, Download, Ellipsis, Keyboard, Printer } from 'lucide-react';
import type { PrintOrder } from '../print/print-order.ts';

export interface DayToolsProps {
  onPlan: () => void;
  onPrint: (order: PrintOrder) => void;
  onExport: () => void;
  onShortcuts: () => void;
}

/** What is needed once an evening: paper, a file, the keys. */
export function DayTools({ onPlan, onPrint, onExport, onShortcuts }: DayToolsProps) {
  const text = useText('reservations');
  const { entry } = useHost();
  const orders = ['time', 'table', 'name'] as const;
  return (
    <Menu
      label={text('tools.label')}
      trigger={
        <IconButton label={text('tools.label')} variant="secondary">
          <Ellipsis aria-hidden />
        </IconButton>
      }
      entries={[
        ...(hasLink(entry, 'day-plan')
          ? [
              {
                id: 'plan',
                label: text('plan-day.open'),
                icon: <Armchair aria-hidden />,
                onAction: onPlan,
              },
            ]
          : []),
        ...orders.map((order) => ({
          id: order,
          label: text(`print.by-${order}`),
          icon: <Printer aria-hidden />,
          ...(order === 'time' && { shortcut: 'P' }),
          onAction: () => onPrint(order),
        })),
        ...(hasLink(entry, 'reservations-csv')
          ? [
              {
                id: 'export',
                label: text('export.open'),
                icon: <Download aria-hidden />,
                startsGroup: true,
                onAction: onExport,
              },
            ]
          : []),
        {
          id: 'keys',
          label: text('keys.open'),
          icon: <Keyboard aria-hidden />,
          shortcut: '?',
          startsGroup: true,
          onAction: onShortcuts,
        },
      ]}
    />
  );
}
