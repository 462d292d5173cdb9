import { useText } from '@stammtisch/remote-kit';
import { Button, IconButton, TextField } from '@stammtisch/ui-kit';
import { Plus, Trash2 } from 'lucide-react';
import { SettingsPart } from '../section/settings-part.tsx';
import type { SettingsForm } from '../section/use-settings-form.ts';
import styles from './rows.module.css';

const most = 8;

/** What guests find below every mail. */
export function LinksPart({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { additionalEmailLinkList: links } = form.value.mail;
  const set = (changed: typeof links) => form.set('mail', { additionalEmailLinkList: changed });
  return (
    <SettingsPart title={text('mails.links')} lead={text('mails.links-lead')}>
      {links.map((link, index) => {
        const count = index + 1;
        const isFaulty = [...form.faults.keys()].some((path) =>
          path.startsWith(`mail/additionalEmailLinkList/${index}`),
        );
        const isBegun = link.label !== '' && link.url !== '';
        return (
          <div key={`${index} of ${links.length}`} className={styles.row}>
            <TextField
              className={styles.wide}
              label={text('mails.link.label', { count })}
              value={link.label}
              maxLength={60}
              onChange={(label) => set(links.with(index, { ...link, label }))}
            />
            <TextField
              className={styles.wide}
              label={text('mails.link.url', { count })}
              type="url"
              inputMode="url"
              placeholder="https://"
              value={link.url}
              onChange={(url) => set(links.with(index, { ...link, url: url.trim() }))}
              {...(isFaulty && isBegun && { error: text('mails.fault.link') })}
            />
            <IconButton
              label={text('mails.remove', { what: text('mails.link.one', { count }) })}
              onPress={() => set(links.toSpliced(index, 1))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
        );
      })}
      {links.length < most && (
        <Button
          className={styles.add}
          icon={<Plus aria-hidden />}
          onPress={() => set([...links, { label: '', url: '' }])}
        >
          {text('mails.link.add')}
        </Button>
      )}
    </SettingsPart>
  );
}
