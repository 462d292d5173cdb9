import { lookup } from 'node:dns';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import type { CalendarFault } from '@stammtisch/contracts/event/event-calendar';
import { isPublicAddress } from './public-address.ts';

/** Bytes: ten years of public holidays are 100 kB. */
export const mostBytes = 2 * 1_024 * 1_024;
/** Milliseconds for everything together. */
const patience = 10_000;
const mostRedirects = 3;

export type Download = { kind: 'text'; text: string } | { kind: 'fault'; code: CalendarFault };

export interface DownloadOptions {
  /** Which addresses may be asked; tests ask their own machine. */
  mayAsk?: (address: string) => boolean;
}

const fault = (code: CalendarFault): Download => ({ kind: 'fault', code });

/** Thrown inside a lookup, where there is nothing to return. */
class AddressNotAllowed extends Error {}

/**
 * Fetches a calendar from the internet. The address is checked where the connection is made, after
 * the name was resolved and on every redirect, so that no name can change its mind in between.
 */
export async function downloadCalendar(
  address: string,
  { mayAsk = isPublicAddress }: DownloadOptions = {},
): Promise<Download> {
  const signal = AbortSignal.timeout(patience);
  // Calendars are often handed out as webcal://, which is https by another name.
  let url = parseUrl(address.trim().replace(/^webcals?:/i, 'https:'));
  for (let hop = 0; hop <= mostRedirects; hop += 1) {
    if (!url) return fault('not-an-address');
    try {
      const response = await ask(url, signal, mayAsk);
      const { statusCode = 0, headers } = response;
      if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
        response.destroy();
        url = parseUrl(headers.location, url);
        continue;
      }
      if (statusCode !== 200) {
        response.destroy();
        return fault('not-reachable');
      }
      return await readBody(response);
    } catch (error) {
      if (error instanceof AddressNotAllowed) return fault('address-not-allowed');
      if (signal.aborted) return fault('too-slow');
      if (error instanceof Error) return fault('not-reachable');
      throw error;
    }
  }
  return fault('not-reachable');
}

function parseUrl(text: string, base?: URL): URL | undefined {
  const url = URL.parse(text, base?.href);
  const isWeb = url !== null && ['http:', 'https:'].includes(url.protocol);
  return isWeb && url.username === '' && url.password === '' ? url : undefined;
}

function ask(
  url: URL,
  signal: AbortSignal,
  mayAsk: (address: string) => boolean,
): Promise<IncomingMessage> {
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve, reject) => {
    // An address instead of a name is never looked up.
    if (isIP(host) !== 0 && !mayAsk(host)) return reject(new AddressNotAllowed(host));
    const request = url.protocol === 'https:' ? requestHttps : requestHttp;
    const asked = request(
      url,
      {
        signal,
        lookup: checkedLookup(mayAsk),
        agent: false,
        headers: { accept: 'text/calendar, text/plain;q=0.5', 'user-agent': 'Stammtisch' },
      },
      resolve,
    );
    asked.once('error', reject);
    asked.end();
  });
}

/** Every address that a name stands for has to be a public one. */
function checkedLookup(mayAsk: (address: string) => boolean): LookupFunction {
  return (hostname, options, answer) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      if (error) return answer(error, '');
      const [first] = found;
      if (!first || !found.every(({ address }) => mayAsk(address))) {
        return answer(new AddressNotAllowed(hostname), '');
      }
      return options.all === true ? answer(null, found) : answer(null, first.address, first.family);
    });
  };
}

async function readBody(response: IncomingMessage): Promise<Download> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of response) {
    if (!(chunk instanceof Buffer)) throw new Error('the response was decoded by somebody');
    size += chunk.length;
    if (size > mostBytes) {
      response.destroy();
      return fault('too-large');
    }
    chunks.push(chunk);
  }
  return { kind: 'text', text: new TextDecoder().decode(Buffer.concat(chunks)) };
}
