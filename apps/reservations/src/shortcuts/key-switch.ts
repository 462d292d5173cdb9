/** Where this device keeps that single keys are switched off (WCAG 2.1.4). */
const switchedOff = 'stammtisch.shortcuts.off';

export function areKeysOn(): boolean {
  return localStorage.getItem(switchedOff) === null;
}

export function switchKeys(isOn: boolean): void {
  if (isOn) localStorage.removeItem(switchedOff);
  else localStorage.setItem(switchedOff, 'yes');
}
