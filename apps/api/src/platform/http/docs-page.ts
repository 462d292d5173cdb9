import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import type { Api } from './api.ts';
import { openApi } from './open-api.ts';

/** The OpenAPI document, and a page on which people read it. */
export async function addDocs(api: Api): Promise<void> {
  let document: Record<string, unknown> | undefined;
  const read = () => (document ??= openApi(api.calls, api.config.APP_ORIGIN));
  api.app.get('/api/openapi.json', (_request, reply) =>
    reply.type('application/vnd.oai.openapi+json;version=3.1').send(JSON.stringify(read())),
  );
  await api.app.register(async (docs: FastifyInstance) => {
    await docs.register(swagger, {
      mode: 'static',
      specification: {
        document: { openapi: '3.1.0', info: { title: '', version: '' }, paths: {} },
      },
    });
    await docs.register(swaggerUi, {
      routePrefix: '/api/docs',
      uiConfig: { docExpansion: 'none', supportedSubmitMethods: [] },
      // The calls are known only once every noun is mounted, so the document replaces the empty one.
      transformSpecification: () => read(),
      transformSpecificationClone: false,
      // The page sets styles on its elements, which `style-src 'self'` refuses for everything else.
      staticCSP: false,
      theme: { title: 'Stammtisch API', css: [{ filename: 'quiet.css', content: quiet }] },
    });
    docs.addHook('onSend', async (_request, reply) => {
      reply.header('content-security-policy', docsPolicy);
    });
  });
}

// The bar offers to explore other documents, which the policy forbids.
const quiet = '.swagger-ui .topbar { display: none }';

const docsPolicy =
  "default-src 'self'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";
