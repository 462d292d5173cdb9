import type { FastifyInstance } from 'fastify';

/** What a call takes as its body: JSON under its three names, a form, or bytes as they are. */
export type BodyKind = 'json' | 'form' | 'bytes';

const formType = 'application/x-www-form-urlencoded';
const bytesType = 'application/octet-stream';

/** The type that the documentation names for each kind. */
export const bodyTypes: Readonly<Record<BodyKind, string>> = {
  json: 'application/json',
  form: formType,
  bytes: bytesType,
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

/** Each call takes one kind only: the specification (§7) has a single call with a form. */
export function bodyKindOf(contentType: string | undefined): BodyKind {
  const type = contentType?.split(';')[0]?.trim().toLowerCase();
  if (type === formType) return 'form';
  return type === bytesType ? 'bytes' : 'json';
}
