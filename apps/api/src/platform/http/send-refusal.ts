import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Refusal } from './refusal.ts';

export function sendRefusal(request: FastifyRequest, reply: FastifyReply, refusal: Refusal) {
  return reply
    .code(refusal.status)
    .headers({ 'cache-control': 'no-store', ...refusal.members.headers })
    .type('application/problem+json')
    .send(JSON.stringify({ ...refusal.document, instance: `urn:request:${request.id}` }));
}
