/**
 * How a request is answered. `page`: from the network, and without one from the kept shell. `kept`:
 * from the cache first, because the address names its content. `network`: as if there were no worker.
 */
export type Way = 'page' | 'kept' | 'network';

const namedByContent = /^\/(static|remotes|registry\/releases)\//;

/**
 * The pointer to the release is not kept here: which version runs is the registry's to say, and what a
 * device read last lies with the shell (kept-registry.ts). Nor is anything of the API: a shared tablet
 * must forget it at logout.
 */
export function wayOf(request: Pick<Request, 'method' | 'mode' | 'url'>, origin: string): Way {
  const { pathname, search, origin: asked } = new URL(request.url);
  if (request.method !== 'GET' || asked !== origin) return 'network';
  if (request.mode === 'navigate') return 'page';
  // With a query it is a further try, after something was wrong with the file.
  return search === '' && namedByContent.test(pathname) ? 'kept' : 'network';
}
