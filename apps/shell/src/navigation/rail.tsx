import { useText } from '@stammtisch/i18n';
import { PanelLeftClose, PanelLeftOpen, Settings } from 'lucide-react';
import { NavLink, useLocation } from 'react-router';
import { Mark } from '../frame/mark.tsx';
import type { NavModel } from './nav-model.ts';
import { NavSectionList } from './nav-section-list.tsx';
import styles from './rail.module.css';

export interface RailProps {
  nav: NavModel;
  /** 232 px with words, else 64 px with icons. */
  wide: boolean;
  onToggle: () => void;
}

export function Rail({ nav, wide, onToggle }: RailProps) {
  const text = useText('shell');
  // A dozen settings would bury the evening's places, and the overview lists them itself.
  const inSettings = useLocation().pathname.startsWith('/settings/');
  const Toggle = wide ? PanelLeftClose : PanelLeftOpen;
  return (
    <nav className={styles.rail} data-wide={wide} aria-label={text('nav.label')}>
      <div className={styles.brand}>
        <Mark />
        {wide ? <span>Stammtisch</span> : null}
      </div>
      <div className={styles.places}>
        <NavSectionList title={text('nav.service')} places={nav.service} wide={wide} />
        <NavSectionList title={text('nav.guests')} places={nav.guests} wide={wide} />
        <NavSectionList title={text('nav.insight')} places={nav.insight} wide={wide} />
        {inSettings ? (
          <NavSectionList title={text('nav.settings')} places={nav.settings} wide={wide} />
        ) : null}
      </div>
      <div className={styles.foot}>
        <NavLink to="/settings" end className={styles.footLink} title={text('nav.settings')}>
          <Settings aria-hidden size={18} />
          <span className={wide ? undefined : 'visually-hidden'}>{text('settings.title')}</span>
        </NavLink>
        <button
          type="button"
          className={styles.toggle}
          onClick={onToggle}
          aria-expanded={wide}
          title={text(wide ? 'nav.collapse' : 'nav.expand')}
        >
          <Toggle aria-hidden size={18} />
          <span className="visually-hidden">{text(wide ? 'nav.collapse' : 'nav.expand')}</span>
        </button>
      </div>
    </nav>
  );
}
