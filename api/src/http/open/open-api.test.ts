import { calls } from '@helpdesk/contract/calls/calls';
import { expect, test } from 'vitest';
import { sampleApp } from '#testing/sample-app.ts';

interface Operation {
  operationId: string;
  security?: unknown[];
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object }> };
  responses: Record<string, unknown>;
}
interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
}

const { get } = await sampleApp();
const document = (await (await get('/api/openapi.json')).json()) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const contractCalls = Object.values(calls).flatMap((ofEntity) => Object.values(ofEntity));

test('every call of the contract is there, under its path and method', () => {
  expect(document.openapi).toBe('3.1.0');
  const listed = Object.entries(document.paths).flatMap(([path, methods]) => Object.keys(methods).map((method) => `${method} ${path}`));
  expect(listed.sort()).toEqual(contractCalls.map(({ method, path }) => `${method.toLowerCase()} ${path}`).sort());
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(contractCalls.length);
});

test('every parameter of a path is named', () => {
  for (const [path, methods] of Object.entries(document.paths)) {
    const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    for (const { parameters } of Object.values(methods)) {
      expect(parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)).toEqual(inPath);
      for (const parameter of parameters) expect(parameter.schema).toEqual(expect.any(Object));
    }
  }
});

test('lists name their filters', () => {
  const names = document.paths['/get-resorts']?.get?.parameters.map(({ name }) => name);
  expect(names).toEqual(['search', 'searchData', 'regionId', 'isPopular', 'categoryId', 'open', 'access', 'limit', 'offset', 'amenity']);
});

test('calls that need a token say so', () => {
  expect(document.paths['/add-resort']?.post?.security).toEqual([{ token: [] }]);
  expect(document.paths['/kiosk/heartbeat']?.post?.security).toEqual([{ kiosk: [] }]);
  expect(document.paths['/get-resorts']?.get?.security).toBeUndefined();
});

test('files are sent as a form, with their text fields', () => {
  const { schema } = document.paths['/upload-image']?.post?.requestBody?.content['multipart/form-data'] ?? {};
  expect(schema).toMatchObject({ type: 'object', required: ['image'], properties: { image: { type: 'array' } } });
  for (const { requestBody } of operations)
    for (const { schema: one } of Object.values(requestBody?.content ?? {})) expect(one).toBeTypeOf('object');
});

test('every reference leads somewhere', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]+)"/g)].map(([, target]) => target ?? '');
  expect(references.length).toBeGreaterThan(0);
  for (const target of new Set(references)) {
    expect(target).toMatch(/^#\//);
    const found = target
      .slice(2)
      .split('/')
      .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], document);
    expect(found).toBeDefined();
  }
});

test('the envelope carries what clients read beside the result', () => {
  const count = JSON.stringify(document.paths['/visitor-count']?.get?.responses['200']);
  expect(JSON.parse(count)).toMatchObject({
    content: {
      'application/json': {
        schema: { properties: { count: { type: 'integer' }, result: { properties: { count: { type: 'integer' } } } } },
      },
    },
  });
});
