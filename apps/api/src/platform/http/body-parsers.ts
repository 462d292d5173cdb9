import type { FastifyInstance } from 'fastify';

/**
 * What a call takes as its body: JSON under its three names, a form, either of the two, bytes as they
 * are, JSON as the very text that its signature was made over, or a file in a form.
 */
export type BodyKind = 'json' | 'form' | 'json-or-form' | 'bytes' | 'signed' | 'multipart';

const formType = 'application/x-www-form-urlencoded';
const bytesType = 'application/octet-stream';

/** The type that the documentation names for each kind. */
export const bodyTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: formType,
  'json-or-form': 'application/json',
  bytes: bytesType,
  signed: 'application/json',
  multipart: 'multipart/form-data',
};

/** An absent JSON body is undefined, so that the contract can say what is missing. */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    ['application/json', 'application/merge-patch+json', 'application/hal+json'],
    { parseAs: 'string' },
    (request, body, done) => {
      if (body === '') return done(null, undefined);
      if (request.routeOptions.config.takes === 'signed') return done(null, body);
      return parseJson(request, String(body), done);
    },
  );
  app.addContentTypeParser(formType, { parseAs: 'string' }, (_request, body, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(body))));
  });
  app.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (_request, body, done) => {
    done(null, body);
  });
}

/** The specification (§7) has a single call with a form; phone systems send what they can. */
export function isOfKind(takes: BodyKind, contentType: string | undefined): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === formType) return takes === 'form' || takes === 'json-or-form';
  if (type === bytesType) return takes === 'bytes';
  return takes === 'json' || takes === 'json-or-form' || takes === 'signed';
}
