import type { PageGuide } from '@stammtisch/contracts/remote/page-guide';
import { useText } from '@stammtisch/i18n';
import { useQueryClient } from '@tanstack/react-query';
import { driver, type DriveStep } from 'driver.js';
import { useEffect, useEffectEvent } from 'react';
import { findPart } from '../named-parts/find-part.ts';
import type { KnownRoute } from '../registry/route-table.ts';
import { endGuide } from './page-guide.ts';
import './tour.css';

/** Milliseconds that a tour waits for a page that is still being read. */
const patience = 3_000;

export interface TourProps {
  known: KnownRoute;
  guide: PageGuide;
  onEnd: () => void;
}

/** Shows the parts of the page one after the other; arrow keys go on and back, Escape ends it. */
export function Tour({ known, guide, onEnd }: TourProps) {
  const text = useText('shell');
  const common = useText('common');
  const remoteText = useText(known.remote.manifest.name);
  const queries = useQueryClient();
  const find = useEffectEvent(() => {
    const page = document.querySelector('#content') ?? document.body;
    return guide.steps.flatMap(({ titleKey, textKey }): DriveStep[] => {
      const title = remoteText(titleKey);
      const element = findPart(page, title);
      if (element === undefined) return [];
      const description = asMarkup(remoteText(textKey));
      return [{ element, popover: { title: asMarkup(title), description } }];
    });
  });
  const isWhole = useEffectEvent(
    () => find().length === guide.steps.length || queries.isFetching() === 0,
  );
  const run = useEffectEvent(() => {
    const steps = find();
    const tour = driver({
      steps,
      popoverClass: 'page-guide',
      animate: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      duration: 160,
      disableActiveInteraction: true,
      overlayOpacity: 0.5,
      stagePadding: 6,
      stageRadius: 10,
      nextBtnText: common('next'),
      prevBtnText: common('back'),
      doneBtnText: text('guide.done'),
      onPopoverRender({ closeButton, progress }) {
        closeButton.setAttribute('aria-label', common('close'));
        progress.style.display = 'block';
        progress.textContent = text('guide.progress', {
          step: (tour.getActiveIndex() ?? 0) + 1,
          count: steps.length,
        });
      },
      onDestroyed() {
        endGuide();
        onEnd();
        document.querySelector<HTMLElement>('#content')?.focus({ preventScroll: true });
      },
    });
    tour.drive();
    return () => tour.destroy();
  });
  useEffect(() => {
    let stop: (() => void) | undefined;
    const begun = Date.now();
    // A page that is still being read has not got all of its parts yet.
    const timer = setInterval(() => {
      if (!isWhole() && Date.now() - begun < patience) return;
      clearInterval(timer);
      stop = run();
    }, 50);
    return () => {
      clearInterval(timer);
      stop?.();
    };
  }, []);
  return null;
}

/** The guide takes markup; our texts are plain words. */
function asMarkup(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
