import type { Status } from '@stammtisch/domain/reservation/status';
import { guestNameOf, partyOf } from '../book/reservation.ts';
import type { BoardRow } from './board-rows.ts';
import type { TimelineItem } from './items.ts';

/** Texts that the board writes itself, outside React. */
export interface BoardWords {
  unassigned: () => string;
  seats: (count: number) => string;
  /** One party in words, for its hint. */
  item: (item: TimelineItem) => string;
  status: (status: Status) => string;
}

/** A party's bar: status sign, covers, name, status in words, and what must be seen at a glance. */
export function drawItem(item: TimelineItem, words: BoardWords): HTMLElement {
  const { reservation, className } = item;
  const bar = element('span', 'party-bar');
  bar.title = words.item(item);
  // Where the bar is long enough; the sign and the pattern say the same where it is not.
  bar.dataset['status'] = words.status(reservation.status);
  bar.append(
    sign(`status-${reservation.status}`),
    element('strong', 'party-size', partyOf(reservation)),
    element('span', 'party-name', guestNameOf(reservation)),
  );
  if (item.overtime > 0) {
    bar.append(sign('sign-clock'), element('strong', 'party-late', `+${item.overtime}`));
    bar.append(overtimeTail(item));
  } else if (className.includes('is-late')) bar.append(sign('sign-clock'));
  if (className.includes('is-conflict')) bar.append(sign('sign-conflict'));
  if (className.includes('is-combined')) bar.append(sign('sign-combined'));
  const hasNote =
    reservation.comment + reservation.onlineComment + reservation.internalComment !== '';
  if (hasNote) bar.append(sign('sign-note'));
  if (reservation.locked) bar.append(sign('sign-locked'));
  return bar;
}

/** From the planned end to now: the party still sits there. */
function overtimeTail({ start, end, overtime }: TimelineItem): HTMLElement {
  const tail = element('span', 'party-tail');
  const minutes = (end.getTime() - start.getTime()) / 60_000;
  tail.style.width = `${(100 * overtime) / minutes}%`;
  return tail;
}

/** A row's head: the table with its seats, the room with its fold, or the lane with its count. */
export function drawGroup(row: BoardRow | null, words: BoardWords): HTMLElement {
  const head = element('span', 'row-head');
  if (row === null) return head;
  if (row.kind === 'unassigned') {
    head.append(
      element('span', 'row-name', words.unassigned()),
      element('span', 'row-count', `${row.count}`),
    );
    return head;
  }
  if (row.kind === 'room')
    head.append(element('span', `row-fold${row.isFolded ? ' is-folded' : ''}`));
  const seats = element('span', 'row-seats', `${row.seats}`);
  seats.title = words.seats(row.seats);
  head.append(element('span', 'row-name', row.name), seats);
  return head;
}

function element(tag: string, className: string, words = ''): HTMLElement {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = words;
  return made;
}

const svg = 'http://www.w3.org/2000/svg';

/** A sign of the sprite that `TimelineSigns` puts on the page. */
function sign(id: string): SVGElement {
  const picture = document.createElementNS(svg, 'svg');
  picture.setAttribute('class', 'party-sign');
  picture.setAttribute('aria-hidden', 'true');
  picture.dataset['sign'] = id;
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#${id}`);
  picture.append(use);
  return picture;
}
