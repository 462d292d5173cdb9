import type { NavSection } from '@stammtisch/contracts/remote/route';
import type { KnownRoute } from '../registry/route-table.ts';

export interface NavPlace {
  id: string;
  href: string;
  icon: string;
  /** The remote's namespace and the key of its label in it. */
  namespace: string;
  labelKey: string;
  /** What it is for, if its remote says so. */
  leadKey: string | undefined;
  badgeTopic: string | undefined;
}

export type NavModel = Readonly<Record<NavSection, readonly NavPlace[]>>;

/** The address of an entry: parameters of a place in the navigation are always optional. */
function plainHref(path: string): string {
  return path.replaceAll(/\/:\w+\?/g, '');
}

/** What the navigation shows of a release to an account with these features, section by section. */
export function navModel(routes: readonly KnownRoute[], features: readonly string[]): NavModel {
  const byId = new Map(routes.map((known) => [known.route.id, known]));
  const entries = [...new Set(routes.map(({ remote }) => remote))].flatMap(({ manifest }) =>
    manifest.nav.map((entry) => ({ entry, namespace: manifest.name })),
  );
  const placesOf = (section: NavSection) =>
    entries
      .filter(({ entry }) => entry.section === section)
      .filter(({ entry }) => entry.flag === undefined || features.includes(entry.flag))
      .toSorted((left, right) => left.entry.order - right.entry.order)
      .flatMap(({ entry, namespace }): NavPlace[] => {
        const known = byId.get(entry.route);
        if (known === undefined) return [];
        const { icon, labelKey, badgeTopic } = entry;
        const href = plainHref(known.route.path);
        const { leadKey } = known.route;
        return [{ id: entry.route, href, icon, namespace, labelKey, leadKey, badgeTopic }];
      });
  return {
    service: placesOf('service'),
    guests: placesOf('guests'),
    insight: placesOf('insight'),
    settings: placesOf('settings'),
  };
}

/** A phone's bar has five places: four of the work, and the settings. */
export function barPlaces({ service, guests, insight }: NavModel): NavPlace[] {
  return [...service, ...guests, ...insight].slice(0, 4);
}
