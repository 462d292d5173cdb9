import type { RosterPlan } from '@stammtisch/contracts/roster/roster-plan';
import { dayOf, type Day, type Minute } from '@stammtisch/domain/time/minute';
import { useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, PageHeader, Skeleton, useUndo } from '@stammtisch/ui-kit';
import { Plus, Printer } from 'lucide-react';
import { useState } from 'react';
import { EmployeeChips } from '../employees/employee-chips.tsx';
import { MonthHours } from '../hours/month-hours.tsx';
import { planAt } from '../plans/plan-days.ts';
import { PlanBar } from '../plans/plan-bar.tsx';
import { PublishDialog } from '../plans/publish-dialog.tsx';
import { usePlanActions } from '../plans/use-plan-actions.ts';
import { ConflictList } from '../shifts/conflict-list.tsx';
import { EntrySheet } from '../shifts/entry-sheet.tsx';
import { newValues, valuesOf, type EntryValues } from '../shifts/entry-values.ts';
import type { PlannedEntry } from '../shifts/planned-entry.ts';
import { useEntryChanges } from '../shifts/use-entry-changes.ts';
import { useView } from '../view/use-view.ts';
import { ViewBar } from '../view/view-bar.tsx';
import { EmptyWeek } from './empty-week.tsx';
import { Shifts } from './shifts.tsx';
import { useRosterKeys } from './use-roster-keys.ts';
import { useTimetable } from './use-timetable.ts';
import styles from './timetable-screen.module.css';

interface Open {
  plan: RosterPlan;
  entry: PlannedEntry | undefined;
  start: EntryValues;
}

/** The roster: who works when, what was worked, and who knows of it (specification §2). */
export function TimetableScreen() {
  const text = useText('roster');
  const common = useText('common');
  const problem = useText('problems');
  const view = useView();
  const data = useTimetable(view);
  const undo = useUndo();
  const plans = usePlanActions(undo);
  const shifts = useEntryChanges(undo);
  const [open, setOpen] = useState<Open>();
  const [published, setPublished] = useState<string>();
  const { roster, staff } = data;

  const openEntry = (entry: PlannedEntry) => {
    const plan = data.planOf(entry);
    if (plan) setOpen({ plan, entry, start: valuesOf(entry) });
  };
  const openNew = (day: Day, drawn?: { start: Minute; end: Minute }) => {
    const plan = planAt(data.plans, day);
    if (!plan || plan.status === 'CLOSED') return;
    const [only] = data.chosen.size === 1 ? data.chosen : [''];
    setOpen({ plan, entry: undefined, start: newValues(only ?? '', day, drawn) });
  };
  const remove = async (entry: PlannedEntry) => {
    const isGone = await shifts.remove(entry);
    if (isGone) setOpen((now) => (now?.entry?.source.id === entry.source.id ? undefined : now));
  };
  const isPlannable = (day: Day) => {
    const plan = planAt(data.plans, day);
    return plan !== undefined && plan.status !== 'CLOSED';
  };
  // Today where it is in view, else the first day of an open plan.
  const newDay = [view.today, view.day, view.first].find(
    (day) => day >= view.first && day <= view.last && isPlannable(day),
  );
  useRosterKeys(view, () => newDay !== undefined && openNew(newDay));
  const toPublish = data.plans.find(({ id }) => id === published);

  return (
    <div className={styles.screen} data-beside={open !== undefined || undefined}>
      <PageHeader
        title={text('timetable.title')}
        actions={
          <>
            <Button icon={<Printer aria-hidden />} onPress={() => window.print()}>
              {common('print')}
            </Button>
            <Button
              variant="primary"
              icon={<Plus aria-hidden />}
              isDisabled={newDay === undefined}
              onPress={() => newDay !== undefined && openNew(newDay)}
            >
              {text('entry.new')}
            </Button>
          </>
        }
      />
      <ViewBar view={view} />
      {render()}
      {open && (
        <EntrySheet
          key={open.entry?.source.id ?? `new-${open.start.date}-${open.start.start}`}
          plan={data.plans.find(({ id }) => id === open.plan.id) ?? open.plan}
          entry={open.entry}
          start={open.start}
          employees={staff.of(open.plan.id)}
          recordings={data.entries.filter(
            (each) =>
              each.kind === 'RECORDING' &&
              each.employee === open.entry?.employee &&
              dayOf(each.start) === dayOf(open.entry.start),
          )}
          onSaved={() => setOpen(undefined)}
          onOpen={openEntry}
          onDelete={(entry) => void remove(entry)}
          onClose={() => setOpen(undefined)}
        />
      )}
      {toPublish && (
        <PublishDialog
          plan={toPublish}
          employees={staff.of(toPublish.id)}
          isPending={plans.isBusy}
          onCancel={() => setPublished(undefined)}
          onPublish={async (choice) => {
            await plans.publish(toPublish, choice);
            setPublished(undefined);
          }}
        />
      )}
    </div>
  );

  function render() {
    if (roster.isError) {
      return <FailureCard title={problem('FAILED_LOADING_PLANS')} onRetry={roster.retry} />;
    }
    if (data.isError) {
      return <FailureCard title={problem('FAILED_LOADING_SCHEDULE')} onRetry={data.retry} />;
    }
    if (data.isPending || roster.plans === undefined) return <Skeleton rows={10} />;
    return (
      <>
        {staff.isError && (
          <FailureCard title={problem('FAILED_LOADING_EMPOYEE_LIST')} onRetry={staff.retry} />
        )}
        {data.plans.length === 0 && view.kind !== 'month' ? (
          <EmptyWeek view={view} actions={plans} />
        ) : (
          <>
            {data.plans.map((plan) => (
              <PlanBar
                key={plan.id}
                plan={plan}
                planned={staff.of(plan.id).reduce((sum, { planned }) => sum + planned, 0)}
                isDated={data.plans.length > 1}
                actions={plans}
                onPublish={() => setPublished(plan.id)}
                onCopied={(first) => view.changeKind('week', first)}
              />
            ))}
            <EmployeeChips
              names={data.names}
              hours={data.hours}
              chosen={data.chosen}
              isGone={(name) =>
                !data.plans.some(({ id }) =>
                  staff.of(id).some((each) => each.name === name && each.active),
                )
              }
              onChange={data.choose}
            />
            <ConflictList conflicts={data.conflicts} onOpen={openEntry} />
            <Shifts
              view={view}
              data={data}
              openId={open?.entry?.source.id}
              canPlan={isPlannable}
              onDraw={(start, end) => openNew(dayOf(start), { start, end })}
              onOpen={openEntry}
              onMove={shifts.move}
            />
          </>
        )}
        <MonthHours roster={roster.collection} day={view.day} />
      </>
    );
  }
}
