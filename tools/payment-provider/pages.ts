import type { Account, Session } from './objects.ts';

/** The pages run nothing and fetch nothing. Forms lead here and back to where the holder came from. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1c1917; background: #f5f5f4 }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem } h1 { font-size: 1.4rem }
form { display: grid; gap: .75rem; background: #fff; border: 1px solid #d6d3d1; border-radius: .75rem; padding: 1.25rem; margin: 1rem 0 }
input { font: inherit; padding: .6rem; border: 1px solid #78716c; border-radius: .4rem; width: 100%; box-sizing: border-box }
button { font: inherit; font-weight: 600; padding: .7rem 1rem; border: 0; border-radius: .4rem; background: #1d4ed8; color: #fff; cursor: pointer }
.quiet { background: #e7e5e4; color: #1c1917 } .wrong { color: #b91c1c } small { color: #57534e }`;

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

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><body><main><h1>${title}</h1>
<p><small>Emulator of the payment provider. No real card, no real money.</small></p>${body}</main></body></html>`;
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
