/** Something in a registry that is not as it should be. */
export interface Complaint {
  /** Whether something that runs is broken, or could be; the others only take up room. */
  isFault: boolean;
  what: string;
  advice: string;
}

export const fault = (what: string, advice: string): Complaint => ({ isFault: true, what, advice });
export const note = (what: string, advice: string): Complaint => ({ isFault: false, what, advice });
