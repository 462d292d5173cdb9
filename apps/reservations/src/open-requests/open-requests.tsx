import { openRequestsTopic } from '@stammtisch/contracts/topics/open-requests';
import { useHost } from '@stammtisch/remote-kit';
import { useEffect } from 'react';
import { useOpenRequests } from './use-open-requests.ts';

/** Keeps told how many requests wait for an answer; draws nothing. */
export function OpenRequests() {
  const { bus } = useHost();
  const { data } = useOpenRequests();
  const count = data?.resource.total;
  useEffect(() => {
    if (count !== undefined) bus.publish(openRequestsTopic, { count });
  }, [bus, count]);
  return null;
}
