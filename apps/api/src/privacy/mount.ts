import type { Api } from '../platform/http/api.ts';
import { mountAnonymizeGuests } from './anonymize-guests/route.ts';
import { mountCancelAnonymization } from './cancel-anonymization/route.ts';
import { mountCountAnonymization } from './count-anonymization/route.ts';
import { mountDeclarations } from './declarations/route.ts';
import { mountExportConsents } from './export-consents/route.ts';
import { mountListAnonymizations } from './list-anonymizations/route.ts';
import { mountReadAnonymization } from './read-anonymization/route.ts';
import { mountReadPrivacy } from './read-privacy/route.ts';

export function mountPrivacy(api: Api): void {
  mountReadPrivacy(api);
  mountCountAnonymization(api);
  mountAnonymizeGuests(api);
  mountListAnonymizations(api);
  mountReadAnonymization(api);
  mountCancelAnonymization(api);
  mountDeclarations(api);
  mountExportConsents(api);
}
