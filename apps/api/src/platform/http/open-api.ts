import type { CallShape } from '@stammtisch/contracts/call';
import { problem, problems, type ProblemType } from '@stammtisch/contracts/problem';
import * as z from 'zod';
import type { RegisteredCall } from './api.ts';
import { bodyTypes, type BodyKind } from './body-parsers.ts';

type Json = Record<string, unknown>;

const common: ProblemType[] = [
  'invalid-request',
  'too-many-requests',
  'internal-error',
  'unavailable',
];

/** The OpenAPI 3.1 document of the calls, made from the schemas that validate them. */
export function openApi(calls: readonly RegisteredCall[], server: string): Json {
  const paths: Record<string, Json> = {};
  for (const { call, takes } of calls) {
    const path = call.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call, takes) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Stammtisch',
      version: '1',
      description: 'Follow the links of GET /api/1; only its address and /authenticate are fixed.',
      license: { name: 'AGPL-3.0-or-later', identifier: 'AGPL-3.0-or-later' },
    },
    servers: [{ url: server }],
    tags: [...new Set(calls.map(({ call }) => tagOf(call)))].map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problem, 'output') },
      securitySchemes: {
        accessToken: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' },
        refresherToken: { type: 'http', scheme: 'bearer' },
        deployToken: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

function operation(call: CallShape, takes: BodyKind): Json {
  const parameters = [
    ...fields(call.params, 'path'),
    ...fields(call.query, 'query'),
    {
      name: 'X-Requested-With',
      in: 'header',
      required: true,
      schema: { type: 'string' },
    },
  ];
  return {
    operationId: call.name,
    summary: call.summary,
    description: `${call.summary}.`,
    tags: [tagOf(call)],
    parameters,
    security: securityOf(call),
    ...(call.body && { requestBody: requestBody(call.body, takes) }),
    responses: { ...success(call), ...refusals(call) },
  };
}

function tagOf(call: CallShape): string {
  const steps = call.path.split('/').filter((step) => step !== '' && !step.startsWith(':'));
  if (steps[0] !== 'api') return 'authentication';
  return steps[2] === 'public' ? 'public' : (steps[2] ?? 'entry');
}

function fields(schema: CallShape['params'], place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z
    .object({
      properties: z.record(z.string(), z.unknown()).optional(),
      required: z.array(z.string()).optional(),
    })
    .parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

function securityOf({ audience }: CallShape): Json[] {
  switch (audience) {
    case 'public':
    case 'system':
      return [];
    case 'refresher':
      return [{ refresherToken: [] }];
    case 'deployer':
      return [{ deployToken: [] }];
    default:
      return [{ accessToken: [] }];
  }
}

function requestBody(body: z.core.$ZodType, takes: BodyKind): Json {
  return { required: true, content: { [bodyTypes[takes]]: { schema: schemaOf(body, 'input') } } };
}

function success(call: CallShape): Json {
  const status = call.status ?? 200;
  if (status === 204) return { 204: { description: 'Done.' } };
  const type =
    call.replyType ?? (call.rel === 'stream' ? 'text/event-stream' : 'application/hal+json');
  return {
    [status]: {
      description: `${call.summary}.`,
      content: { [type]: { schema: schemaOf(call.reply, 'output') } },
    },
  };
}

/** Several problem types may share a status; the description names them all. */
function refusals(call: CallShape): Json {
  const session: ProblemType[] = call.audience === 'public' ? [] : ['please-login'];
  const types = new Set([...common, ...session, ...(call.problems ?? [])]);
  const byStatus = Object.groupBy(types, (type) => String(problems[type].status));
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, shared = []]) => [
      status,
      {
        description: shared.join(', '),
        content: {
          'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } },
        },
      },
    ]),
  );
}

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
