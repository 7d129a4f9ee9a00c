import * as z from 'zod/mini';
import { docs } from './docs.gen.js';
import { allCalls } from './registry.js';
import type { EndpointMeta } from './declare.js';
import type { CallSchemas } from './parts.js';
import { schemas } from './schemas.gen.js';
import { isForPeople } from './sys-open-access/for-people.js';

type Json = Record<string, unknown>;

/** OpenAPI 3.1 document of the contract, made from the declarations. */
export function openApiDocument(version: string): Json {
  const paths: Record<string, Json> = {};
  const shared: Record<string, Json> = { Failure: failure };
  for (const { controller, name, meta } of allCalls()) {
    const table: Record<string, CallSchemas> = schemas[controller];
    const call = table[name];
    if (!call) throw new Error(`@seaberry/api-client: ${controller}.${name} is declared without schemas.`);
    // Two calls may share a path with different methods.
    paths[meta.path] = { ...paths[meta.path], [meta.method.toLowerCase()]: operation(controller, name, meta, call, shared) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Seaberry API',
      version,
      description:
        'A response has an envelope {code, type, message, result, extras, time}; business errors are HTTP 200 with another code.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, ...signedHeaders },
      schemas: shared,
    },
  };
}

/** Headers of a request that is signed with an access key; all are needed. */
const signedHeaders = {
  accessKey: header('accessKey', 'An access key.'),
  timestamp: header('timestamp', 'Seconds since 1970, at most 5 minutes from the clock of the server.'),
  nonce: header('nonce', 'Used once, at most 128 characters without & and spaces.'),
  sign: header(
    'sign',
    'Base64 of HMAC-SHA-256 with the secret of the key over METHOD&url&accessKey&timestamp&nonce; url is the path, with or without query.',
  ),
};

const SIGNED = Object.fromEntries(Object.keys(signedHeaders).map((name) => [name, []]));

function header(name: string, description: string): Json {
  return { type: 'apiKey', in: 'header', name, description };
}

function operation(controller: string, name: string, meta: EndpointMeta, call: CallSchemas, shared: Record<string, Json>): Json {
  const prefix = `${controller}_${name}`;
  const input = jsonSchema(call.input, `${prefix}_input`, shared);
  const result = jsonSchema(call.result, `${prefix}_result`, shared);
  return {
    operationId: prefix,
    tags: [controller],
    summary: docs[controller]?.[name],
    'x-permission': meta.permission,
    'x-reach': meta.reach,
    ...(meta.proof ? { 'x-proof': true, description: PROOF } : {}),
    ...(meta.permission === 'public'
      ? { security: [] }
      : { security: [{ bearer: [] }, ...(meta.proof || isForPeople(`${controller}.${name}`) ? [] : [SIGNED])] }),
    ...inputOf(meta, input),
    responses: {
      '200': { description: 'The answer, or a business error in the envelope.', content: answerOf(meta, result) },
      '401': { description: 'Not signed in.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
      '4XX': { description: 'Refused.', content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } },
    },
  };
}

function inputOf(meta: EndpointMeta, input: Json): Json {
  const properties = (input['properties'] ?? {}) as Record<string, Json>;
  const required = (input['required'] ?? []) as string[];
  const inPath = [...meta.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const parameter = (name: string, place: 'path' | 'query') => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: properties[name] ?? {},
  });
  const parameters = inPath.map((name) => parameter(name, 'path'));
  if (meta.in === 'query') {
    const rest = Object.keys(properties).filter((name) => !inPath.includes(name));
    return { parameters: [...parameters, ...rest.map((name) => parameter(name, 'query'))] };
  }
  const content = meta.in === 'form' ? 'multipart/form-data' : 'application/json';
  return Object.keys(properties).length === 0
    ? { parameters }
    : { parameters, requestBody: { required: true, content: { [content]: { schema: input } } } };
}

function answerOf(meta: EndpointMeta, result: Json): Json {
  if (meta.answer === 'file') return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  if (meta.answer === 'stream') return { 'text/event-stream': { schema: { type: 'string' } } };
  if (meta.answer === 'bare') return { 'application/json': { schema: result } };
  return {
    'application/json': {
      schema: {
        type: 'object',
        required: ['code', 'type', 'message', 'result'],
        properties: {
          code: { const: 200 },
          type: { const: 'success' },
          message: { type: 'string' },
          result,
          extras: {},
          time: { type: 'string', format: 'date-time' },
        },
      },
    },
  };
}

const PROOF =
  'Needs a recent proof of identity in the session (`sysAuth_prove`), otherwise the response is the business error `proofNeeded`.';

const failure: Json = {
  type: 'object',
  required: ['code', 'type', 'message'],
  properties: {
    code: {
      type: 'integer',
      description: '400 business error, 401 not signed in, 403 no permission, 429 too many requests, 500 server error',
    },
    type: { const: 'error' },
    message: {
      type: 'string',
      description: 'In the language of Accept-Language; a validation failure is the JSON text of field → reasons.',
    },
    result: { type: 'null' },
    extras: {},
    time: { type: 'string', format: 'date-time' },
  },
};

/** Definitions of a recursive schema are moved to the shared components, where references find them. */
function jsonSchema(schema: z.ZodMiniType, name: string, shared: Record<string, Json>): Json {
  const made = JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', target: 'draft-2020-12' }));
  const { $schema: _dialect, $defs, ...rest } = JSON.parse(made.replaceAll('"#/$defs/', `"#/components/schemas/${name}`)) as Json;
  for (const [key, definition] of Object.entries(($defs ?? {}) as Record<string, Json>)) shared[`${name}${key}`] = definition;
  return rest;
}
