import '../src/styles.css';
import { createRoot } from 'react-dom/client';
import { createI18n, isLanguage } from '@stammtisch/i18n';
import { Gallery } from './gallery.tsx';

const wish = new URLSearchParams(location.search).get('language');
const language = isLanguage(wish) ? wish : 'de';
createI18n({ language });

const place = document.getElementById('root');
if (place) createRoot(place).render(<Gallery language={language} />);
