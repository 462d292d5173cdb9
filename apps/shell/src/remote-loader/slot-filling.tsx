import { Suspense, type ComponentType } from 'react';
import { RemoteHost } from '../host/remote-host.tsx';
import { tellCrash } from '../circuit-breaker/tell-crash.ts';
import type { Filling } from './fillings-of.ts';
import { RouteBoundary } from './route-boundary.tsx';

export interface SlotFillingProps {
  filling: Filling;
  Content: ComponentType<object>;
  data: object;
  /** A new value forgets a crash: what crashed on one day may work on the next. */
  resetKey: string;
  onCrash: () => void;
}

/** One filling of a place: a crash, and its own waiting, stay within it. */
export function SlotFilling({ filling, Content, data, resetKey, onCrash }: SlotFillingProps) {
  const { manifest } = filling.remote;
  return (
    <RouteBoundary
      resetKey={resetKey}
      onFailure={(failure) => {
        tellCrash(filling.remote, failure);
        onCrash();
      }}
      renderFallback={() => null}
    >
      <Suspense>
        <RemoteHost manifest={manifest}>
          <Content {...data} />
        </RemoteHost>
      </Suspense>
    </RouteBoundary>
  );
}
