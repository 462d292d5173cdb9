import type { Call, CallOptions, Linked, ReplyOf } from '@stammtisch/hal-client';
import { isProblem } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/i18n';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useHost } from './host.ts';
import { tellProblem } from './tell-problem.ts';

export interface UseCallOptions {
  /** Problem types that the caller shows itself; every other one becomes a toast. */
  handles?: readonly string[];
}

/**
 * Makes a call on the link of a resource: `mutate({ on: reservation, options: { body } })`. What the
 * answer is about is read again.
 */
export function useCall<C extends Call>(call: C, { handles = [] }: UseCallOptions = {}) {
  const { client, notices } = useHost();
  const text = useText('problems');
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ on, options }: { on: Linked; options: CallOptions<C> }) => {
      const reply: { resource: ReplyOf<C>; etag?: string | undefined } = await client.call(
        on,
        call,
        options,
      );
      return reply;
    },
    onError: (error) => {
      if (isProblem(error) && handles.includes(error.type)) return;
      tellProblem(error, notices, (key) => text(key));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['resource'] }),
  });
}
