import type { FastifyInstance } from 'fastify';
import type { Host } from '../http/api.ts';
import type { Metrics } from './metrics.ts';

/** Times every request. A stream is open all evening and says nothing about speed. */
export function timeRequests(app: FastifyInstance, host: Host, { http }: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const type = reply.getHeader('content-type') ?? reply.raw.getHeader('content-type');
    if (String(type).startsWith('text/event-stream')) return;
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    http.observe({ host, method, route, status: reply.statusCode }, reply.elapsedTime / 1_000);
  });
}
