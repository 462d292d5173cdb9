import type { ProblemType } from '@stammtisch/contracts/problem';

/** What to do about a problem, where the handler does not say it better itself. */
export const sentences: Partial<Record<ProblemType, string>> = {
  'invalid-request': 'Correct the fields that "errors" names and send the request again.',
  'please-login': 'Send a valid access token as "Authorization: Bearer", or log in again.',
  'login-failed': 'E-mail address or password is wrong.',
  'wrong-password': 'The password is wrong.',
  'wrong-master-password': 'The master password is wrong.',
  'master-password-required': 'Enter the master password first; it counts for ten minutes.',
  'demo-read-only': 'Settings of a demo account cannot be changed.',
  'forbidden-origin': 'Send the header "X-Requested-With" with every request.',
  'not-found': 'There is nothing at this address. Follow the links of the entry document /api/1.',
  'method-not-allowed': 'Use one of the methods that "Allow" lists.',
  'version-required': 'Send "If-Match" with the ETag of the representation that was edited.',
  'stale-version': 'It was changed meanwhile. Look at "current" and decide again.',
  'request-in-flight': 'The same request is being worked on. Wait a second and repeat it.',
  'idempotency-key-reused': 'This Idempotency-Key went with another body. Use a new key.',
  'unsupported-media-type': 'Send the body as application/json.',
  'not-what-it-says': 'Send PDF, JPEG, PNG, WebP or text, under the type that the file really has.',
  'name-in-use': 'Choose another name.',
  'release-refused': 'Nothing was changed. "findings" names each rule, the file and the teams.',
  'revision-moved': 'Somebody moved the channel first. Look at "pointer", then try again.',
  'version-exists': 'A published version never changes. Raise the version and build again.',
  'remote-not-yours': 'This deploy token is for other remotes. Ask the team that owns this one.',
  'too-many-requests': 'Wait as many seconds as "Retry-After" says.',
  'internal-error': 'Something broke on our side. Nothing was stored. Quote the instance.',
  unavailable: 'Try again in as many seconds as "Retry-After" says.',
};
