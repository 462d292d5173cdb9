import { findLink } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useHost, useRestaurant, useText } from '@stammtisch/remote-kit';
import { Button } from '@stammtisch/ui-kit';
import { renderSVG } from 'uqr';
import { SettingsPart } from '../section/settings-part.tsx';
import { CopyField } from './copy-field.tsx';
import { embedCodes } from './embed-code.ts';
import styles from './embed-codes.module.css';

/** Every way to the form, ready to be copied. */
export function EmbedCodes() {
  const text = useText('settings');
  const { entry } = useHost();
  const { identifier, name } = useRestaurant();
  const language = useLanguage();
  const link = findLink(entry, 'booking-form')?.href;
  if (link === undefined) return null;
  const codes = embedCodes(new URL(link).origin, { identifier, name, language });
  const picture = `data:image/svg+xml,${encodeURIComponent(renderSVG(link))}`;
  return (
    <>
      <SettingsPart title={text('online.part-link')} lead={text('online.part-link-lead')}>
        <CopyField label={text('online.link')} value={link} />
        <CopyField label={text('online.event-link')} value={codes.events} />
        <div className={styles.code}>
          <img src={picture} alt={text('online.qr')} width={168} height={168} />
          <Button onPress={() => save(picture, `${identifier}.svg`)}>
            {text('online.qr-save')}
          </Button>
        </div>
      </SettingsPart>
      <SettingsPart title={text('online.part-frame')} lead={text('online.part-frame-lead')}>
        <CopyField label={text('online.part-frame')} value={codes.frame} isCode />
      </SettingsPart>
      <SettingsPart title={text('online.part-script')} lead={text('online.part-script-lead')}>
        <CopyField label={text('online.part-script')} value={codes.element} isCode />
      </SettingsPart>
    </>
  );
}

function save(href: string, name: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
}
