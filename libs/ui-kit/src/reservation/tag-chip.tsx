import { useRef, useLayoutEffect, type ReactNode } from 'react';
import { Button } from 'react-aria-components';
import { X } from 'lucide-react';
import { useText } from '@stammtisch/i18n';
import { textOn, type HexColor } from '../theme/contrast.ts';
import styles from './tag-chip.module.css';

export interface TagChipProps {
  name: string;
  /** The house's own colour; what is written on it is chosen so that it reads. */
  color: HexColor;
  icon?: ReactNode;
  onRemove?: () => void;
}

/** A tag in its own colour. */
export function TagChip({ name, color, icon, onRemove }: TagChipProps) {
  const text = useText('common');
  const chip = useRef<HTMLSpanElement>(null);
  // Set through the object model: a style attribute in markup would need an unsafe policy
  useLayoutEffect(() => {
    chip.current?.style.setProperty('--tag', color);
    chip.current?.style.setProperty('--on-tag', textOn(color));
  }, [color]);
  return (
    <span ref={chip} className={styles.chip}>
      {icon}
      <span>{name}</span>
      {onRemove && (
        <Button
          aria-label={`${text('remove')}: ${name}`}
          onPress={onRemove}
          className={styles.remove}
        >
          <X aria-hidden />
        </Button>
      )}
    </span>
  );
}
