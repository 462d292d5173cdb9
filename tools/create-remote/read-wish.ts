import { parseArgs } from 'node:util';
import { navSection, type NavSection } from '@stammtisch/contracts/remote/route';
import type { Locale } from '@stammtisch/contracts/remote/locale';
import { Refused } from '../dev/refused.ts';

/** What a new remote is to be. */
export interface Wish {
  name: string;
  team: string;
  section: NavSection;
  titles: Readonly<Record<Locale, string>>;
}

export const usage = `npm run create-remote -- <name> [--team <team>] [--section <section>]
    [--title-de <title>] [--title-en <title>] [--title-fr <title>]

  <name>      kebab-case letters; the folder apps/<name> and the namespace of its texts
  --team      who answers for it (the name)
  --section   of the navigation: ${navSection.options.join(', ')} (insight)
  --title-…   in the navigation and above the page (the name)`;

const kebabCase = /^[a-z]+(-[a-z]+)*$/;

/** `guest-cards` becomes `Guest cards`. */
function titleOf(name: string): string {
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`.replaceAll('-', ' ');
}

function parse(words: string[]) {
  try {
    return parseArgs({
      args: words,
      allowPositionals: true,
      options: {
        team: { type: 'string' },
        section: { type: 'string', default: 'insight' },
        'title-de': { type: 'string' },
        'title-en': { type: 'string' },
        'title-fr': { type: 'string' },
      },
    });
  } catch (cause) {
    throw new Refused(`${cause instanceof Error ? cause.message : String(cause)}\n\n${usage}`, {
      cause,
    });
  }
}

/** @throws {Refused} with what to do instead */
export function readWish(words: string[]): Wish {
  const { values, positionals } = parse(words);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new Refused(`Name one remote.\n\n${usage}`);
  if (!kebabCase.test(name)) {
    throw new Refused(`"${name}" is no name: use small letters and hyphens, as in guest-cards.`);
  }
  const section = navSection.safeParse(values.section);
  if (!section.success) {
    throw new Refused(`--section is one of ${navSection.options.join(', ')}.`);
  }
  const title = titleOf(name);
  return {
    name,
    team: values.team ?? name,
    section: section.data,
    titles: {
      de: values['title-de'] ?? title,
      en: values['title-en'] ?? title,
      fr: values['title-fr'] ?? title,
    },
  };
}
