import { listAnonymizations } from '@stammtisch/contracts/privacy/anonymization';
import type { Privacy } from '@stammtisch/contracts/privacy/read-privacy';
import { expand, findLink } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useResource, useText } from '@stammtisch/remote-kit';
import { Button, FailureCard, Skeleton } from '@stammtisch/ui-kit';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { SettingsPart } from '../section/settings-part.tsx';
import { AnonymizationItem } from './anonymization-item.tsx';
import { useFile } from './use-file.ts';
import styles from './anonymization-log.module.css';

/** What was anonymised, by whom and when; what runs shows how far it is. */
export function AnonymizationLog({ privacy }: { privacy: Privacy }) {
  const text = useText('settings');
  const language = useLanguage();
  const [page, setPage] = useState(1);
  const file = useFile('anonymizations.csv');
  const query = useResource(findLink(privacy, 'anonymizations'), {
    schema: listAnonymizations.reply,
    variables: { page },
  });
  const csv = findLink(privacy, 'anonymizations-csv');
  const list = query.data?.resource;
  return (
    <SettingsPart title={text('privacy.log')} lead={text('privacy.log-lead')}>
      {render()}
      {csv && list !== undefined && list.total > 0 && (
        <Button
          className={styles.load}
          icon={<Download aria-hidden />}
          isPending={file.isLoading}
          onPress={() => void file.load(expand(csv, { language }))}
        >
          {text('privacy.log-load')}
        </Button>
      )}
    </SettingsPart>
  );

  function render() {
    if (list === undefined) {
      if (!query.isError) return <Skeleton rows={3} shape="text" />;
      return <FailureCard title={text('privacy.failed')} onRetry={() => void query.refetch()} />;
    }
    if (list.total === 0) return <p className={styles.none}>{text('privacy.log-none')}</p>;
    return (
      <>
        <ul className={styles.list}>
          {list._embedded.anonymizations.map((each) => (
            <AnonymizationItem key={each.id} anonymization={each} />
          ))}
        </ul>
        {list.total > list.pageSize && (
          <div className={styles.pages}>
            <Button isDisabled={page === 1} onPress={() => setPage(page - 1)}>
              {text('privacy.log-newer')}
            </Button>
            <Button
              isDisabled={findLink(list, 'next') === undefined}
              onPress={() => setPage(page + 1)}
            >
              {text('privacy.log-older')}
            </Button>
          </div>
        )}
      </>
    );
  }
}
