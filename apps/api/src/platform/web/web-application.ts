import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { createPreloadHints, type PreloadHints, readManifest } from './preload-hints.ts';

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
  dist = built,
): Promise<void> {
  const isBuilt = existsSync(join(dist, 'index.html'));
  if (isBuilt) {
    await app.register(fastifyStatic, {
      root: dist,
      index: false,
      maxAge: '1y',
      immutable: true,
      preCompressed: true,
      // Pages are sent below, with their hints; what the bundler leaves for us is nobody else's.
      allowedPath: (path) => /^\/(assets\/|favicon\.svg$)/.test(path),
    });
  }
  const pages = readPages(dist);
  const page = (reply: FastifyReply, path: string) => {
    const { product, payment, hints } = pages();
    const html =
      path === '/paymentdetails' ? payment : product.replace('</head>', `${hints.of(path)}</head>`);
    return reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(html);
  };

  // The root is a folder to the file server, which refuses to list it.
  if (isBuilt) app.get('/', (_request, reply) => page(reply, '/'));
  app.setNotFoundHandler((request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const isPage = request.method === 'GET' && !/^\/(api|assets|health|metrics)(\/|$)/.test(path);
    return isBuilt && isPage ? page(reply, path) : notFound(reply);
  });
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
