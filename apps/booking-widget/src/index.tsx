import './styles/tokens.css';
import './styles/base.css';
import './styles/skeleton.css';
import { createRoot } from 'react-dom/client';
import { readParameter } from './app/route.ts';
import { Widget } from './app/widget.tsx';
import { postHeight } from './embedding/post-height.ts';

const root = document.querySelector<HTMLElement>('#root');
if (!root) throw new Error('the page has no #root');

const theme = readParameter('theme');
if (theme === 'light' || theme === 'dark') document.documentElement.dataset['theme'] = theme;
document.documentElement.classList.toggle('is-framed', window.parent !== window);
postHeight(root);
const app = createRoot(root);
if (window.location.pathname === '/preview') {
  void import('./preview/preview.tsx').then(({ Preview }) => app.render(<Preview />));
} else app.render(<Widget />);
