import { stageTimeout } from './attempts.ts';

/** The server answered, but with something else than the file. */
export class BadStatus extends Error {
  override readonly name = 'BadStatus';
}

/** Fetches a public file within the time of one stage; an answer that is no success is a failure. */
export async function fetchFile(address: string, init: RequestInit = {}): Promise<Response> {
  const signal = AbortSignal.timeout(stageTimeout);
  const response = await fetch(address, { ...init, signal, credentials: 'omit' });
  if (!response.ok) throw new BadStatus(`${address} answered ${String(response.status)}`);
  return response;
}
