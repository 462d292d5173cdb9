import loadHighs from 'highs';

export interface Solution {
  /** The best value found; no plan is worth more than `bound`. */
  value: number;
  bound: number;
  milliseconds: number;
  isOptimal: boolean;
}

/**
 * Solves a program with HiGHS on one thread, as its package brings it (WebAssembly). Undefined when
 * it gives up: the largest programs do not fit into its memory.
 */
export async function solveExactly(
  program: string,
  seconds: number,
): Promise<Solution | undefined> {
  const highs = await loadHighs();
  const started = performance.now();
  const options = { time_limit: seconds, mip_rel_gap: 0, output_flag: false, threads: 1 };
  const solution = attempt(() => highs.solve(program, options));
  if (!solution) return undefined;
  const milliseconds = performance.now() - started;
  const isOptimal = solution.Status === 'Optimal';
  const value = solution.ObjectiveValue;
  return { value, bound: isOptimal ? value : Infinity, milliseconds, isOptimal };
}

function attempt<Result>(solve: () => Result): Result | undefined {
  try {
    return solve();
  } catch (error) {
    if (String(error).includes('Aborted')) return undefined;
    throw error;
  }
}
