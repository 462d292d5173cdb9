import '@fastify/static';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { DatabaseUnavailable } from '../database/faults.ts';
import type { RegisteredCall } from './api.ts';
import { refuse, type Refusal } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

const retryAfter = { 'retry-after': '2' };

/** The one place where what was thrown becomes an answer. */
export function addErrorHandler(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendRefusal(request, reply, refusalFor(error, request)),
  );
}

function refusalFor(error: FastifyError, request: FastifyRequest): Refusal {
  if (error instanceof DatabaseUnavailable) {
    request.log.warn({ error: error.cause }, 'database unavailable');
    return refuse('unavailable', { headers: retryAfter });
  }
  switch (error.statusCode) {
    case 400:
      return refuse('invalid-request', {
        errors: [{ pointer: '', code: 'not-json', message: 'The body must be valid JSON.' }],
      });
    case 413:
      return refuse('body-too-large', { detail: `Send at most ${mostMebibytes(request)} MiB.` });
    case 415:
      return refuse('unsupported-media-type');
    case 503:
      return refuse('unavailable', { headers: retryAfter });
    default:
      request.log.error({ error }, 'unexpected error');
      return refuse('internal-error');
  }
}

function mostMebibytes(request: FastifyRequest): number {
  return (request.routeOptions.bodyLimit ?? 0) / 1_048_576;
}

/** 404, or 405 with `Allow` where the address is right and only the method is wrong. */
export function addNotFoundHandler(
  app: FastifyInstance,
  calls: readonly RegisteredCall[],
  fallback?: (request: FastifyRequest) => string | undefined,
): void {
  app.setNotFoundHandler((request, reply) => {
    const file = fallback?.(request);
    if (file) return reply.header('cache-control', 'no-cache').sendFile(file);
    const path = request.url.split('?')[0] ?? '';
    const methods = calls
      .filter(({ call }) => patternOf(call.path).test(path))
      .map(({ call }) => call.method);
    if (methods.length === 0) return sendRefusal(request, reply, refuse('not-found'));
    const allow = [...new Set(methods)].join(', ');
    return sendRefusal(request, reply, refuse('method-not-allowed', { headers: { allow } }));
  });
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll('.', String.raw`\.`).replace(/:[A-Za-z]+/g, '[^/]+')}$`);
}
