/** The `type` of a change on the stream that says: the registry's pointer was moved, read it again. */
export const releaseChanged = 'release.changed';
