import { createServer, type RequestListener, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { downloadCalendar, mostBytes } from './download-calendar.ts';
import { isPublicAddress } from './public-address.ts';

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  return `http://127.0.0.1:${address.port}`;
}

/** As if this machine were on the internet. */
const here = { mayAsk: () => true };

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.20.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'localhost',
])('%s is no address of the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.32.0.1', '2a00:1450:4001:81b::200e'])('%s is one', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test('a calendar is fetched, over a redirect too', async () => {
  const home = await serve((request, response) => {
    if (request.url === '/old') return response.writeHead(302, { location: '/new' }).end();
    return response.end('BEGIN:VCALENDAR');
  });
  const expected = { kind: 'text', text: 'BEGIN:VCALENDAR' };
  expect(await downloadCalendar(`${home}/old`, here)).toEqual(expected);
});

test.each([
  ['this machine', 'http://127.0.0.1:1/a.ics', 'address-not-allowed'],
  ['this machine by name', 'http://localhost:1/a.ics', 'address-not-allowed'],
  ['this machine in other digits', 'http://2130706433/a.ics', 'address-not-allowed'],
  ['this machine in IPv6', 'http://[::1]/a.ics', 'address-not-allowed'],
  ['a file', 'file:///etc/passwd', 'not-an-address'],
  ['no address', 'feiertage', 'not-an-address'],
  ['a password in it', 'https://a:b@example.com/a.ics', 'not-an-address'],
])('%s is not asked', async (_, address, code) => {
  expect(await downloadCalendar(address)).toEqual({ kind: 'fault', code });
});

test('a public server cannot send us on into the house', async () => {
  const home = await serve((_, response) =>
    response.writeHead(302, { location: 'http://127.0.0.2:1/admin' }).end(),
  );
  const mayAsk = (address: string) => address === '127.0.0.1';
  const found = await downloadCalendar(home, { mayAsk });
  expect(found).toEqual({ kind: 'fault', code: 'address-not-allowed' });
});

test('what never ends is cut, what goes in circles and what is not there is told', async () => {
  const endless = await serve((_, response) => response.end(Buffer.alloc(mostBytes + 1, 'a')));
  expect(await downloadCalendar(endless, here)).toEqual({ kind: 'fault', code: 'too-large' });
  const circle = await serve((_, response) => response.writeHead(302, { location: '/' }).end());
  expect(await downloadCalendar(circle, here)).toEqual({ kind: 'fault', code: 'not-reachable' });
  const missing = await serve((_, response) => response.writeHead(404).end());
  expect(await downloadCalendar(missing, here)).toEqual({ kind: 'fault', code: 'not-reachable' });
});
