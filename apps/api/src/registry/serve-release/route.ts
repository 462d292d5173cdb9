import { hostCacheControl } from '@stammtisch/remote-registry';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Api } from '../../platform/http/api.ts';
import { isUnchanged, validators } from '../../platform/http/conditions.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { sendRefusal } from '../../platform/http/send-refusal.ts';
import { chooseEncoding } from './encodings.ts';
import { ImmutableFiles, type ImmutableFile } from './immutable-files.ts';
import { mediaTypeOf } from './media-type.ts';
import { Pointers } from './pointers.ts';
import { placeAt } from './registry-place.ts';

/** The pointer of a channel, the releases and the remotes' files, for every browser; app host only. */
export function mountServeRelease(api: Api): void {
  if (api.host !== 'app') return;
  const files = new ImmutableFiles(api.database);
  const pointers = new Pointers(api.database);
  for (const folder of ['registry', 'remotes']) {
    api.app.get<{ Params: { '*': string } }>(`/${folder}/*`, async (request, reply) => {
      const path = `/${folder}/${request.params['*']}`;
      const place = placeAt(path);
      if (!place) return sendNothing(request, reply);
      if (place.kind !== 'pointer') {
        const file = await files.read(path, place);
        return file ? sendFile(request, reply, path, file) : sendNothing(request, reply);
      }
      const pointer = await pointers.read(place.channel);
      if (!pointer) return sendNothing(request, reply);
      if (isKept(request, reply, path, pointer.name)) return reply.code(304).send();
      return reply.type(mediaTypeOf(path)).send(pointer.text);
    });
  }
}

/** A file that is missing is never a page, and is not kept as missing. */
function sendNothing(request: FastifyRequest, reply: FastifyReply) {
  return sendRefusal(request, reply, refuse('not-found', { detail: 'There is no such file.' }));
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  file: ImmutableFile,
) {
  const accepted = request.headers['accept-encoding'];
  const encoding = file.isCompressible ? chooseEncoding(accepted) : 'identity';
  if (file.isCompressible) reply.header('vary', 'accept-encoding');
  if (isKept(request, reply, path, `${file.name}-${encoding}`)) return reply.code(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type(file.mediaType).send(await file.as(encoding));
}

/** Sets the headers by which a browser keeps it; tells whether it has this version already. */
function isKept(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  version: string,
): boolean {
  const now = new Date();
  reply.headers({ 'cache-control': hostCacheControl(path), ...validators({ version }, now) });
  const ifNoneMatch = request.headers['if-none-match'];
  return isUnchanged({ ifNoneMatch, ifModifiedSince: undefined }, { version }, now);
}
