import type { Way } from './way-of.ts';

/** The shell's page, under which every page of the product opens. */
export const shellPage = '/';

/** Milliseconds after which a page does not wait for a network that is hardly there. */
const patience = 4_000;

export interface Means {
  files: Pick<Cache, 'match' | 'put'>;
  fetch: (request: Request) => Promise<Response>;
  wait: (milliseconds: number) => Promise<void>;
}

/** Answers a request by its way, `network` aside, which no worker has to answer. */
export async function answer(
  request: Request,
  way: Exclude<Way, 'network'>,
  means: Means,
): Promise<Response> {
  return way === 'page' ? answerPage(request, means) : answerFile(request, means);
}

async function answerFile(request: Request, { files, fetch }: Means): Promise<Response> {
  const kept = await files.match(request.url);
  if (kept !== undefined) return kept;
  // The request carries the hash that the file must have: a wrong one fails here and is not kept.
  const fresh = await fetch(request);
  if (fresh.status === 200) await files.put(request.url, fresh.clone());
  return fresh;
}

async function answerPage(request: Request, { files, fetch, wait }: Means): Promise<Response> {
  const kept = await files.match(shellPage);
  if (kept === undefined) return fetch(request);
  const late = wait(patience).then(() => kept);
  const fresh = fetch(request).then(
    // A proxy before a house that is down answers 502 or 503.
    (page) => (page.status >= 500 ? kept : page),
    () => kept,
  );
  return Promise.race([fresh, late]);
}
