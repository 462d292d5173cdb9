import type { TableReply } from '@stammtisch/contracts/room/room';
import type { TableState } from '@stammtisch/domain/table/table-state';
import { minutesBetween, type Minute } from '@stammtisch/domain/time/minute';
import { useFormats } from '@stammtisch/i18n';
import { minuteInZone, useRestaurant, useText } from '@stammtisch/remote-kit';
import type { TableLight } from './place-light.ts';
import type { TablePlace } from './place-of.ts';
import type { PlanParty } from './plan-party.ts';
import type { TableLook } from './table-look.ts';

export interface LookGiven {
  table: TableReply;
  place: TablePlace;
  state: TableState<PlanParty>;
  light: TableLight | undefined;
  isChosen: boolean;
}

/** Says how a table stands, in all the words that it shows or speaks. */
export function useTableLooks(now: Minute): (given: LookGiven) => TableLook {
  const text = useText('floorplan');
  const formats = useFormats();
  const { timeZone } = useRestaurant();
  const clock = (minute: Minute) => formats.time(minute.slice(11));

  /** Since it arrived, or should have. */
  const minutesSeated = ({ reservation, start }: PlanParty) => {
    const { arrivalAt } = reservation;
    const since = arrivalAt === null ? start : minuteInZone(new Date(arrivalAt), timeZone);
    return Math.max(0, minutesBetween(since, now));
  };

  function shortOf(state: TableState<PlanParty>): string {
    switch (state.kind) {
      case 'free':
        return state.next ? text('live-plan.until', { time: clock(state.next.start) }) : '';
      case 'seated':
        return text('live-plan.minutes', { minutes: minutesSeated(state.party) });
      case 'overtime':
        return text('live-plan.over', { minutes: minutesBetween(state.party.end, now) });
      case 'late':
        return text('live-plan.over', { minutes: minutesBetween(state.party.start, now) });
      case 'conflict':
        return clock(state.next.start);
      default:
        return clock(state.party.start);
    }
  }

  function tinyOf(state: TableState<PlanParty>, light: TableLight | undefined) {
    const { kind } = state;
    if (light === undefined && (kind === 'late' || kind === 'overtime')) {
      const since = kind === 'late' ? state.party.start : state.party.end;
      return text('live-plan.over-tiny', { minutes: minutesBetween(since, now) });
    }
    const until = light?.until ?? (state.kind === 'free' ? state.next?.start : undefined);
    return until === undefined ? undefined : text('live-plan.until-tiny', { time: clock(until) });
  }

  function saysOf(state: TableState<PlanParty>): string {
    if (state.kind === 'free') return text('live-plan.state-free');
    const { party, kind } = state;
    return text(`live-plan.says-${kind}`, {
      time: clock(party.start),
      end: clock(party.end),
      guest: party.guest,
      persons: party.size,
      minutes: kind === 'late' ? minutesBetween(party.start, now) : minutesSeated(party),
    });
  }

  function lightWordOf({ light, until, by }: TableLight): string {
    if (light === 'taken') return text('live-plan.light-taken', { guest: by ?? '' });
    if (light === 'small' || light === 'large') return text(`live-plan.light-${light}`);
    return until === undefined
      ? text('live-plan.light-free')
      : text('live-plan.light-until', { time: clock(until) });
  }

  return ({ table, place, state, light, isChosen }) => {
    const party = state.kind === 'free' ? undefined : state.party;
    const others = party?.reservation.tables.filter(({ id }) => id !== table.id) ?? [];
    const { next } = state;
    const following =
      next && text('live-plan.then', { time: clock(next.start), guest: next.guest });
    const lightWord = light && lightWordOf(light);
    const words = [
      saysOf(state),
      others.length > 0 &&
        text('live-plan.together', { tables: others.map(({ name }) => name).join(', ') }),
      party?.hasAllergy && text('live-plan.allergy'),
      following,
      lightWord,
    ];
    return {
      ...place,
      id: table.id,
      name: [table.name, ...others.map(({ name }) => name)].join(' + '),
      kind: state.kind,
      word: text(`live-plan.state-${state.kind}`),
      short: shortOf(state),
      tiny: tinyOf(state, light),
      load: party === undefined ? `0/${table.seats}` : `${party.size}/${seatsAt(table, party)}`,
      guest: party?.guest,
      next: following,
      hasAllergy: party?.hasAllergy ?? false,
      party: state.kind === 'left' ? undefined : party?.id,
      light: light?.light,
      lightWord,
      lightShort:
        light?.until === undefined
          ? lightWord
          : text('live-plan.until', { time: clock(light.until) }),
      isChosen,
      spoken: text('live-plan.table', {
        name: table.name,
        count: table.seats,
        state: words.filter((word) => typeof word === 'string').join('; '),
      }),
    };
  };
}

function seatsAt(table: TableReply, { reservation }: PlanParty): number {
  return reservation.tables.reduce(
    (sum, { id, seats }) => sum + (id === table.id ? table.seats : seats),
    0,
  );
}
