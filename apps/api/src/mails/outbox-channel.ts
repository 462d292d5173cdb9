/** Rings when a mail was committed; its payload is the seconds until it may leave. */
export const outboxChannel = 'stammtisch_outbox';
