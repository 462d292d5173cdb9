import type { Api } from '../platform/http/api.ts';
import { mountAddEntry } from './add-entry/route.ts';
import { mountCopyPlan } from './copy-plan/route.ts';
import { mountCreatePlan } from './create-plan/route.ts';
import { mountDeleteEntry } from './delete-entry/route.ts';
import { mountDeletePlan } from './delete-plan/route.ts';
import { mountExportHours } from './export-hours/route.ts';
import { mountListEmployees } from './list-employees/route.ts';
import { mountListEntries } from './list-entries/route.ts';
import { mountListPlans } from './list-plans/route.ts';
import { mountNotifyEmployees } from './notify-employees/route.ts';
import { mountReplaceEntry } from './replace-entry/route.ts';
import { mountReplacePlan } from './replace-plan/route.ts';
import { mountRestoreEntry } from './restore-entry/route.ts';
import { mountRestorePlan } from './restore-plan/route.ts';
import { mountSumHours } from './sum-hours/route.ts';
import { mountUndoCopy } from './undo-copy/route.ts';

export function mountRoster(api: Api): void {
  mountListPlans(api);
  mountListEntries(api);
  mountSumHours(api);
  mountExportHours(api);
  mountCreatePlan(api);
  mountReplacePlan(api);
  mountDeletePlan(api);
  mountRestorePlan(api);
  mountNotifyEmployees(api);
  mountListEmployees(api);
  mountAddEntry(api);
  mountReplaceEntry(api);
  mountDeleteEntry(api);
  mountRestoreEntry(api);
  mountCopyPlan(api);
  mountUndoCopy(api);
}
