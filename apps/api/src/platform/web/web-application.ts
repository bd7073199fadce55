import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createPreloadHints, type PreloadHints, readManifest } from './preload-hints.ts';

/** Parts of the product whose own address has no page: their first page. Nothing in the product leads to them. */
const firstPages: Readonly<Record<string, string>> = {
  '/dashboard': '/dashboard/default',
  '/submissionstatus': '/submissionstatus/status',
};

const built = fileURLToPath(new URL('../../../../web/dist/', import.meta.url));

interface Pages {
  product: string;
  payment: string;
  hints: PreloadHints;
}

/** Serves the built web application: hashed assets for a year, its pages never from a cache. */
export async function serveWebApplication(
  app: FastifyInstance,
  notFound: (reply: FastifyReply) => FastifyReply,
  { publicUrl, dist = built }: { publicUrl: string; dist?: string },
): Promise<void> {
  const pages = readPages(dist);
  const page = (reply: FastifyReply, path: string) => {
    const { product, payment, hints } = pages();
    const html =
      path === '/paymentdetails' ? payment : product.replace('</head>', `${hints.of(path)}</head>`);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };

  if (existsSync(join(dist, 'index.html'))) {
    // Its own route reads the whole folder for each file, to tell apart spellings that only a deny list would ask for.
    await app.register(fastifyStatic, {
      root: join(dist, 'assets'),
      serve: false,
      maxAge: '1y',
      immutable: true,
      preCompressed: true,
    });
    app.get<{ Params: { '*': string } }>('/assets/*', ({ params }, reply) => reply.sendFile(params['*']));
    app.get('/favicon.svg', (_request, reply) => reply.sendFile('favicon.svg', dist));
    for (const [part, first] of Object.entries(firstPages))
      app.get(part, (_request, reply) => reply.redirect(first, 302));
    app.get('/*', (request, reply) => {
      const path = request.url.split('?', 1)[0] ?? '/';
      if (/^\/(api|health|metrics)(\/|$)/.test(path)) return notFound(reply);
      if (isOtherLoopback(request.host, publicUrl)) return reply.redirect(`${publicUrl}${request.url}`, 302);
      return page(reply, path);
    });
  }
  app.setNotFoundHandler((_request, reply) => notFound(reply));
}

/**
 * `localhost` where the public address says `127.0.0.1`: to a browser it is another origin with another session, and what leads
 * back from elsewhere, as the registry's own sign-in does, would find nobody signed in.
 */
function isOtherLoopback(host: string, publicUrl: string): boolean {
  const { hostname, port, protocol } = new URL(publicUrl);
  return protocol === 'http:' && hostname === '127.0.0.1' && host === `localhost:${port}`;
}

/** The pages as built, read again when a new build has taken their place. */
function readPages(dist: string): () => Pages {
  let known: { at: number; pages: Pages } | undefined;
  return () => {
    const at = statSync(join(dist, 'index.html')).mtimeMs;
    if (known?.at !== at) {
      const read = (name: string) => readFileSync(join(dist, name), 'utf8');
      const hints = createPreloadHints(readManifest(read('manifest.json')));
      known = { at, pages: { product: read('index.html'), payment: read('payment.html'), hints } };
    }
    return known.pages;
  };
}
