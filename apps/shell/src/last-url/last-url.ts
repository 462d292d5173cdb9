import { parseReturnPath } from '../login/return-path.ts';

const lastKey = 'stammtisch.last-url';
const returnKey = 'stammtisch.return-path';

/** The last place visited, for the next login on this device (specification §2). */
export const lastUrl = {
  read: () => parseReturnPath(localStorage.getItem(lastKey)),
  store: (path: string) => localStorage.setItem(lastKey, path),
  forget: () => localStorage.removeItem(lastKey),
};

/** The page that somebody wanted before they had to log in; read once, in this tab only. */
export const returnPath = {
  store: (path: string) => sessionStorage.setItem(returnKey, path),
  take(): string | undefined {
    const path = parseReturnPath(sessionStorage.getItem(returnKey));
    sessionStorage.removeItem(returnKey);
    return path;
  },
};
