import multipart from '@fastify/multipart';
import type { CallShape } from '@stammtisch/contracts/call';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod';
import { admit } from './admit.ts';
import { Answer } from './answer.ts';
import type { Api } from './api.ts';
import type { Outcome } from './call-request.ts';
import type { Session } from './gate.ts';
import { refuse, Refusal } from './refusal.ts';
import { sendRefusal } from './send-refusal.ts';
import { findUnstorable } from './storable.ts';

export interface Upload {
  /** The file's own name, without a path. */
  name: string;
  content: Buffer;
  /** What else the form had. */
  fields: Readonly<Record<string, string>>;
}

/** Decisions §5: uploads 10 MiB. */
const mostBytes = 10 * 1_048_576;
/** Of the form's other fields, and of the lines between the parts. */
const restBytes = 1_048_576;

/** Like `register`, for a form with one file. Its transfer is broken off when it becomes too large. */
export function registerUpload<const C extends CallShape>(
  api: Api,
  call: C,
  handler: (request: { session: Session; upload: Upload }) => Promise<Outcome<C>>,
): void {
  if (!api.serves(call)) return;
  api.calls.push({ call, takes: 'multipart' });
  // A parser of its own, so that no other call takes forms with files.
  api.app.register(async (app) => {
    await app.register(multipart, {
      limits: { fileSize: mostBytes, files: 1, fields: 10, fieldSize: restBytes, parts: 11 },
      throwFileSizeLimit: false,
    });
    app.route({
      method: call.method,
      url: call.path,
      config: { call },
      bodyLimit: mostBytes + restBytes,
      async handler(request, reply) {
        const admission = await admit(api, call, request);
        if (admission instanceof Refusal) return sendRefusal(request, reply, admission);
        if (!admission.session) return sendRefusal(request, reply, refuse('please-login'));
        const upload = await readUpload(request);
        if (upload instanceof Refusal) {
          // What is still on its way is let go by, unread: a browser whose door is shut in the middle of
          // sending never sees the answer. The request's own time limit ends that.
          request.raw.unpipe().resume();
          return sendRefusal(request, reply, upload);
        }
        const outcome = await handler({ session: admission.session, upload });
        if (outcome instanceof Refusal) return sendRefusal(request, reply, outcome);
        const { body, options } = outcome instanceof Answer ? outcome : new Answer(outcome, {});
        if (options.location) reply.header('location', options.location);
        return reply
          .code(call.status ?? 200)
          .header('cache-control', 'no-store')
          .type('application/hal+json')
          .send(JSON.stringify(z.parse(call.reply, body)));
      },
    });
  });
}

async function readUpload(request: FastifyRequest): Promise<Upload | Refusal> {
  if (!request.isMultipart() || !/boundary=/i.test(request.headers['content-type'] ?? '')) {
    return refuse('unsupported-media-type', { detail: 'Send a form with a file.' });
  }
  const fields: Record<string, string> = {};
  let file: { name: string; content: Buffer } | undefined;
  try {
    for await (const part of request.parts()) {
      if (part.type === 'field') fields[part.fieldname] = String(part.value);
      else {
        const pieces: Buffer[] = [];
        for await (const piece of part.file) {
          pieces.push(piece);
          // Here and not behind the loop, which would wait for the rest of the file.
          if (part.file.truncated) return tooLarge();
        }
        file = { name: nameOf(part.filename), content: Buffer.concat(pieces) };
      }
    }
  } catch (error) {
    // busboy and the plug-in speak of a form that is cut off, has too many parts or no sense.
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code.endsWith('_LIMIT')) return tooLarge();
    return refuse('invalid-request', {
      errors: [{ pointer: '', code: 'not-a-form', message: 'The form is cut off or malformed.' }],
    });
  }
  const unstorable = findUnstorable('', fields);
  if (unstorable) return refuse('invalid-request', { errors: [unstorable] });
  if (file) return { ...file, fields };
  const message = 'Add the file as "file".';
  return refuse('invalid-request', { errors: [{ pointer: '/file', code: 'missing', message }] });
}

function tooLarge(): Refusal {
  return refuse('body-too-large', { detail: 'Send at most 10 MiB.' });
}

/** As it is shown: no folders, no control characters, not longer than a line. */
function nameOf(written: string): string {
  const name = written.replaceAll(/^.*[\\/]/g, '').replaceAll(/\p{Cc}|\p{Cs}/gu, '');
  return [...name.normalize('NFC')].slice(0, 120).join('') || 'import.csv';
}
