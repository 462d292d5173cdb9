import './plain-checks.ts';
import '@stammtisch/ui-kit/styles.css';
import './frame/base.css';
import { addMessages, createI18n, detectLanguage } from '@stammtisch/i18n';
import { createRoot } from 'react-dom/client';
import { boot } from './app/boot.tsx';
import { messages } from './messages/messages.ts';
import { keepOverridesOfAddress } from './overrides/override-store.ts';
import { usePreferences } from './preferences/preferences.ts';
import { followOtherTabs } from './token-lifecycle/accounts.ts';
import { unsavedWork } from './unsaved-work/unsaved-work.ts';

const { language = detectLanguage(navigator.languages) } = usePreferences.getState();
createI18n({ language });
addMessages('shell', messages);
followOtherTabs();
unsavedWork.start();
keepOverridesOfAddress();

const place = document.querySelector('#root');
if (place === null) throw new Error('index.html has no #root');
void boot(createRoot(place));
