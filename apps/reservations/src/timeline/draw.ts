import type { Status } from '@stammtisch/domain/reservation/status';
import { guestNameOf, partyOf } from '../book/reservation.ts';
import type { TimelineGroup } from './groups.ts';
import type { TimelineItem } from './items.ts';

/** Texts that the board writes itself, outside React. */
export interface BoardWords {
  unassigned: () => string;
  seats: (count: number) => string;
  /** One party in words, for its hint. */
  item: (item: TimelineItem) => string;
  status: (status: Status) => string;
}

/** A party's bar: status sign, covers, name, and what must be seen at a glance. */
export function drawItem(item: TimelineItem, words: BoardWords): HTMLElement {
  const { reservation } = item;
  const bar = element('span', 'party-bar');
  bar.title = words.item(item);
  bar.append(
    sign(`status-${reservation.status}`),
    element('strong', 'party-size', partyOf(reservation)),
    element('span', 'party-name', guestNameOf(reservation)),
  );
  if (item.className.includes('is-late') || item.className.includes('is-overtime')) {
    bar.append(sign('sign-clock'));
  }
  if (item.className.includes('is-conflict')) bar.append(sign('sign-conflict'));
  const hasNote =
    reservation.comment + reservation.onlineComment + reservation.internalComment !== '';
  if (hasNote) bar.append(sign('sign-note'));
  if (reservation.locked) bar.append(sign('sign-locked'));
  return bar;
}

/** A row's head: the table with its seats, the room, or the lane with its count. */
export function drawGroup(
  group: (TimelineGroup & { count?: number }) | null,
  words: BoardWords,
): HTMLElement {
  const head = element('span', 'row-head');
  if (group === null) return head;
  if (group.kind === 'unassigned') {
    head.append(
      element('span', 'row-name', words.unassigned()),
      element('span', 'row-count', `${group.count ?? 0}`),
    );
    return head;
  }
  const seats = element('span', 'row-seats', `${group.seats}`);
  seats.title = words.seats(group.seats);
  head.append(element('span', 'row-name', group.name), seats);
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
  const use = document.createElementNS(svg, 'use');
  use.setAttribute('href', `#${id}`);
  picture.append(use);
  return picture;
}
