import { createElement as element, type CSSProperties, type ReactNode } from 'react';
import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Img,
  Link,
  Preview,
  Section,
  Text,
} from '@react-email/components';
import { render } from '@react-email/render';
import { textOn } from '@stammtisch/domain/brand/contrast';
import type { Letter } from './letter.ts';
import { paragraphs } from './letter-paragraphs.ts';
import { letterStyles as styles, narrowScreens, stateColors } from './letter-styles.ts';
import type { Letterhead } from './letterhead.ts';
import { plain } from './wording.ts';

/** The mail as people see it; everything that a guest wrote is escaped on the way. */
export function letterAsHtml(letter: Letter, letterhead: Letterhead): Promise<string> {
  const { primarycolor } = letterhead;
  const brand = { backgroundColor: primarycolor, color: textOn(primarycolor) };
  return render(
    element(
      Html,
      { lang: letter.language, dir: 'ltr' },
      element(
        Head,
        null,
        element('title', null, letter.subject),
        element('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
        element('meta', { name: 'color-scheme', content: 'light' }),
        element('style', null, narrowScreens),
      ),
      element(
        Preview,
        null,
        `${plain(letter.body)} ${letter.date}, ${letter.time}, ${letter.persons}`,
      ),
      element(
        Body,
        { style: styles.page },
        element(
          Container,
          { style: styles.sheet, className: 'sheet' },
          element(
            Section,
            { style: { ...styles.head, ...brand }, className: 'pad' },
            ...logoOf(letterhead),
            element(Text, { style: styles.house }, letterhead.name),
          ),
          element(
            Section,
            { style: styles.letter, className: 'pad' },
            badge(letter),
            element(Heading, { as: 'h1', style: styles.title, className: 'title' }, letter.title),
            ...paragraphs(letter.greeting, 'greeting'),
            ...paragraphs(letter.body, 'body'),
            appointment(letter, primarycolor),
            ...datesOf(letter),
            ...actionOf(letter, brand),
            ...paragraphs(letter.closing, 'closing', styles.closing),
          ),
          details(letter),
          letter.links.length > 0 && furtherLinks(letter),
        ),
        element(
          Container,
          { style: styles.notes, className: 'pad' },
          ...letter.notes.map((note) => element(Text, { key: note, style: styles.note }, note)),
        ),
      ),
    ),
  );
}

function actionOf({ action }: Letter, brand: CSSProperties): ReactNode[] {
  if (!action) return [];
  const { label, href, hint } = action;
  const style = { ...styles.action, ...brand };
  return [
    element(Button, { key: 'action', href, style, className: 'wide' }, label),
    hint !== '' && element(Text, { key: 'hint', style: styles.hint }, hint),
  ];
}

/** Where the mail carries its picture: it is part of the mail, so that no reader has to fetch it. */
export const logoId = 'logo@house';

const logoHeight = 40;
const widestLogo = 240;

/** The name stands below it, so it says nothing of its own. */
function logoOf({ logo, logoRatio }: Letterhead): ReactNode[] {
  if (!logo || logoRatio === null) return [];
  const width = Math.min(widestLogo, Math.round(logoHeight * logoRatio));
  const height = Math.round(width / logoRatio);
  const size = { width: String(width), height: String(height) };
  return [
    element(Img, { key: 'logo', ...size, src: `cid:${logoId}`, alt: '', style: styles.logo }),
  ];
}

function furtherLinks({ links }: Letter): ReactNode {
  return element(
    Section,
    { style: styles.details, className: 'pad' },
    ...links.map(({ label, href }, index) =>
      element(
        Text,
        { key: `${index} ${href}`, style: styles.listed },
        element(Link, { href, style: styles.link }, label),
      ),
    ),
  );
}

function badge({ type, state }: Letter): ReactNode {
  return element(
    Text,
    { style: styles.badgeLine },
    element('span', { style: { ...styles.badge, ...stateColors[type] } }, state),
  );
}

function appointment(letter: Letter, accent: string): ReactNode {
  const isOff = ['cancellation', 'refusal', 'house-cancellation'].includes(letter.type);
  const struck = isOff ? styles.struck : {};
  return element(
    Section,
    { style: { ...styles.appointment, borderLeft: `4px solid ${accent}` } },
    element(Text, { style: { ...styles.date, ...struck } }, letter.date),
    element(
      Text,
      { style: { ...styles.time, ...struck }, className: 'time' },
      `${letter.time}  ·  ${letter.persons}`,
    ),
    letter.before !== '' && element(Text, { style: styles.hint }, letter.before),
  );
}

/** The dates of a series, below the first of them. */
function datesOf({ dates: { label, list } }: Letter): ReactNode[] {
  if (list.length === 0) return [];
  return [
    element(Text, { key: 'label', style: styles.label }, label),
    ...list.map((date) => element(Text, { key: date, style: styles.listed }, date)),
  ];
}

function details({ details: lines }: Letter): ReactNode {
  return element(
    Section,
    { style: styles.details, className: 'pad' },
    ...lines.map(({ label, text, href }) =>
      element(
        Section,
        { key: label, style: styles.detail },
        element(Text, { style: styles.label }, label),
        element(
          Text,
          { style: styles.value },
          href ? element(Link, { href, style: styles.link }, text) : text,
        ),
      ),
    ),
  );
}
