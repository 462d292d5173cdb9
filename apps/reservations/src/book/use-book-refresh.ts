import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Reads again whatever is on the screen; the answer to one's own change need not wait for the stream. */
export function useBookRefresh() {
  const queries = useQueryClient();
  return useCallback(() => queries.invalidateQueries({ queryKey: ['resource'] }), [queries]);
}
