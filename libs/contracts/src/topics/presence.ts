import { presence } from '../reservation/tell-presence.ts';

/** Some screen, perhaps this one, has a reservation open, or left it. */
export const presenceTopic = { type: 'reservation.presence', v: 1, schema: presence } as const;
