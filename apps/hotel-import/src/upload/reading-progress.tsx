import type { HotelImport } from '@stammtisch/contracts/hotel-import/hotel-import';
import { useText } from '@stammtisch/remote-kit';
import styles from './upload.module.css';

/** How many rows of the file have been read. */
export function ReadingProgress({ hotelImport }: { hotelImport: HotelImport }) {
  const text = useText('hotel-import');
  const { done, rows } = hotelImport;
  return (
    <output className={styles.reading}>
      {text('upload.reading', { done, rows })}
      <progress max={Math.max(1, rows)} value={done} aria-hidden />
    </output>
  );
}
