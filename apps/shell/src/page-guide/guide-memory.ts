import * as z from 'zod';
import { create } from 'zustand';

const storageKey = 'stammtisch.guides';

const stored = z.object({
  /** Somebody on this device wants no guides at all. */
  isOff: z.boolean().catch(false),
  /** Ids of the routes that were welcomed to, by restaurant. */
  seen: z.record(z.string(), z.array(z.string())).catch({}),
});
type Stored = z.infer<typeof stored>;

interface GuideMemory extends Stored {
  remember: (restaurant: string, route: string) => void;
  switchOff: () => void;
}

function read(): Stored {
  const text = localStorage.getItem(storageKey);
  try {
    return stored.parse(text === null ? {} : JSON.parse(text));
  } catch (cause) {
    console.warn('which guides were seen is not readable', cause);
    return stored.parse({});
  }
}

/** Which pages this device has welcomed somebody to, account by account; kept beyond the page. */
export const useGuideMemory = create<GuideMemory>((_, get) => ({
  ...read(),
  remember(restaurant, route) {
    const { seen } = get();
    const known = seen[restaurant] ?? [];
    if (!known.includes(route)) keep({ seen: { ...seen, [restaurant]: [...known, route] } });
  },
  switchOff: () => keep({ isOff: true }),
}));

function keep(change: Partial<Stored>): void {
  useGuideMemory.setState(change);
  const { isOff, seen } = useGuideMemory.getState();
  localStorage.setItem(storageKey, JSON.stringify({ isOff, seen }));
}
