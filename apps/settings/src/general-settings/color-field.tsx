import { contrast, textOn } from '@stammtisch/domain/brand/contrast';
import { useFormats } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, TextField } from '@stammtisch/ui-kit';
import { useLayoutEffect, useRef } from 'react';
import styles from './general-settings.module.css';

export interface ColorFieldProps {
  label: string;
  /** `#rrggbb`, or what somebody has typed so far. */
  value: string;
  /** The specification's own (§9). */
  standard: string;
  /** Words that will stand on it. */
  sample: string;
  onChange: (color: string) => void;
}

const shape = /^#[0-9a-f]{6}$/;

/** One of the house's two colours, with what will be written on it. */
export function ColorField({ label, value, standard, sample, onChange }: ColorFieldProps) {
  const text = useText('settings');
  const isColor = shape.test(value);
  return (
    <div className={styles.color}>
      <input
        type="color"
        className={styles.well}
        aria-label={text('general-settings.pick', { name: label })}
        value={isColor ? value : standard}
        onChange={(event) => onChange(event.target.value.toLowerCase())}
      />
      <TextField
        label={label}
        value={value}
        maxLength={7}
        onChange={(typed) => onChange(typed.trim().toLowerCase())}
        {...(!isColor && { error: text('general-settings.color-wrong') })}
      />
      {isColor && <Sample color={value} words={sample} />}
      {value !== standard && (
        <Button variant="quiet" onPress={() => onChange(standard)}>
          {text('general-settings.standard')}
        </Button>
      )}
    </div>
  );
}

function Sample({ color, words }: { color: string; words: string }) {
  const text = useText('settings');
  const formats = useFormats();
  const surface = useRef<HTMLSpanElement>(null);
  const on = textOn(color);
  // Set through the object model: a style attribute in markup would need an unsafe policy.
  useLayoutEffect(() => {
    surface.current?.style.setProperty('--sample', color);
    surface.current?.style.setProperty('--on-sample', on);
  }, [color, on]);
  const ratio = formats.number(Math.round(contrast(color, on) * 10) / 10);
  return (
    <span className={styles.sample}>
      <span ref={surface} className={styles.surface}>
        {words}
      </span>
      <small>{text('general-settings.contrast', { ratio })}</small>
    </span>
  );
}
