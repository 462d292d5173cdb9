import {
  addAttachment as call,
  attachmentTypes,
  largestAttachment,
} from '@stammtisch/contracts/reservation/attachment';
import type { Api } from '../../platform/http/api.ts';
import { sql } from '../../platform/database/sql.ts';
import { answer } from '../../platform/http/answer.ts';
import { register } from '../../platform/http/register.ts';
import { refuse, type Refusal } from '../../platform/http/refusal.ts';
import { atDesk } from '../desk.ts';
import { lockReservation } from '../reservation-row.ts';
import { announceAttachment } from './announce-attachment.ts';
import { attachmentColumns, attachmentRow, toResource } from './attachment-row.ts';
import { sniffType } from './sniff-type.ts';

export function mountAddAttachment(api: Api): void {
  register(
    api,
    call,
    async ({ session, params: { reservationId }, query: { name, type }, body }) =>
      atDesk(api, session, async (desk) => {
        const { tx, restaurant } = desk;
        const row = await tx.maybe(lockReservation({ restaurant, id: reservationId }));
        if (!row) return refuse('not-found');
        const refused = refuseLie(type, body);
        if (refused) return refused;
        const stored = await tx.one(sql(attachmentRow)`
          insert into attachment as a (restaurant_id, reservation_id, name, type, content)
          values (${restaurant}, ${reservationId}, ${name}, ${type}, ${Buffer.from(body)})
          returning ${attachmentColumns}`);
        await announceAttachment(desk, row, { what: 'attached', to: name });
        const resource = toResource(reservationId, stored);
        return answer(resource, {
          location: `${call.path.replace(':reservationId', reservationId)}/${stored.id}`,
        });
      }),
    { takes: 'bytes', bodyLimit: largestAttachment },
  );
}

/** A file is taken for what its bytes are; a name or type that says otherwise is a lie or a slip. */
function refuseLie(type: string, content: Uint8Array): Refusal | undefined {
  if (content.length === 0) {
    const message = 'The file is empty. Choose another one.';
    return refuse('invalid-request', { errors: [{ pointer: '', code: 'empty', message }] });
  }
  const found = sniffType(content);
  const said = type.split(';')[0]?.trim().toLowerCase();
  if (found !== undefined && found === said) return undefined;
  const taken = attachmentTypes.join(', ');
  return refuse('not-what-it-says', {
    detail: `The file says that it is ${said}, but it is ${found ?? 'something else'}. Attach one of ${taken}.`,
    extension: { said, found: found ?? null },
  });
}
