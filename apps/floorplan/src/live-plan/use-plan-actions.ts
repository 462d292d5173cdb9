import type { LivePlanWish } from '@stammtisch/contracts/slots/live-plan';
import { useText } from '@stammtisch/remote-kit';
import { useEffect, useState, type RefObject } from 'react';
import type { PlanParty } from './plan-party.ts';
import { useDrag } from './use-drag.ts';
import { useLatest } from './use-latest.ts';
import type { PlanModel } from './use-plan-model.ts';
import type { PlanState } from './use-plan-state.ts';

export interface PlanActionsGiven {
  state: PlanState;
  model: PlanModel;
  area: RefObject<HTMLElement | null>;
  ghost: RefObject<HTMLElement | null>;
  onWish: ((wish: LivePlanWish) => void) | undefined;
}

/** Puts parties at tables: by a drag, by presses, by keys; each step is said for who only hears it. */
export function usePlanActions({ state, model, area, ghost, onWish }: PlanActionsGiven) {
  const text = useText('floorplan');
  const [isDragging, setDragging] = useState(false);
  const { carry, chosen } = state;

  function place(party: PlanParty, to: readonly string[], from?: string, joins = false) {
    state.putDown();
    const tables = joins ? [...new Set([...party.tables, ...to])] : [...to];
    const names = tables.map((id) => model.nameOf(id)).join(' + ');
    state.say(text('live-plan.placing', { guest: party.guest, tables: names }));
    onWish?.({ kind: 'place', reservation: party.id, tables, from });
  }

  function pickUp(party: PlanParty, from?: string, joins = false) {
    state.pickUp({ party, from, joins });
    const words = { guest: party.guest, persons: party.size };
    state.say(text(joins ? 'live-plan.joining' : 'live-plan.choosing', words));
  }

  const stop = useLatest(() => {
    if (carry) state.say(text('live-plan.not-placed', { guest: carry.party.guest }));
    state.putDown();
    state.choose(undefined);
  });
  const press = useLatest((table: string) => {
    const meant = model.meantBy(table);
    if (carry) return place(carry.party, meant, carry.from, carry.joins);
    state.choose(chosen?.includes(table) ? undefined : meant);
  });

  const partyOf = (id: string) => model.parties.find((party) => party.id === id);
  useDrag({
    area,
    ghost,
    onStart: (drag) => {
      const party = partyOf(drag.party);
      if (party === undefined || onWish === undefined) return;
      setDragging(true);
      pickUp(party, drag.from);
    },
    onDrop: (drag, table) => {
      const party = partyOf(drag.party);
      setDragging(false);
      if (party === undefined || onWish === undefined) return;
      if (drag.from === table) stop();
      else place(party, model.meantBy(table), drag.from);
    },
    onCancel: () => {
      setDragging(false);
      stop();
    },
  });

  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) stop();
    };
    window.addEventListener('keydown', leave);
    return () => window.removeEventListener('keydown', leave);
  }, [stop]);

  return { isDragging, place, pickUp, press, stop };
}
