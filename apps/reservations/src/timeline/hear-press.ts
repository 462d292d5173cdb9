/**
 * Tells of the finger or mouse button that comes down on `area`, and of its end wherever that is. A
 * second finger at the same time is not told. The end is told after everybody else has heard of it.
 */
export function hearPress(
  area: GlobalEventHandlers,
  told: { signal: AbortSignal; onPress: () => void; onRelease: () => void },
): void {
  const { signal } = told;
  const release = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) setTimeout(told.onRelease);
  };
  const press = ({ isPrimary }: PointerEvent) => {
    if (isPrimary) told.onPress();
  };
  area.addEventListener('pointerdown', press, { signal, capture: true });
  window.addEventListener('pointerup', release, { signal, capture: true });
  window.addEventListener('pointercancel', release, { signal, capture: true });
}
