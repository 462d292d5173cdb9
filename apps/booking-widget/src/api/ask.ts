import { offlineProblem, ProblemError, readProblem } from '@stammtisch/hal-client/problem';
import { parseJson } from '@stammtisch/hal-client/reply';
import { buildRequest, type RequestOptions } from '@stammtisch/hal-client/request';
import { check, type Schema } from '@stammtisch/hal-client/schema';
import { bookingOrigin } from './booking-origin.ts';

export interface AskOptions extends RequestOptions {
  method?: string;
  body?: unknown;
}

/**
 * One request of a guest. The parts of the HAL client without session, cache and stream, which
 * guests do not have and would have to load.
 *
 * @throws ProblemError `offline` when nothing was reached, the server's problem when it refuses,
 *   `unexpected-reply` when the answer does not fit the contract
 */
export async function ask<T>(
  href: string,
  schema: Schema<T>,
  { method = 'GET', body, ...options }: AskOptions = {},
): Promise<T> {
  const request = buildRequest(new URL(href, bookingOrigin), method, body, options);
  const { response, text } = await reach(request);
  const checked = await check(schema, parseJson(text, response.status));
  if (checked.kind === 'valid') return checked.value;
  throw new ProblemError({
    type: 'unexpected-reply',
    status: response.status,
    key: 'ERROR_OCCURED_CONTACT_US',
    errors: checked.issues,
  });
}

async function reach(request: Request) {
  let response: Response;
  let text: string;
  try {
    response = await fetch(request);
    text = response.ok ? await response.text() : '';
  } catch (cause) {
    if (request.signal.aborted) throw cause;
    throw offlineProblem(cause);
  }
  if (!response.ok) throw await readProblem(response);
  return { response, text };
}
