import { readOffer as call } from '@stammtisch/contracts/offer/read-offer';
import { settings as settingsSchema } from '@stammtisch/contracts/settings/settings';
import type { JudgedTime } from '@stammtisch/domain/availability/bookable-times';
import { dayOf, type Day } from '@stammtisch/domain/time/minute';
import { formatWireDate, formatWireTime, parseWireDate } from '@stammtisch/domain/time/wire-time';
import type { Api } from '../../platform/http/api.ts';
import type { CallRequest } from '../../platform/http/call-request.ts';
import { fieldErrors } from '../../platform/http/field-errors.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, Refusal } from '../../platform/http/refusal.ts';
import { atDesk, type Desk } from '../../reservations/desk.ts';
import { planStay } from '../../reservations/stay.ts';
import { mergePatch } from '../../settings/merge-patch.ts';
import { askDay, askTime } from '../ask-day.ts';

type Question = CallRequest<typeof call>['body'];

export function mountReadOffer(api: Api): void {
  register(api, call, async ({ session, body }) =>
    atDesk(api, session, async (desk) => {
      const imagined = withSettings(desk, body.settings);
      if (imagined instanceof Refusal) return imagined;
      const offer = await ask(imagined, body);
      if (offer instanceof Refusal) return offer;
      return {
        date: formatWireDate(offer.day),
        persons: body.persons,
        times: offer.times.map(toOffered),
        asked: offer.asked ? toOffered(offer.asked) : null,
        _links: { self: { href: call.path } },
      };
    }),
  );
}

/** The house as it would be if what was typed had been saved. */
function withSettings(desk: Desk, patch: Question['settings']): Desk | Refusal {
  if (patch === undefined) return desk;
  const parsed = settingsSchema.safeParse(mergePatch(desk.house.settings, patch));
  if (!parsed.success) {
    return refuse('invalid-request', { errors: fieldErrors('/settings', parsed.error.issues) });
  }
  return { ...desk, house: { ...desk.house, settings: parsed.data } };
}

interface Offer {
  day: Day;
  times: readonly JudgedTime[];
  asked?: JudgedTime;
}

async function ask(desk: Desk, body: Question): Promise<Offer | Refusal> {
  const { persons, audience, eventId, reservationId, time } = body;
  const party = { persons, audience, eventId, own: { reservation: reservationId } };
  if (time === undefined) {
    const day = parseWireDate(body.date);
    return day ? { day, ...(await askDay(desk, { ...party, day })) } : refuse('invalid-request');
  }
  const stay = planStay(desk.house, { date: body.date, time, persons });
  if (stay instanceof Refusal) return stay;
  return { day: stay.serviceDay, ...(await askTime(desk, stay, party)) };
}

function toOffered({ time, refusal }: JudgedTime) {
  return {
    time: formatWireTime(time),
    date: formatWireDate(dayOf(time)),
    refusal: refusal ?? null,
  };
}
