import {
  isProblem,
  type Call,
  type CallOptions,
  type Linked,
  type ProblemError,
} from '@stammtisch/hal-client';
import { tellProblem, useHost, useText, withMaster } from '@stammtisch/remote-kit';
import { useMutation, useQueryClient } from '@tanstack/react-query';

export interface MasterCallOptions {
  /** True: the caller has said it itself. */
  onRefused?: (problem: ProblemError) => boolean;
}

/** A call that costs money or changes what the house has bought: behind the master password. */
export function useMasterCall<C extends Call>(call: C, { onRefused }: MasterCallOptions = {}) {
  const { client, requireMaster, notices } = useHost();
  const problems = useText('problems');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ on, options }: { on: Linked; options: CallOptions<C> }) =>
      withMaster(requireMaster, () => client.call(on, call, options)),
    onError: (error) => {
      if (isProblem(error) && onRefused?.(error)) return;
      tellProblem(error, notices, (key) => problems(key));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['resource'] }),
  });
}
