import { useText } from '@stammtisch/remote-kit';
import { useEffect, useRef, useState } from 'react';
import { drawMail } from './draw-mail.ts';
import styles from './mail-frame.module.css';

/** A mail in a frame of its own: nothing in it runs, and none of its styles reach the page. */
export function MailFrame({ html, width }: { html: string; width: 'phone' | 'desktop' }) {
  const text = useText('settings');
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    const inner = frame.current?.contentDocument;
    if (isReady && inner) drawMail(inner, html);
  }, [isReady, html]);
  return (
    <div className={styles.stage}>
      <iframe
        ref={frame}
        title={text('mails.frame')}
        className={styles.frame}
        data-width={width}
        sandbox="allow-same-origin"
        srcDoc="<!doctype html><title>.</title>"
        onLoad={() => setReady(true)}
      />
    </div>
  );
}
