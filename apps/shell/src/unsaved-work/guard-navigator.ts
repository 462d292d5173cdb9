import { isPageStep } from '@stammtisch/contracts/remote/page-step';
import { resolvePath, type Navigator } from 'react-router';
import { unsavedWork } from './unsaved-work.ts';

function whenAllowed(move: () => void): void {
  if (!unsavedWork.isHeld()) return move();
  void unsavedWork.mayLeave().then((leave) => {
    if (leave) move();
  });
}

/** A page that keeps its own state in the address is not left. */
function staysHere(to: Parameters<Navigator['replace']>[0]): boolean {
  return resolvePath(to, location.pathname).pathname === location.pathname;
}

/** The router's navigator, asking first while there is unsaved work. */
export function guardNavigator(navigator: Navigator): Navigator {
  return {
    ...navigator,
    push: (...move) => {
      if (staysHere(move[0]) && isPageStep(move[1])) navigator.push(...move);
      else whenAllowed(() => navigator.push(...move));
    },
    replace: (...move) => {
      if (staysHere(move[0])) navigator.replace(...move);
      else whenAllowed(() => navigator.replace(...move));
    },
  };
}
