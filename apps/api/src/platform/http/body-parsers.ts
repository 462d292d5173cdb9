import type { FastifyInstance } from 'fastify';

const formType = 'application/x-www-form-urlencoded';

/** JSON under its three names; an absent body is undefined, so that the contract can say what is missing. */
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
}

/** Only the one call that the specification (§7) makes with a form accepts one. */
export function isForm(contentType: string | undefined): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === formType;
}
