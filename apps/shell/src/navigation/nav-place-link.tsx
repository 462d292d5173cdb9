import { useText } from '@stammtisch/i18n';
import { useHost } from '@stammtisch/remote-kit';
import { createElement } from 'react';
import { NavLink } from 'react-router';
import { iconNamed } from './icons.ts';
import { NavBadge } from './nav-badge.tsx';
import type { NavPlace } from './nav-model.ts';

export interface NavPlaceLinkProps {
  place: NavPlace;
  /** With the word visible; without it the word is there for screen readers and as a tip. */
  labelled: boolean;
  className: string | undefined;
  /** Where words do not stand beside the icon, a badge sits on it. */
  isBadgeOnIcon?: boolean;
}

/** A place of the navigation. Pointing at it starts loading the remote behind it. */
export function NavPlaceLink({
  place,
  labelled,
  className,
  isBadgeOnIcon = !labelled,
}: NavPlaceLinkProps) {
  const label = useText(place.namespace)(place.labelKey);
  const { prefetch } = useHost();
  return (
    <NavLink
      to={place.href}
      className={className}
      title={labelled ? undefined : label}
      onPointerEnter={() => prefetch(place.id)}
      onFocus={() => prefetch(place.id)}
    >
      {createElement(iconNamed(place.icon), { 'aria-hidden': true, size: 18 })}
      <span className={labelled ? undefined : 'visually-hidden'}>{label}</span>
      {place.badgeTopic === undefined ? null : (
        <NavBadge topic={place.badgeTopic} isOnIcon={isBadgeOnIcon} />
      )}
    </NavLink>
  );
}
