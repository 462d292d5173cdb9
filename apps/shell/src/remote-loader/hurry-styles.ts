import { stageTimeout } from './attempts.ts';
import { isTrusted } from './integrity.ts';

function hurry(link: HTMLLinkElement): void {
  const timer = setTimeout(() => {
    // What waits for it takes this for the browser's own word, and asks again or fails.
    if (link.isConnected && link.sheet === null) link.dispatchEvent(new Event('error'));
  }, stageTimeout);
  link.addEventListener('load', () => clearTimeout(timer), { once: true });
}

/**
 * Gives the remotes' style sheets the time of one stage. A container waits for them with its modules,
 * for minutes if need be: the bundler's time limit is for scripts only.
 */
export function hurryStyles(): void {
  new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (node instanceof HTMLLinkElement && node.rel === 'stylesheet' && isTrusted(node.href)) {
        hurry(node);
      }
    }
  }).observe(document.head, { childList: true });
}
