import { openApiDocument } from '@seaberry/api-client/openapi';
import { describe, expect, it } from 'vitest';

type Json = Record<string, unknown>;

const document = openApiDocument('1.2.3') as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Json> };
  info: Json;
};

interface Operation {
  security?: Record<string, string[]>[];
  operationId: string;
  parameters?: { name: string; in: string; required: boolean; schema: Json }[];
  requestBody?: { content: Record<string, { schema: Json }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Json }> }>;
}

function* refs(value: unknown): Generator<string> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === '$ref' && typeof entry === 'string') yield entry;
    else yield* refs(entry);
  }
}

describe('the OpenAPI document', () => {
  it('refers to shared schemas only, and contains each of them at any depth', () => {
    const all = [...refs(document)];
    expect(all.length).toBeGreaterThan(0);
    for (const ref of all) {
      const name = /^#\/components\/schemas\/([\w.-]+)$/u.exec(ref)?.[1] ?? '';
      expect(Object.keys(document.components.schemas), ref).toContain(name);
    }
    expect(JSON.stringify(document)).not.toContain('$defs');
  });

  it('describes the menu tree by a recursive schema', () => {
    const answer = document.paths['/api/sysMenu/loginMenuTree']?.['get']?.responses['200']?.content?.['application/json']?.schema;
    const [ref] = [...refs(answer)];
    const entry = document.components.schemas[String(ref).split('/').at(-1) ?? ''];
    expect(entry).toMatchObject({ type: 'object', properties: { path: { type: ['string', 'null'] } } });
    expect([...refs(entry)]).toEqual([ref]);
  });

  it('offers a signature with an access key to the calls that a key can make', () => {
    const waysOf = (path: string, method: 'get' | 'post') =>
      document.paths[path]?.[method]?.security?.map((way) => Object.keys(way).join(' '));
    const both = ['bearer', 'accessKey timestamp nonce sign'];
    expect(waysOf('/api/oceanBill/page', 'post')).toEqual(both);
    expect(waysOf('/api/sysAuth/userInfo', 'get')).toEqual(both);
    for (const path of ['/api/sysOpenAccess/page', '/api/company/rotateKey', '/api/sysAuth/logout'])
      expect(waysOf(path, 'post'), path).toEqual(['bearer']);
  });

  it('lists every operation once, and every parameter of a path', () => {
    const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
      Object.values(methods).map((operation) => ({ path, operation })),
    );
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
    for (const { path, operation } of operations) {
      const inPath = [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => name);
      const declared = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(declared.map(({ name }) => name)).toEqual(inPath);
      expect(declared.every(({ required }) => required)).toBe(true);
      const names = (operation.parameters ?? []).map((parameter) => `${parameter.in}:${parameter.name}`);
      expect(new Set(names).size).toBe(names.length);
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^(?:\d{3}|\dXX|default)$/u);
        expect(description).not.toBe('');
      }
    }
  });
});
