/**
 * Every try of a journey has a worker of its own, and must not find what the try before has written:
 * names, days and prices that it shares with nobody contain this number.
 */
export const tryNumber = Number(process.env['TEST_WORKER_INDEX'] ?? 0);
