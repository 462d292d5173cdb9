import { use, useMemo, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { guardNavigator } from './guard-navigator.ts';

/** Below it every link and every navigation, a remote's too, asks before unsaved work is lost. */
export function GuardedNavigation({ children }: { children: ReactNode }) {
  const navigation = use(NavigationContext);
  const guarded = useMemo(
    () => ({ ...navigation, navigator: guardNavigator(navigation.navigator) }),
    [navigation],
  );
  return <NavigationContext value={guarded}>{children}</NavigationContext>;
}
