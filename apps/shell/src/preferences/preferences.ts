import { isLanguage } from '@stammtisch/i18n';
import * as z from 'zod';
import { create } from 'zustand';

const storageKey = 'stammtisch.preferences';

const stored = z.object({
  language: z.string().refine(isLanguage).optional().catch(undefined),
  scheme: z.enum(['system', 'light', 'dark']).catch('system'),
  /** Undefined until somebody chose: then the window's width decides. */
  wideRail: z.boolean().optional().catch(undefined),
  watch: z.boolean().catch(false),
});

type Stored = z.infer<typeof stored>;

interface Preferences extends Stored {
  choose: (change: Partial<Stored>) => void;
}

function read(): Stored {
  const text = localStorage.getItem(storageKey);
  const parsed = stored.safeParse(text === null ? {} : parseJson(text));
  return parsed.success ? parsed.data : stored.parse({});
}

/** Somebody else's text in our place of the storage counts as no preferences. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    console.warn('stored preferences are not readable', cause);
    return {};
  }
}

/** What this device remembers about how its people like the product; not bound to a restaurant. */
export const usePreferences = create<Preferences>((set, get) => ({
  ...read(),
  choose(change) {
    set(change);
    const { language, scheme, wideRail, watch } = get();
    localStorage.setItem(storageKey, JSON.stringify({ language, scheme, wideRail, watch }));
  },
}));
