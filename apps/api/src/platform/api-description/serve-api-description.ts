import { readFileSync } from 'node:fs';
import { toOpenApi } from '@statbook/contract';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../../config.ts';
import { docsPage } from './docs-page.ts';

const styles = readFileSync(new URL('./docs.css', import.meta.url), 'utf8');

/** The OpenAPI document and its readable page, for anybody. Both are made once, when the first asks: a start does not wait for them. */
export function serveApiDescription(app: FastifyInstance, config: Config, version: string): void {
  let made: { readonly json: string; readonly page: string } | undefined;
  const describe = () => {
    if (made !== undefined) return made;
    const document = toOpenApi({ version, url: config.publicUrl, issuer: config.identity.issuer });
    made = { json: JSON.stringify(document), page: docsPage(document) };
    return made;
  };
  const serve = (path: string, type: string, read: () => string) =>
    app.get(path, async (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(read()),
    );
  serve('/api/openapi.json', 'application/json; charset=utf-8', () => describe().json);
  serve('/api/docs', 'text/html; charset=utf-8', () => describe().page);
  serve('/api/docs.css', 'text/css; charset=utf-8', () => styles);
}
