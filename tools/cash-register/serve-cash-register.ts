import { send } from '../emulator/replies.ts';
import { serveEmulator, type Asked, type Emulator } from '../emulator/serve-emulator.ts';
import { answerApi } from './answer-api.ts';
import { answerConsent, answerTill } from './answer-pages.ts';
import { faults } from './faults.ts';
import { Provider } from './provider.ts';
import { Till, type Kept } from './till.ts';

export interface CashRegisterOptions {
  port: number;
  host: string;
  /** By which it knows Stammtisch. */
  developerToken: string;
  /** Keeps what it knows over a restart. */
  file?: string;
}

export interface CashRegister extends Emulator {
  provider: Provider;
  till: Till;
}

/**
 * An emulator of the cash register provider: the part of ready2order's API that Stammtisch speaks,
 * its page of consent, a page to order and pay on, and faults to switch on. For `npm start` and tests.
 */
export async function serveCashRegister(options: CashRegisterOptions): Promise<CashRegister> {
  let opened: { provider: Provider; till: Till } | undefined;
  const emulator = await serveEmulator(options, (origin, kept) => {
    // It is its own file, which nobody else writes.
    const till = new Till((kept as Kept | undefined) ?? undefined);
    const provider = new Provider({ till, origin, developerToken: options.developerToken });
    opened = { provider, till };
    return { answer: (asked) => answer(provider, asked), keep: () => till.kept };
  });
  if (!opened) throw new Error('the emulator opens its parts before it listens');
  return { ...emulator, ...opened };
}

function answer(provider: Provider, asked: Asked) {
  const { response, url, body } = asked;
  switch (url.pathname.split('/')[1]) {
    case 'v1':
      return answerApi(provider, asked);
    case 'api':
      return answerConsent(provider, asked);
    case '':
    case 'till':
      return answerTill(provider, asked);
    case 'faults':
      provider.faults = faults.parse(JSON.parse(body || '{}'));
      return send(response, 204, 'text/plain', '');
    default:
      return send(response, 404, 'text/plain', 'The emulator has no such page.');
  }
}
