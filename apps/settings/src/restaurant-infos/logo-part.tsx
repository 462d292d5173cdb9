import { logoTypes } from '@stammtisch/contracts/restaurant-info/logo';
import type { Linked } from '@stammtisch/hal-client';
import { useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { CircleAlert, ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import { pictureOf } from './picture-of.ts';
import { useLogo } from './use-logo.ts';
import styles from './logo-part.module.css';

export interface LogoPartProps {
  info: Linked;
  isReadOnly: boolean;
}

/** The logo: chosen or dropped, shown as guests see it, and deleted. It is stored at once. */
export function LogoPart({ info, isReadOnly }: LogoPartProps) {
  const text = useText('settings');
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const { isBusy, trouble, store, remove } = useLogo(info);
  const picture = pictureOf(info);
  const take = (file: File | undefined) => {
    if (file && !isReadOnly && !isBusy) void store(file);
  };
  return (
    <SettingsPart title={text('restaurant-infos.logo')} lead={text('restaurant-infos.logo-why')}>
      <div
        className={styles.place}
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={(event) => {
          event.preventDefault();
          setOver(false);
          take(event.dataTransfer.files[0]);
        }}
      >
        {picture === undefined ? (
          <p className={styles.none}>{text('restaurant-infos.logo-none')}</p>
        ) : (
          <img className={styles.picture} src={picture} alt={text('restaurant-infos.logo')} />
        )}
        <input
          ref={input}
          type="file"
          hidden
          aria-label={text('restaurant-infos.logo-choose')}
          accept={logoTypes.join(',')}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
        <span className={styles.actions}>
          <Button
            icon={<ImagePlus aria-hidden />}
            isPending={isBusy}
            isDisabled={isReadOnly}
            onPress={() => input.current?.click()}
          >
            {text('restaurant-infos.logo-choose')}
          </Button>
          {picture !== undefined && (
            <Button
              variant="quiet"
              icon={<Trash2 aria-hidden />}
              isDisabled={isReadOnly || isBusy}
              onPress={() => void remove()}
            >
              {text('restaurant-infos.logo-delete')}
            </Button>
          )}
        </span>
      </div>
      <p className={styles.trouble} role="alert">
        {trouble !== undefined && (
          <>
            <CircleAlert aria-hidden size={16} />
            {text(`restaurant-infos.logo-${trouble}`)}
          </>
        )}
      </p>
    </SettingsPart>
  );
}
