import type { ServerResponse } from 'node:http';
import { fillIn } from './accounts.ts';
import { current, finish } from './checkout.ts';
import { textAt, type FormFields } from '../emulator/form.ts';
import { checkoutPage, closedPage, holderPage, onboardingPage } from './pages.ts';
import type { Provider } from './provider.ts';
import { leadTo, sendPage } from '../emulator/replies.ts';

interface Opened {
  method: string;
  id: string;
  form: FormFields;
}

/** The page on which a holder types a card. */
export function answerCheckout(
  provider: Provider,
  response: ServerResponse,
  { method, id, form, leaves }: Opened & { leaves: boolean },
) {
  const found = provider.shelf.session(id);
  const session = found && current(provider, found);
  if (session?.status !== 'open') return sendPage(response, closedPage(), 410);
  if (leaves) return leadTo(response, session.cancel_url);
  if (method !== 'POST') return sendPage(response, checkoutPage(session));
  const card = textAt(form, 'card');
  const wrong = finish(provider, session, card, textAt(form, 'agreed') === 'yes');
  if (wrong === 'asks-the-holder') return sendPage(response, holderPage(session, card));
  if (wrong) return sendPage(response, checkoutPage(session, wrong), 402);
  return leadTo(response, session.success_url.replaceAll('{CHECKOUT_SESSION_ID}', session.id));
}

/** The page on which a house says who it is. */
export function answerOnboarding(
  provider: Provider,
  response: ServerResponse,
  { method, id, form, back }: Opened & { back: string },
) {
  const account = provider.shelf.find('account', id);
  if (!account) return sendPage(response, closedPage(), 404);
  if (method !== 'POST') return sendPage(response, onboardingPage(account, back));
  fillIn(provider, account, textAt(form, 'wholly') === 'yes');
  return leadTo(response, back);
}
