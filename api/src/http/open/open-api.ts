import { calls } from '@helpdesk/contract/calls/calls';
import { type Endpoint, envelope, problemBody } from '@helpdesk/contract/calls/endpoint';
import { languages } from '@helpdesk/contract/languages';
import { dataFilesOf, dataPath, feedFiles } from '@helpdesk/contract/open-data/data-files';
import { publicReads } from '@helpdesk/contract/open-data/public-reads';
import { openData } from '@helpdesk/site/open-data';
import { site } from '@helpdesk/site/site';
import type { Context } from 'hono';
import * as z from 'zod/mini';

/** `GET /api/openapi.json`: the whole contract as an OpenAPI 3.1 document. */
export const openApi = (c: Context) => {
  const securitySchemes = { token: { type: 'http', scheme: 'bearer' }, kiosk: { type: 'http', scheme: 'bearer' } };
  return send(c, 'whole', () => {
    const { components, ...document } = documentOf(calls, { name: 'MIT', identifier: 'MIT' });
    return { ...document, components: { ...components, securitySchemes } };
  });
};

/** `GET /api/public/openapi.json`: what partners may build on (decision 101), and the files of open data. */
export const publicOpenApi = (c: Context) => {
  const { name, identifier } = openData.licence;
  return send(c, `public ${openData.fileName} ${name} ${identifier}`, () => {
    const { paths, ...document } = documentOf(publicReads, { name, identifier });
    return { ...document, paths: { ...paths, ...openFilePaths() } };
  });
};

/** Written once for each site: the schemas of all calls take 50 ms. */
const written = new Map<string, string>();

function send(c: Context, name: string, make: () => object): Response {
  const key = `${site.name.en} ${name}`;
  const text = written.get(key) ?? JSON.stringify(make());
  written.set(key, text);
  return c.body(text, 200, { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' });
}

function documentOf(listed: typeof calls, license: { name: string; identifier: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [tag, callsOfTag] of Object.entries(listed)) {
    for (const [name, call] of Object.entries(callsOfTag)) {
      paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: operation(tag, name, call) };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title: site.name.en, version: '1', license },
    servers: [{ url: '/api' }],
    tags: Object.keys(listed).map((name) => ({ name })),
    paths,
    components: {
      schemas: { Problem: schemaOf(problemBody, 'output') },
      responses: {
        Problem: { description: 'What is wrong, in a sentence', content: jsonContent({ $ref: '#/components/schemas/Problem' }) },
      },
    },
  };
}

/** They lie beside the API. */
function openFilePaths() {
  const files = dataFilesOf(openData.fileName).map(({ name, type, table = 'listings' }) => fileOperation(name, type, `All ${table}`));
  const languageOf = { name: 'lang', in: 'query', required: false, schema: { type: 'string', enum: languages } };
  const feeds = feedFiles.map(({ name, type }) => fileOperation(name, type, 'Notices and closed days', [languageOf]));
  return Object.fromEntries([...files, ...feeds]);
}

function fileOperation(name: string, type: string, summary: string, parameters: readonly object[] = []): [string, object] {
  const responses = { 200: { description: 'Done', content: { [type]: {} } } };
  const get = { operationId: name.replace(/\W+/g, '_'), tags: ['dataset'], summary: `${summary} as ${type}`, parameters, responses };
  return [dataPath(name), { servers: [{ url: '/' }], get }];
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
