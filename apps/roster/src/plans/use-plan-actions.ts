import { copyPlan, undoCopy } from '@stammtisch/contracts/roster/copy-plan';
import {
  createPlan,
  deletePlan,
  replacePlan,
  restorePlan,
} from '@stammtisch/contracts/roster/change-plan';
import { notifyEmployees } from '@stammtisch/contracts/roster/notify-employees';
import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { turnPlan } from '@stammtisch/domain/roster/plan-status';
import type { PlanDays } from '@stammtisch/domain/roster/shift';
import type { Day } from '@stammtisch/domain/time/minute';
import { formatWireDate } from '@stammtisch/domain/time/wire-time';
import type { Linked } from '@stammtisch/hal-client';
import { useHost, useText } from '@stammtisch/remote-kit';
import type { Undo } from '@stammtisch/ui-kit';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTellRoster, type RosterFailure } from '../timetable/use-tell-roster.ts';

/** Everything that is done with a plan; what can be taken back says so. */
export function usePlanActions({ offer }: Undo) {
  const { client, entry, notices } = useHost();
  const text = useText('roster');
  const common = useText('common');
  const problem = useText('problems');
  const tell = useTellRoster();
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const undo = (run: () => Promise<unknown>) => ({
    label: common('undo'),
    onAction: offer(() => void attempt('FAILED_SAVING_PLAN', run)).undo,
  });

  /** Answers whether it worked; what did not is told. */
  async function attempt(key: RosterFailure, work: () => Promise<unknown>): Promise<boolean> {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      tell(error, key);
      return false;
    } finally {
      setBusy(false);
      await queries.invalidateQueries({ queryKey: ['resource'] });
    }
  }

  const turn = (plan: RosterPlan, action: 'open' | 'close') => {
    const status = turnPlan(action);
    // The contract knows what may be asked for; the rule never answers NEW.
    const body = { status: status === 'CLOSED' ? ('CLOSED' as const) : ('EDITABLE' as const) };
    return client.call(plan, replacePlan, { body, ifMatch: `"${plan.version}"` });
  };

  return {
    isBusy,
    create: ({ first, last }: PlanDays) =>
      attempt('FAILED_SAVING_PLAN', () => {
        const body = { timespanStart: formatWireDate(first), timespanEnd: formatWireDate(last) };
        return client.call(entry, createPlan, { body });
      }),
    open: (plan: RosterPlan) => attempt('FAILED_SAVING_PLAN', () => turn(plan, 'open')),
    close: (plan: RosterPlan) =>
      attempt('FAILED_SAVING_PLAN', async () => {
        const { resource } = await turn(plan, 'close');
        notices.success(
          text('plan.was-closed'),
          undo(() => turn(resource, 'open')),
        );
      }),
    /** Tells everybody who has news; closes the plan before, so that nobody changes it in between. */
    publish: (plan: RosterPlan, { andClose }: { andClose: boolean }) =>
      attempt('FAILED_SAVING_PLAN', async () => {
        const current = andClose ? (await turn(plan, 'close')).resource : plan;
        const { resource } = await client.call(current, notifyEmployees);
        if (resource.told.length > 0) notices.success(problem('EMPOYEES_WILL_BE_NOTIFIED'));
        else notices.info(text('publish.nobody'));
      }),
    copy: (plan: RosterPlan, to: Day) =>
      attempt('FAILED_SAVING_PLAN', async () => {
        const body = { timespanStart: formatWireDate(to) };
        const { resource } = await client.call(plan, copyPlan, { body });
        const { created, present, left } = resource;
        notices.success(
          text('copy.done', { count: created, present, left }),
          undo(() => client.call(resource, undoCopy)),
        );
      }),
    remove: (plan: RosterPlan) =>
      attempt('FAILED_DELETING_PLAN', async () => {
        const ifMatch = `"${plan.version}"`;
        const { resource }: { resource: Linked } = await client.call(plan, deletePlan, { ifMatch });
        notices.success(
          text('plan.deleted'),
          undo(() => client.call(resource, restorePlan)),
        );
      }),
  };
}

export type PlanActions = ReturnType<typeof usePlanActions>;
