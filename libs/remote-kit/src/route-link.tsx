import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Destination } from './destination.ts';
import { useHost } from './host.ts';

export interface RouteLinkProps extends Destination {
  children: ReactNode;
  className?: string;
}

/** A real link to a route of any remote, by its id. */
export function RouteLink({
  children,
  className,
  replace = false,
  ...destination
}: RouteLinkProps) {
  const { hrefOf, prefetch } = useHost();
  return (
    <Link
      to={hrefOf(destination)}
      replace={replace}
      className={className}
      onPointerEnter={() => prefetch(destination.to)}
      onFocus={() => prefetch(destination.to)}
    >
      {children}
    </Link>
  );
}
