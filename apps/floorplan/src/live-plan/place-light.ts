import {
  freePlaces,
  holderOf,
  type FreePlace,
  type PlaceSet,
  type PlaceTable,
  type PlaceWish,
} from '@stammtisch/domain/table/free-places';
import type { Minute } from '@stammtisch/domain/time/minute';
import type { PlanParty } from './plan-party.ts';

/**
 * What a table is to a party that looks for one: it fits for the whole stay, for a shorter one, only
 * together with others, is too small, kept for larger parties, or somebody else's.
 */
export type Light = 'fits' | 'short' | 'set' | 'small' | 'large' | 'taken';

export interface TableLight {
  light: Light;
  until?: Minute | undefined;
  /** Whose it is then. */
  by?: string | undefined;
}

export interface PlaceSearch {
  /** The best first. */
  places: readonly FreePlace[];
  lights: ReadonlyMap<string, TableLight>;
}

/** Where a party of a size finds a place, and how each table is lit for it. */
export function searchPlaces(
  floor: { tables: readonly PlaceTable[]; sets: readonly PlaceSet[] },
  parties: readonly PlanParty[],
  wish: PlaceWish & {
    /** Only places for the whole stay: a party that is moved keeps its end. */
    isWholeOnly?: boolean;
  },
): PlaceSearch {
  const places = freePlaces(floor, parties, wish).filter(
    ({ isWhole }) => isWhole || wish.isWholeOnly !== true,
  );
  const lights = new Map<string, TableLight>();
  for (const { tables, until, isWhole } of places) {
    const light = tables.length > 1 ? 'set' : isWhole ? 'fits' : 'short';
    for (const table of tables) if (!lights.has(table)) lights.set(table, { light, until });
  }
  for (const { id, seats } of floor.tables) {
    if (lights.has(id)) continue;
    const by = holderOf([id], parties, wish)?.guest;
    const unfit = seats < wish.persons ? 'small' : 'large';
    lights.set(id, by === undefined ? { light: unfit } : { light: 'taken', by });
  }
  return { places, lights };
}
