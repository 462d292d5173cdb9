import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import { isOccupying } from '@stammtisch/domain/reservation/status';
import type { TableKind } from '@stammtisch/domain/table/table-state';
import { useText } from '@stammtisch/remote-kit';
import { SideSheet } from '@stammtisch/ui-kit';
import { PlanAside } from './plan-aside.tsx';
import { TablePanel } from './table-panel.tsx';
import type { PlanModel } from './use-plan-model.ts';
import type { Carry, PlanState } from './use-plan-state.ts';

export interface ChosenTableProps {
  model: PlanModel;
  state: PlanState;
  /** Whether there is room beside the plan; else it is a sheet. */
  hasAside: boolean;
  onWish: ((wish: LivePlanWish) => void) | undefined;
  onCarry: (carry: Carry) => void;
}

const taken: readonly TableKind[] = ['seated', 'overtime', 'conflict'];

/** What belongs to the chosen table, or to the chosen ones together. */
export function ChosenTable({ model, state, hasAside, onWish, onCarry }: ChosenTableProps) {
  const text = useText('floorplan');
  const { chosen, search } = state;
  const tables = model.tables.filter(({ id }) => chosen?.includes(id));
  const isNow = search === undefined || search.at === 'now';
  const isTaken = tables.some(({ id }) => taken.includes(model.states.get(id)?.kind ?? 'free'));
  const close = () => state.choose(undefined);
  const title = text('live-plan.table-title', {
    name: tables.map(({ name }) => name).join(' + '),
  });
  const panel = (
    <TablePanel
      tables={tables}
      parties={model.parties
        .filter(({ status }) => isOccupying(status) || status === 'CLOSED')
        .filter((party) => party.tables.some((id) => chosen?.includes(id)))
        .toSorted((first, second) => first.start.localeCompare(second.start))}
      takesWalkIn={model.isToday && isNow && !isTaken}
      persons={search?.persons}
      time={isNow ? undefined : search.at.slice(11)}
      onWish={onWish}
      onCarry={onCarry}
      onDone={close}
    />
  );
  return hasAside ? (
    <PlanAside key={title} title={title} onClose={close}>
      {panel}
    </PlanAside>
  ) : (
    <SideSheet isOpen title={title} onClose={close}>
      {panel}
    </SideSheet>
  );
}
