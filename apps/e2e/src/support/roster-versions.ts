import { buildVersion, type BuiltVersion } from './build-version.ts';

/**
 * A page with everything that a remote can have: a style sheet, a part that comes later with another
 * one, a form that can be half filled, a handler on the window, and its version on the screen.
 */
function pageOf(version: string): Record<string, string> {
  return {
    'src/remote/timetable.module.css': `@layer app {
  .page { accent-color: rgb(1, 2, 3); }
}
`,
    'src/remote/later.module.css': `@layer app {
  .later { accent-color: rgb(4, 5, 6); }
}
`,
    'src/remote/later.tsx': `import styles from './later.module.css';
export default function Later() {
  return <p className={styles.later}>Mehr von ${version}</p>;
}
`,
    'src/remote/timetable.tsx': `import { useText, useUnsavedWork } from '@stammtisch/remote-kit';
import { lazy, Suspense, useEffect, useState } from 'react';
import styles from './timetable.module.css';
const Later = lazy(() => import(/* webpackChunkName: "later" */ './later.tsx'));
export default function Timetable() {
  const text = useText('roster');
  const [note, setNote] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [isBroken, setBroken] = useState(false);
  useUnsavedWork(note !== '');
  useEffect(() => {
    const listen = () => undefined;
    addEventListener('resize', listen);
    return () => removeEventListener('resize', listen);
  }, []);
  if (isBroken) throw new Error('broken on purpose');
  return (
    <article className={styles.page}>
      <h1>{text('timetable.title')}</h1>
      <p>Fassung ${version}</p>
      <label>Notiz <input value={note} onChange={(event) => setNote(event.target.value)} /></label>
      <button type="button" onClick={() => setOpen(true)}>Mehr</button>
      <button type="button" onClick={() => setBroken(true)}>Kaputt</button>
      {isOpen ? <Suspense fallback={<p>kommt</p>}><Later /></Suspense> : null}
    </article>
  );
}
`,
  };
}

const built = new Map<string, BuiltVersion>();

/** A version of the roster with that page; built once for all tests of a run. */
export function rosterVersion(version: string, files: Record<string, string> = {}): BuiltVersion {
  const known = built.get(version);
  if (known !== undefined) return known;
  const made = buildVersion({ remote: 'roster', version, files: { ...pageOf(version), ...files } });
  built.set(version, made);
  return made;
}
