import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';

type FileName = (chunk: string) => string;

declare const __webpack_require__: {
  e: (chunk: string) => Promise<unknown>;
  /** The file of a chunk's script. */
  u: FileName;
  /** The file of a chunk's style sheet; absent where there is none. */
  miniCssF?: FileName;
};

/** Further tries after the first one; as many as the shell gives a container. */
const retries = 2;

const pauseBefore = (retry: number) =>
  new Promise((resolve) => {
    setTimeout(resolve, 400 * 2 ** (retry - 1) * (0.5 + Math.random()));
  });

/** How often chunks were asked for by containers before this one, which was evaluated anew since. */
function triesBefore(): number {
  const script = document.currentScript;
  if (!(script instanceof HTMLScriptElement)) return 0;
  const round = Number(new URL(script.src).searchParams.get('try') ?? 1);
  return (round - 1) * (retries + 1);
}

/**
 * Part of every container: a chunk or a style sheet that does not come is asked for twice more, also
 * one that a page loads long after it was opened. What fails then stays failed for `React.lazy`, so
 * a blink of the network must not get that far.
 */
// oxlint-disable-next-line import/no-default-export -- the federation takes a plugin's default export
export default function retryChunks(): ModuleFederationRuntimePlugin {
  const failures = new Map<string, number>();
  const first = triesBefore();
  // A browser joins a request to one for the same address that hangs, so each try has its own.
  const anew =
    (nameOf: FileName): FileName =>
    (chunk) => {
      const tries = first + (failures.get(chunk) ?? 0);
      return tries === 0 ? nameOf(chunk) : `${nameOf(chunk)}?try=${String(tries + 1)}`;
    };
  const { e: load, u, miniCssF } = __webpack_require__;
  __webpack_require__.u = anew(u);
  if (miniCssF !== undefined) __webpack_require__.miniCssF = anew(miniCssF);
  __webpack_require__.e = async (chunk) => {
    for (let tried = 0; ; tried += 1) {
      try {
        return await load(chunk);
      } catch (cause) {
        failures.set(chunk, (failures.get(chunk) ?? 0) + 1);
        if (tried === retries) throw cause;
        await pauseBefore(tried + 1);
      }
    }
  };
  return { name: 'stammtisch-retry-chunks' };
}
