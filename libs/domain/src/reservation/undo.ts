/**
 * Seconds that a mail about a change of status waits, so that whoever takes the change back at once
 * has sent nothing. Longer than the toast that offers it (specification §9: 4 s).
 */
export const undoSeconds = 8;
