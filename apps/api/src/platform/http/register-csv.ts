import type { CallShape } from '@stammtisch/contracts/call';
import { byteOrderMark, csvLine } from '@stammtisch/domain/csv/csv';
import { Readable } from 'node:stream';
import { admit } from './admit.ts';
import type { Api } from './api.ts';
import type { CallRequest } from './call-request.ts';
import { readInput } from './read-input.ts';
import { refuse, Refusal } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

export interface CsvFile {
  /** ASCII, without its ending. */
  name: string;
  /** Written as they come; a fault breaks the transfer off, so that nobody takes a part for all. */
  lines: AsyncIterable<readonly string[]>;
}

/** Like `register`, for a call that answers with a file of any length. */
export function registerCsv<const C extends CallShape>(
  api: Api,
  call: C,
  handler: (
    request: Pick<CallRequest<C>, 'session' | 'query'>,
  ) => CsvFile | Promise<CsvFile | Refusal>,
): void {
  if (!api.serves(call)) return;
  api.calls.push({ call, takes: 'json' });
  api.app.get(call.path, { exposeHeadRoute: false, config: { call } }, async (request, reply) => {
    const admission = await admit(api, call, request);
    if (admission instanceof Refusal) return sendRefusal(request, reply, admission);
    if (!admission.session) return sendRefusal(request, reply, refuse('please-login'));
    const input = readInput(call, request);
    if (input instanceof Refusal) return sendRefusal(request, reply, input);
    // The contract's own schemas parsed it, which the compiler cannot follow through `call`.
    const file = await handler({ ...input, ...admission } as CallRequest<C>);
    if (file instanceof Refusal) return sendRefusal(request, reply, file);
    const { name, lines } = file;
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="${name}.csv"`,
        'x-content-type-options': 'nosniff',
      })
      .type('text/csv; charset=utf-8')
      .send(Readable.from(textOf(lines)));
  });
}

async function* textOf(lines: AsyncIterable<readonly string[]>): AsyncGenerator<string> {
  yield byteOrderMark;
  for await (const line of lines) yield csvLine(line);
}
