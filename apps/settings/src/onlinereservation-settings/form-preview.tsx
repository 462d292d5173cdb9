import { previewBookingForm } from '@stammtisch/contracts/settings/preview-booking-form';
import { previewMessage } from '@stammtisch/contracts/public/preview';
import { findLink, isProblem } from '@stammtisch/hal-client';
import { useLanguage } from '@stammtisch/i18n';
import { useHost, useText } from '@stammtisch/remote-kit';
import { Banner, Button, SegmentedControl, SideSheet } from '@stammtisch/ui-kit';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { GuestView } from '../guest-view/guest-view.tsx';
import { patchOf } from '../section/edits.ts';
import type { SettingsForm } from '../section/use-settings-form.ts';
import { useIsWide } from './use-is-wide.ts';
import styles from './form-preview.module.css';

/** The form is of another origin: it cannot lift its own sandbox, and asks nothing without it. */
const sandbox = 'allow-scripts allow-same-origin allow-forms allow-popups';

type View = 'phone' | 'desktop' | 'times';

/** The guest's real form with what is typed here; below 1,100 px it opens as a sheet. */
export function FormPreview({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const isWide = useIsWide();
  const [isOpen, setOpen] = useState(false);
  if (isWide) return <Preview form={form} />;
  return (
    <>
      <Button icon={<Eye aria-hidden />} onPress={() => setOpen(true)}>
        {text('online.preview-open')}
      </Button>
      <SideSheet isOpen={isOpen} title={text('online.preview')} onClose={() => setOpen(false)}>
        <Preview form={form} />
      </SideSheet>
    </>
  );
}

function Preview({ form }: { form: SettingsForm }) {
  const text = useText('settings');
  const { entry } = useHost();
  const language = useLanguage();
  const frame = useRef<HTMLIFrameElement>(null);
  const [view, setView] = useState<View>('phone');
  const [isReady, setReady] = useState(false);
  const shown = useShown(form);
  const link = findLink(entry, 'booking-form')?.href;
  const origin = link === undefined ? undefined : new URL(link).origin;
  const { data } = shown;

  useEffect(() => {
    const hear = ({ source, data: message }: MessageEvent<{ type?: unknown } | null>) => {
      if (source === frame.current?.contentWindow && message?.type === previewMessage.ready) {
        setReady(true);
      }
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  useEffect(() => {
    if (!isReady || data === undefined || origin === undefined) return;
    const message = { type: previewMessage.show, restaurant: data };
    frame.current?.contentWindow?.postMessage(message, origin);
  }, [isReady, data, origin]);

  if (origin === undefined) return null;
  return (
    <section className={styles.preview} aria-label={text('online.preview')}>
      <SegmentedControl
        label={text('online.preview-view')}
        value={view}
        onChange={setView}
        segments={[
          { value: 'phone', label: text('online.preview-phone') },
          { value: 'desktop', label: text('online.preview-desktop') },
          { value: 'times', label: text('online.preview-times') },
        ]}
      />
      {view === 'times' && <GuestView settings={form.value} />}
      {shown.isError && (
        <Banner tone="warning">
          {text(
            isProblem(shown.error, 'invalid-request')
              ? 'online.preview-faulty'
              : 'online.preview-failed',
          )}
        </Banner>
      )}
      <iframe
        ref={frame}
        sandbox={sandbox}
        className={styles.frame}
        data-width={view}
        hidden={view === 'times'}
        title={text('online.preview')}
        src={`${origin}/preview?lang=${language}`}
      />
    </section>
  );
}

/** What the server makes of the changes, a moment after the last one. */
function useShown({ changed, edits }: SettingsForm) {
  const { client, entry } = useHost();
  const patch = patchOf(edits, changed);
  return useQuery({
    queryKey: ['resource', 'booking-form-preview', patch],
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: async ({ signal }) => {
      await new Promise((resolve) => setTimeout(resolve, 200));
      const { resource } = await client.call(entry, previewBookingForm, { body: patch, signal });
      return resource;
    },
  });
}
