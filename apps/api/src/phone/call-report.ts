import type { CallEvent } from '@stammtisch/domain/phone/call-state';

/** What a phone system told, with the number as the guest book has its own. */
export interface CallReport {
  event: CallEvent;
  /** Null: withheld. */
  caller: string | null;
  /** Absent where the phone system numbers no calls. */
  callId: string | undefined;
}
