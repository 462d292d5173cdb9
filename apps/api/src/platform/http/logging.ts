import type { Config } from '../config/read-config.ts';

/** Nothing that lets one log in or tells who a guest is reaches the log. */
const secret = [
  'authorization',
  'password',
  'token',
  'refresherToken',
  'email',
  'phone',
  'lastname',
];

export function loggerOptions(level: Config['LOG_LEVEL']) {
  return {
    level,
    redact: {
      paths: secret.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*.*.*.${name}`]),
      censor: '[redacted]',
    },
    serializers: {
      // The address may hold a mail link's token or a guest's name as a search.
      req: (request: { method: string; url: string; id: string }) => ({
        method: request.method,
        path: request.url
          .split('?')[0]
          ?.replace(/(\/public\/(reservations|ratings)\/)[^/]+/, '$1…'),
      }),
    },
  };
}
