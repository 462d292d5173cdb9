import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { addDays, type Day } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, Menu, useIsNarrow } from '@stammtisch/ui-kit';
import { Copy, Ellipsis, Lock, LockOpen, Send, Trash2 } from 'lucide-react';
import { daysOf } from './plan-days.ts';
import { PlanStatusBadge } from './plan-status-badge.tsx';
import type { PlanActions } from './use-plan-actions.ts';
import styles from './plan-bar.module.css';

export interface PlanBarProps {
  plan: RosterPlan;
  /** Minutes of all its shifts. */
  planned: number;
  /** Several are shown: each says its days. */
  isDated: boolean;
  actions: PlanActions;
  onPublish: () => void;
  /** Where the next week is, once it was copied there. */
  onCopied: (first: Day) => void;
}

/** How a plan stands, and what can be done with all of it. */
export function PlanBar(props: PlanBarProps) {
  const { plan, planned, isDated, actions, onPublish, onCopied } = props;
  const isNarrow = useIsNarrow();
  const text = useText('roster');
  const common = useText('common');
  const formats = useFormats();
  const { first, last } = daysOf(plan);
  const isClosed = plan.status === 'CLOSED';
  const next = addDays(last, 1);
  const Icon = isClosed ? LockOpen : Lock;
  const turn = {
    id: 'turn',
    label: text(isClosed ? 'plan.open' : 'plan.close'),
    icon: <Icon aria-hidden />,
    onAction: () => void (isClosed ? actions.open(plan) : actions.close(plan)),
  };
  const copy = async () => {
    if (await actions.copy(plan, next)) onCopied(next);
  };
  return (
    <section
      className={styles.bar}
      aria-label={text('plan.label', { first: formats.date(first), last: formats.date(last) })}
    >
      <div className={styles.facts}>
        <PlanStatusBadge status={plan.status} />
        <span className={styles.numbers}>
          {isDated && `${formats.dayMonth(first)} – ${formats.dayMonth(last)} · `}
          {text('plan.shifts', { count: plan.shiftCount })}
          {` · ${formats.duration(planned)}`}
        </span>
        <span className={styles.told}>{toldText()}</span>
      </div>
      <div className={styles.actions}>
        <Button
          icon={<Send aria-hidden />}
          isDisabled={plan.shiftCount === 0 && plan.notifiedAt === null}
          onPress={onPublish}
        >
          {text('publish.action')}
        </Button>
        {!isNarrow && (
          <Button icon={turn.icon} isPending={actions.isBusy} onPress={turn.onAction}>
            {turn.label}
          </Button>
        )}
        <Menu
          label={text('plan.more')}
          trigger={
            <IconButton label={common('more')}>
              <Ellipsis aria-hidden />
            </IconButton>
          }
          entries={[
            ...(isNarrow ? [turn] : []),
            {
              id: 'copy',
              label: text('copy.next', { date: formats.date(next) }),
              icon: <Copy aria-hidden />,
              onAction: () => void copy(),
            },
            {
              id: 'delete',
              label: text('plan.delete'),
              icon: <Trash2 aria-hidden />,
              tone: 'danger',
              startsGroup: true,
              isDisabled: isClosed,
              onAction: () => void actions.remove(plan),
            },
          ]}
        />
      </div>
    </section>
  );

  function toldText(): string {
    if (plan.notifiedAt === null) return text('publish.never');
    return text(plan.notified ? 'publish.all-told' : 'publish.changed');
  }
}
