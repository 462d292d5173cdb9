import { useText } from '@stammtisch/remote-kit';
import { FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { SettingsPage } from '../section/settings-page.tsx';
import { useSettingsForm } from '../section/use-settings-form.ts';
import { AnonymizationLog } from './anonymization-log.tsx';
import { AnonymizePart } from './anonymize-part.tsx';
import { ConsentCounts } from './consent-counts.tsx';
import { ExportPart } from './export-part.tsx';
import { RetentionPart } from './retention-part.tsx';
import { usePrivacy } from './use-privacy.ts';

/** Consent, export, anonymisation and how long guests are kept (specification §2). */
export function PrivacyScreen() {
  const text = useText('settings');
  const query = usePrivacy();
  const of = useSettingsForm({
    'privacySettings/retentionMonths': text('privacy.retention'),
  });
  return (
    <SettingsPage title={text('privacypolicy.title')} lead={text('privacypolicy.lead')} of={of}>
      {(form) => {
        const privacy = query.data?.resource;
        if (privacy === undefined) {
          if (!query.isError) return <Skeleton rows={6} />;
          return (
            <FailureCard title={text('privacy.failed')} onRetry={() => void query.refetch()} />
          );
        }
        return (
          <>
            <ConsentCounts privacy={privacy} />
            <ExportPart privacy={privacy} />
            <RetentionPart form={form} privacy={privacy} />
            <AnonymizePart privacy={privacy} />
            <AnonymizationLog privacy={privacy} />
          </>
        );
      }}
    </SettingsPage>
  );
}
