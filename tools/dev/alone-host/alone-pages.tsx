import type { Entry } from '@stammtisch/contracts/entry/read-entry';
import type { RemoteDefinition } from '@stammtisch/contracts/remote/define-remote';
import type { HalClient } from '@stammtisch/hal-client';
import { HostContext } from '@stammtisch/remote-kit';
import { pages } from 'alone-remote';
import { createElement, lazy, Suspense, useMemo } from 'react';
import { Navigate, Route, Routes, useNavigate } from 'react-router';
import { createAloneHost } from './create-alone-host.ts';
import { fillingsOf } from './fillings-of.ts';
import { PlaceList } from './place-list.tsx';
import styles from './alone-pages.module.css';

export interface AlonePagesProps {
  remote: RemoteDefinition;
  client: HalClient;
  entry: Entry;
}

const components = Object.fromEntries(
  Object.entries(pages).map(([name, load]) => [name, lazy(load)]),
);

/** A list of what the remote has, and the one that the address names. */
export function AlonePages({ remote, client, entry }: AlonePagesProps) {
  const navigate = useNavigate();
  const host = useMemo(
    () =>
      createAloneHost({ remote, client, entry, go: (to, options) => void navigate(to, options) }),
    [remote, client, entry, navigate],
  );
  const fillings = fillingsOf(remote);
  const draw = (expose: string, props: object = {}) => {
    const found = components[expose];
    return found === undefined ? null : createElement(found, props);
  };
  const first = remote.routes[0]?.path.replace(/\/:.*$/, '') ?? fillings[0]?.path ?? '/';
  return (
    <HostContext value={host}>
      <PlaceList remote={remote} fillings={fillings} />
      <main className={styles.page}>
        <Suspense fallback={<p>…</p>}>
          <Routes>
            {remote.routes.flatMap(({ path, aliases = [], expose }) =>
              [path, ...aliases].map((each) => (
                <Route key={each} path={each} element={draw(expose)} />
              )),
            )}
            {fillings.map(({ path, expose, data }) => (
              <Route key={path} path={path} element={draw(expose, data)} />
            ))}
            <Route path="*" element={<Navigate to={first} replace />} />
          </Routes>
        </Suspense>
      </main>
    </HostContext>
  );
}
