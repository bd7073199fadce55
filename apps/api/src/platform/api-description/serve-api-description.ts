import { readFileSync } from 'node:fs';
import { toOpenApi } from '@statbook/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { docsPage } from './docs-page.ts';

const styles = readFileSync(new URL('./docs.css', import.meta.url), 'utf8');

/** The OpenAPI document and its readable page, for anybody. Both are made once: the contract does not change. */
export function serveApiDescription(app: FastifyInstance, config: Config, version: string): void {
  const document = toOpenApi({ version, url: config.publicUrl, issuer: config.identity.issuer });
  const json = JSON.stringify(document);
  const page = docsPage(document);
  const serve = (path: string, type: string, text: string) =>
    app.get(path, async (_request, reply) => reply.header('cache-control', 'no-cache').type(type).send(text));
  serve('/api/openapi.json', 'application/json; charset=utf-8', json);
  serve('/api/docs', 'text/html; charset=utf-8', page);
  serve('/api/docs.css', 'text/css; charset=utf-8', styles);
}
