import { escape, page as framed } from '../emulator/page.ts';
import type { Account, Session } from './objects.ts';

const notice = 'Emulator of the payment provider. No real card, no real money.';
const page = (title: string, body: string) => framed(title, notice, body);

const cards = `<small>Test cards: 4242 4242 4242 4242 works, 4000 0000 0000 0002 is declined,
4000 0025 0000 3155 asks its holder, 4000 0000 0000 0341 is declined when it is charged.</small>`;

export function checkoutPage(session: Session, wrong?: string): string {
  const isSetup = session.mode === 'setup';
  return page(
    isSetup ? 'Leave a card' : 'Subscribe',
    `<p>${isSetup ? 'Nothing is charged now.' : '9.90 € a month plus VAT.'}</p>
    <form method="post" action="/checkout/${session.id}">
      <label>Card number <input name="card" inputmode="numeric" autocomplete="cc-number" value="4242 4242 4242 4242" required></label>
      ${wrong ? `<p class="wrong" role="alert">${escape(wrong)}</p>` : ''}
      <button>${isSetup ? 'Save card' : 'Subscribe'}</button>${cards}
    </form>
    <form method="post" action="/checkout/${session.id}/cancel"><button class="quiet">Back without a card</button></form>`,
  );
}

export function holderPage(session: Session, card: string): string {
  return page(
    'Your bank asks',
    `<form method="post" action="/checkout/${session.id}">
      <input type="hidden" name="card" value="${escape(card)}"><input type="hidden" name="agreed" value="yes">
      <button>Confirm it is me</button>
    </form>`,
  );
}

export function closedPage(): string {
  return page('This checkout is over', '<p>Go back to where you came from and begin again.</p>');
}

export function onboardingPage(account: Account, back: string): string {
  const action = `/onboarding/${account.id}?return=${encodeURIComponent(back)}`;
  return page(
    'Your account',
    `<form method="post" action="${escape(action)}"><input type="hidden" name="wholly" value="yes"><button>Fill in everything</button></form>
    <form method="post" action="${escape(action)}"><button class="quiet">Leave something out</button></form>`,
  );
}
