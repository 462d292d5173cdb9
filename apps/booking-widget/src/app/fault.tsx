import { Component } from 'react';
import type { ReactNode } from 'react';
import { chooseTexts } from '../texts/choose-texts.ts';
import { useText } from './language.tsx';
import { MainRegion } from './place.ts';

/** Catches what nobody expected, such as a script that could not be loaded. */
export class Fault extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const t = useText(chooseTexts);
  return (
    <MainRegion className="fault">
      <h1>{t('failedTitle')}</h1>
      <button type="button" className="button" onClick={() => window.location.reload()}>
        {t('retry')}
      </button>
    </MainRegion>
  );
}
