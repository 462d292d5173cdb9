import type { SlotContract } from '@stammtisch/contracts/remote/slot';
import { useHost } from './host.ts';
import type { SlotProps } from './slot-props.ts';

/**
 * A place that other remotes may fill, with data that the place's contract types and checks. A
 * filling that fails leaves nothing behind.
 */
export function Slot<const Contract extends SlotContract>(props: SlotProps<Contract>) {
  const { SlotOutlet } = useHost();
  return <SlotOutlet {...props} />;
}
