import type { Settings } from '@stammtisch/contracts/settings/settings';
import type { Api } from '../../platform/http/api.ts';
import { hasFeature } from '../../platform/http/features.ts';
import type { Session } from '../../platform/http/gate.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';

/** Only some accounts may let online bookings be confirmed by themselves; what is on stays on. */
export function refuseAutomatic(
  { config }: Pick<Api, 'config'>,
  { email }: Session,
  { before, after }: { before: Settings; after: Settings },
): Refusal | undefined {
  const isAutomatic = (settings: Settings) => settings.onlineReservationSettings.confirmAtOnce;
  if (!isAutomatic(after) || isAutomatic(before)) return undefined;
  if (hasFeature(config, 'autoOnlineReservation', email)) return undefined;
  const pointer = '/onlineReservationSettings/confirmAtOnce';
  const message = 'This account may not let bookings be confirmed by themselves.';
  return refuse('feature-off', { errors: [{ pointer, code: 'feature-off', message }] });
}
