import { useLanguage } from '@stammtisch/i18n';
import type { SlotProps } from '@stammtisch/remote-kit';
import type { Release } from '@stammtisch/contracts/remote/release';
import { useQueries } from '@tanstack/react-query';
import { createElement } from 'react';
import { remoteQuery } from './remote-query.ts';
import { RouteBoundary } from './route-boundary.tsx';

/** The component that fills slots from a release; a filling that fails leaves nothing behind. */
export function createSlotOutlet(release: Release) {
  return function SlotOutlet({ name, data = {} }: SlotProps) {
    const language = useLanguage();
    const fillings = release.remotes
      .flatMap((remote) => remote.manifest.slots.filled.map((fill) => ({ remote, fill })))
      .filter(({ fill }) => fill.slot === name)
      .toSorted((left, right) => left.fill.order - right.fill.order);
    const loaded = useQueries({
      queries: fillings.map(({ remote, fill }) => remoteQuery(remote, fill.expose, language)),
    });
    return loaded.map((result, index) => {
      const filling = fillings[index];
      if (result.data === undefined || filling === undefined) return null;
      const key = `${filling.remote.base} ${filling.fill.expose}`;
      return (
        <RouteBoundary
          key={key}
          resetKey={key}
          onFailure={(failure) => console.error(`slot ${name}: ${key} failed`, failure)}
          renderFallback={() => null}
        >
          {createElement(result.data.Page, data)}
        </RouteBoundary>
      );
    });
  };
}
