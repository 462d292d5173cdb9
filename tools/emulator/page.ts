/** The pages run nothing and fetch nothing. Forms lead here and back to where somebody came from. */
export const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'";

const style = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 0; color: #1c1917; background: #f5f5f4 }
main { max-width: 28rem; margin: 0 auto; padding: 2rem 1rem } h1 { font-size: 1.4rem } h2 { font-size: 1rem; margin: 0 }
form { display: grid; gap: .75rem; background: #fff; border: 1px solid #d6d3d1; border-radius: .75rem; padding: 1.25rem; margin: 1rem 0 }
input { font: inherit; padding: .6rem; border: 1px solid #78716c; border-radius: .4rem; width: 100%; box-sizing: border-box }
button { font: inherit; font-weight: 600; padding: .7rem 1rem; border: 0; border-radius: .4rem; background: #1d4ed8; color: #fff; cursor: pointer }
.quiet { background: #e7e5e4; color: #1c1917 } .wrong { color: #b91c1c } small { color: #57534e }`;

/** A page of an emulator, which says what it is. */
export function page(title: string, notice: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title><style>${style}</style><body><main><h1>${escape(title)}</h1>
<p><small>${notice}</small></p>${body}</main></body></html>`;
}

export function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
