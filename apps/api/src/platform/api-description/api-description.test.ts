import { calls, errorKinds, type OpenApiDocument, resolveSchema } from '@statbook/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { send } from '../../testing/make-call.ts';
import { testApi } from '../../testing/test-api.ts';

describe('the description of the API', () => {
  it('is given to anybody and holds every call', async () => {
    const document = await openApi();
    for (const { path, method } of Object.values(calls)) {
      expect(Object.keys(document.paths[path] ?? {}), path).toContain(method.toLowerCase());
    }
  });

  it('describes what the server really answers', async () => {
    const api = await testApi();
    const { main } = await api.newAccount();
    const document = await openApi();
    for (const path of [
      '/api/Configuration',
      '/api/LicenceDetails/UserLoginDetails',
      '/api/AgentDetails/GetAllAgent',
    ]) {
      const schema = document.paths[path]?.get?.responses['200']?.content?.['application/json']?.schema;
      const { body } = await send(api.url, 'GET', path, { token: main.token });
      expect(
        z.fromJSONSchema(resolveSchema(document, schema ?? {})).safeParse(body).error,
        path,
      ).toBeUndefined();
    }
    const { body } = await api.call('GET', '/api/LicenceDetails/UserLoginDetails');
    expect(
      z.fromJSONSchema(document.components.schemas['Problem'] ?? false).safeParse(body).error,
    ).toBeUndefined();
  });

  it('has a page that needs no script and no style of its own', async () => {
    const reply = await (await testApi()).call('GET', '/api/docs');
    expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(reply.body).not.toMatch(/<script|<style|\sstyle=|\son\w+=/);
    for (const { path } of Object.values(calls)) expect(reply.body).toContain(path);
    for (const name of Object.keys((await openApi()).components.schemas)) {
      expect(reply.body).toContain(`<div id="shape-${name}">`);
      expect(reply.body).toContain(`<a href="#shape-${name}">`);
    }
    for (const code of Object.keys(errorKinds)) expect(reply.body).toContain(`<code>${code}</code>`);
    expect((await (await testApi()).call('GET', '/api/docs.css')).headers.get('content-type')).toContain(
      'text/css',
    );
  });
});

async function openApi(): Promise<OpenApiDocument> {
  return (await (await testApi()).call('GET', '/api/openapi.json')).body;
}
