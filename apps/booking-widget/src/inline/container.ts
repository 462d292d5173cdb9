/*
 * The container that module federation looks for: `init` takes what the page shares, `get` hands a
 * module's factory out. Written by hand, because it shares nothing: a generated one would bring the
 * federation's runtime along, about 40 kB that every federated page has already.
 */
const modules = {
  './mount': async () => {
    const { mount } = await import('./mount.tsx');
    return { mount };
  },
};

function isExposed(name: string): name is keyof typeof modules {
  return Object.hasOwn(modules, name);
}

export function init(): void {}

export async function get(name: string) {
  if (!isExposed(name)) throw new Error(`the booking widget exposes no ${name}`);
  const exposed = await modules[name]();
  return () => exposed;
}
