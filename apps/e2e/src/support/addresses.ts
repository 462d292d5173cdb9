import { ownHouse } from './houses.ts';

const { port } = ownHouse;

/** Where the house under test is; see playwright.config.ts. */
export const addresses = {
  app: `http://localhost:${port}`,
  booking: `http://localhost:${port + 1}`,
  inbox: `http://localhost:${port + 2}`,
  /** The emulator of the card payment provider. */
  payment: `http://localhost:${port + 7}`,
  /** The emulator of the cash register provider. */
  register: `http://localhost:${port + 8}`,
  metrics: `http://localhost:${port + 6}/metrics`,
} as const;
