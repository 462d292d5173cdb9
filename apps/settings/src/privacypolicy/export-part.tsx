import type { Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { expand, findLink } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useText } from '@stammtisch/remote-kit';
import { Button, Select } from '@stammtisch/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import { ExportDeclaration } from './export-declaration.tsx';
import { useFile } from './use-file.ts';
import styles from './privacy.module.css';

const kinds = ['all', 'given', 'missing'] as const;

/** Who agreed to what, and when, as a file; the declaration comes first, every time. */
export function ExportPart({ privacy }: { privacy: Privacy }) {
  const text = useText('settings');
  const language = useLanguage();
  const [consent, setConsent] = useState<(typeof kinds)[number]>('all');
  const [isAsked, setAsked] = useState(false);
  const file = useFile('consents.csv');
  const link = findLink(privacy, 'consents-csv');
  return (
    <SettingsPart title={text('privacy.export')} lead={text('privacy.export-lead')}>
      <div className={styles.row}>
        <Select
          className={styles.choice}
          label={text('privacy.export-who')}
          value={consent}
          onChange={setConsent}
          options={kinds.map((kind) => ({ value: kind, label: text(`privacy.export-${kind}`) }))}
        />
        <Button
          icon={<Download aria-hidden />}
          isPending={file.isLoading}
          isDisabled={link === undefined}
          onPress={() => setAsked(true)}
        >
          {text('privacy.export-run')}
        </Button>
      </div>
      {isAsked && link && (
        <ExportDeclaration
          onAccept={() => {
            setAsked(false);
            void file.load(expand(link, { consent, language }));
          }}
          onCancel={() => setAsked(false)}
        />
      )}
    </SettingsPart>
  );
}
