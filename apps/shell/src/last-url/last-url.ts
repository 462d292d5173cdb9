import { parseReturnPath } from '../login/return-path.ts';

const lastKey = 'stammtisch.last-url';
const returnKey = 'stammtisch.return-path';

/** The last place visited, for the next login on this device (specification §2). */
export const lastUrl = {
  read: () => parseReturnPath(localStorage.getItem(lastKey)),
  store: (path: string) => localStorage.setItem(lastKey, path),
};

/** The page that somebody wanted before they had to log in; in this tab only. */
export const returnPath = {
  store: (path: string) => sessionStorage.setItem(returnKey, path),
  read: () => parseReturnPath(sessionStorage.getItem(returnKey)),
  forget: () => sessionStorage.removeItem(returnKey),
};
