/**
 * The `type` of a change on the stream that says: a password was changed, which ended sessions.
 * Whoever hears it asks whether their own is among them.
 */
export const passwordChanged = 'password.changed';
