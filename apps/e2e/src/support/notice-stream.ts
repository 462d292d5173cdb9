import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { releaseChanged } from '@stammtisch/contracts/topics/release-changed';
import type { BrowserContext, Page } from 'playwright/test';

export interface NoticeStream {
  /** Tells every open page that the registry's pointer moved, as the API does. */
  tellOfRelease: () => void;
  /** Breaks every connection, as a tunnel does; the pages connect again by themselves. */
  interrupt: () => void;
  close: () => Promise<void>;
}

/** Stands in for the API's stream, so that a test decides when a page hears of a deploy. */
export async function openNoticeStream(browser: Page | BrowserContext): Promise<NoticeStream> {
  const listeners = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(': open\n\n');
    listeners.add(response);
    request.on('close', () => listeners.delete(response));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  await browser.route('**/api/1/stream', (route) =>
    route.continue({ url: `http://127.0.0.1:${String(port)}/` }),
  );
  return {
    tellOfRelease() {
      const href = '/registry/live.json';
      const at = new Date().toISOString();
      const data = JSON.stringify({ type: releaseChanged, href, version: null, at });
      for (const listener of listeners) listener.write(`id: ${at}\ndata: ${data}\n\n`);
    },
    interrupt() {
      for (const listener of listeners) listener.destroy();
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
