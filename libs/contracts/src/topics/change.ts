import { change } from '../stream/follow-changes.ts';

/** Something changed on the server, in this browser or in any other: read it again. */
export const changeTopic = { type: 'change', v: 1, schema: change } as const;
