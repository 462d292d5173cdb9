import helmet from '@fastify/helmet';
import cors from '@fastify/cors';
import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyInstance } from 'fastify';
import { hostContentSecurityPolicy } from '@stammtisch/remote-registry';
import type { Config } from '../config/read-config.ts';
import type { Host } from './api.ts';
import { refuse } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';

/** CSP and its relatives; the app host is never framed, the booking host where the house wants it. */
export async function addSecurityHeaders(app: FastifyInstance, host: Host, config: Config) {
  const isApp = host === 'app';
  await app.register(helmet, {
    contentSecurityPolicy: !isApp && {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'self'", ...config.FRAME_ORIGINS],
      },
    },
    frameguard: isApp && { action: 'deny' },
    // The widget’s script is loaded by the restaurants’ own sites.
    crossOriginResourcePolicy: { policy: isApp ? 'same-origin' : 'cross-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
    strictTransportSecurity: config.APP_ORIGIN.startsWith('https:') && { maxAge: 31_536_000 },
  });
  if (isApp) {
    // The composed host brings its own policy, so that a plain static server sends the same.
    const policy = hostContentSecurityPolicy(
      config.OVERRIDE_ORIGINS,
      [config.BOOKING_ORIGIN],
      // Specification §7: the browser asks the cash register provider itself.
      config.READY2ORDER_DEVELOPER_TOKEN ? [config.READY2ORDER_API] : [],
    );
    app.addHook('onRequest', async (_request, reply) => {
      reply.header('content-security-policy', policy);
    });
  }
  if (!isApp) onlyFramedByTheApp(app, config);
  if (!isApp && config.FRAME_ORIGINS.length > 0) {
    // Guests have no session here that a foreign page could use: whoever may show the form may ask.
    const origin = config.FRAME_ORIGINS.includes('*') ? '*' : config.FRAME_ORIGINS;
    await app.register(cors, { origin, maxAge: 7_200 });
  }
}

/** The preview wears what the page around it sends: nobody but the house itself may be around it. */
function onlyFramedByTheApp(app: FastifyInstance, { APP_ORIGIN }: Config): void {
  app.addHook('onRequest', async ({ url }, reply) => {
    if (!/^\/preview([/?]|$)/.test(url)) return;
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace(/frame-ancestors [^;]*/, `frame-ancestors ${APP_ORIGIN}`),
    );
  });
}

const guarded = /^\/(api\/1|authenticate)/;

/**
 * A form or image of a foreign page cannot set this header, and a foreign script would have to ask
 * first (specification §7: every request carries it).
 */
export function requireRequestedWith(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (request.method === 'OPTIONS' || !guarded.test(request.url)) return;
    if (isPicture(request.routeOptions.config.call)) return;
    // Servers of other systems do not know of it; they sign, or have a token of their own.
    if (request.routeOptions.config.call?.audience === 'system') return;
    if (!request.headers['x-requested-with']) {
      return sendRefusal(request, reply, refuse('forbidden-origin'));
    }
  });
}

/** An `<img>` sends no header, and shows a foreign page nothing but the logo that everybody sees. */
function isPicture(call: CallShape | undefined): boolean {
  return call?.audience === 'public' && call.replyType?.startsWith('image/') === true;
}
