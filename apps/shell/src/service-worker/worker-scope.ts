/** A worker's global scope, as far as it is used: its own types would contradict those of a page. */
interface LastingEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}

export interface FetchEvent extends LastingEvent {
  request: Request;
  respondWith: (response: Promise<Response>) => void;
}

export interface WorkerScope {
  location: Location;
  skipWaiting: () => Promise<void>;
  clients: { claim: () => Promise<void> };
  addEventListener: {
    (type: 'install' | 'activate', hear: (event: LastingEvent) => void): void;
    (type: 'fetch', hear: (event: FetchEvent) => void): void;
    (type: 'message', hear: (event: LastingEvent & { data: unknown }) => void): void;
  };
}
