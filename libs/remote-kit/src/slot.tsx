import { useHost } from './host.ts';
import type { SlotProps } from './slot-props.ts';

/** A place that other remotes may fill. One that cannot be loaded leaves nothing behind. */
export function Slot({ name, data = {} }: SlotProps) {
  const { SlotOutlet } = useHost();
  return <SlotOutlet name={name} data={data} />;
}
