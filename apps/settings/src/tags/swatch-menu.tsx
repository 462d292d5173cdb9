import { useText } from '@stammtisch/remote-kit';
import { IconButton, Menu } from '@stammtisch/ui-kit';
import { Pipette } from 'lucide-react';
import { useRef } from 'react';
import { palette } from './palette.ts';
import styles from './tags.module.css';

export interface SwatchMenuProps {
  /** What the colour is of, and which one it is. */
  label: string;
  color: string;
  onChange: (color: string) => void;
}

/** A colour: one of ten by name, or any. */
export function SwatchMenu({ label, color, onChange }: SwatchMenuProps) {
  const text = useText('settings');
  const own = useRef<HTMLInputElement>(null);
  return (
    <span className={styles.swatch}>
      <Menu
        label={label}
        placement="bottom start"
        trigger={
          <IconButton label={label} hasTooltip={false}>
            <Swatch color={color} />
          </IconButton>
        }
        entries={[
          ...palette.map((each) => ({
            id: each.name,
            label: text(`tags.color-${each.name}`),
            icon: <Swatch color={each.color} />,
            isCurrent: each.color === color,
            onAction: () => onChange(each.color),
          })),
          {
            id: 'own',
            label: text('tags.own-color'),
            icon: <Pipette aria-hidden />,
            startsGroup: true,
            onAction: () => own.current?.showPicker(),
          },
        ]}
      />
      <input
        ref={own}
        type="color"
        className={styles.picker}
        tabIndex={-1}
        aria-label={text('tags.own-color')}
        value={color}
        // The picker tells of every shade on the way; what counts is the one that it is left with.
        onChange={(event) => onChange(event.target.value.toLowerCase())}
      />
    </span>
  );
}

/** Drawn, because a style attribute in markup would need an unsafe policy. */
function Swatch({ color }: { color: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden className={styles.dot}>
      <circle cx="10" cy="10" r="9" fill={color} />
    </svg>
  );
}
