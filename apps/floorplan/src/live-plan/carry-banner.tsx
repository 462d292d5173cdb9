import type { FreePlace } from '@stammtisch/domain/table/free-places';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { PlaceChips } from './place-chips.tsx';
import type { Carry } from './use-plan-state.ts';
import styles from './carry-banner.module.css';

export interface CarryBannerProps {
  carry: Carry;
  places: readonly FreePlace[];
  nameOf: (table: string) => string;
  onPlace: (tables: readonly string[]) => void;
  onCancel: () => void;
}

/** While a table is chosen for a party: for whom, where it fits, and the way out. */
export function CarryBanner({ carry, places, nameOf, onPlace, onCancel }: CarryBannerProps) {
  const text = useText('floorplan');
  const { guest, size } = carry.party;
  return (
    <section
      className={styles.banner}
      aria-label={text(carry.joins ? 'live-plan.joining' : 'live-plan.choosing', {
        guest,
        persons: size,
      })}
    >
      <p className={styles.words}>
        {text(carry.joins ? 'live-plan.joining' : 'live-plan.choosing', { guest, persons: size })}
      </p>
      {!carry.joins && <PlaceChips places={places} nameOf={nameOf} onPlace={onPlace} />}
      <Button onPress={onCancel}>{text('live-plan.choosing-end')}</Button>
    </section>
  );
}
