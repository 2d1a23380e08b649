import { calls } from '@helpdesk/contract/calls/calls';
import { type Endpoint, envelope, problemBody } from '@helpdesk/contract/calls/endpoint';
import { site } from '@helpdesk/site/site';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/** `GET /api/openapi.json`: the whole contract as an OpenAPI 3.1 document. */
export const openApi = (c: Context) => c.json(makeDocument(), 200, { 'Cache-Control': 'no-cache' });

function makeDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, callsOfTag] of Object.entries(calls)) {
    for (const [name, call] of Object.entries(callsOfTag)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(tag, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: site.name.en, version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    servers: [{ url: '/api' }],
    tags: Object.keys(calls).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problemBody, 'output') },
      responses: {
        Problem: { description: 'What is wrong, in a sentence', content: jsonContent({ $ref: '#/components/schemas/Problem' }) },
      },
      securitySchemes: { token: { type: 'http', scheme: 'bearer' }, kiosk: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function operation(tag: string, name: string, call: Endpoint) {
  return {
    operationId: `${tag}_${name}`,
    tags: [tag],
    summary: call.summary,
    ...(call.token && { security: [{ token: [] }] }),
    ...(call.kiosk && { security: [{ kiosk: [] }] }),
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...requestBody(call),
    responses: {
      [call.status ?? 200]: { description: 'Done', ...answerContent(call) },
      default: { $ref: '#/components/responses/Problem' },
    },
  };
}

const pathParameters = ({ path }: Endpoint) =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({ name, in: 'path', required: true, schema: { type: 'string' } }));

function queryParameters({ query }: Endpoint) {
  const properties = query ? (schemaOf(query, 'output').properties ?? {}) : {};
  return Object.entries(properties).map(([name, schema]) => ({ name, in: 'query', required: false, schema }));
}

function requestBody({ body, upload }: Endpoint) {
  if (!body && !upload) return {};
  const fields = body ? schemaOf(body, 'input') : { type: 'object' as const };
  return { requestBody: { required: true, content: upload ? formContent(fields, upload) : jsonContent(fields) } };
}

/** Text fields with files beside them. */
function formContent({ properties, required = [], ...schema }: z.core.JSONSchema.JSONSchema, upload: string) {
  const files = { type: 'array', minItems: 1, items: { type: 'string', format: 'binary' } };
  return {
    'multipart/form-data': { schema: { ...schema, properties: { ...properties, [upload]: files }, required: [...required, upload] } },
  };
}

function answerContent({ answer, bare, repeated = [] }: Endpoint) {
  if (!answer) return { content: { 'application/octet-stream': {} } };
  if (bare) return { content: jsonContent(schemaOf(answer, 'output')) };
  const whole = schemaOf(envelope(answer), 'output');
  const result = whole.properties?.result as z.core.JSONSchema.JSONSchema;
  const further = Object.fromEntries(repeated.map((field) => [field, result.properties?.[field] ?? {}]));
  return { content: jsonContent({ ...whole, properties: { ...whole.properties, ...further } }) };
}

const jsonContent = (schema: object) => ({ 'application/json': { schema } });

function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
