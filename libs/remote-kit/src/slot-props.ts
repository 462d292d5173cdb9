import type { SlotContract, SlotInput } from '@stammtisch/contracts/remote/slot';
import type { ReactNode } from 'react';

export interface SlotProps<Contract extends SlotContract = SlotContract> {
  /** Which place this is. */
  of: Contract;
  /** What the fillings get as their props. */
  data: SlotInput<Contract>;
  /** Stands there until the first filling's code has arrived; nothing unless told otherwise. */
  whileLoading?: ReactNode;
  /** Stands there when nobody fills the place, or none of those that do could be drawn. */
  whenEmpty?: ReactNode;
}
