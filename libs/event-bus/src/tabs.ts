/** The way to the other tabs of this origin. */
export interface Tabs {
  send: (message: unknown) => void;
  receive: (handler: (message: unknown) => void) => void;
  close: () => void;
}

/** Over a BroadcastChannel; `undefined` where there is none. */
export function openTabs(name: string): Tabs | undefined {
  if (typeof BroadcastChannel === 'undefined') return undefined;
  const channel = new BroadcastChannel(name);
  return {
    send: channel.postMessage.bind(channel),
    receive: (handler) => channel.addEventListener('message', (event) => handler(event.data)),
    close: () => channel.close(),
  };
}
