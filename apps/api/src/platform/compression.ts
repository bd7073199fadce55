import { promisify } from 'node:util';
import { constants, brotliCompress, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const smallest = 1024;
const toGzip = promisify(gzip);
const toBrotli = promisify(brotliCompress);

/**
 * Compresses texts of more than a kilobyte for who asks. Streams and files pass as they are. A page of another origin
 * cannot make requests with our bearer token, so that the size of a compressed answer tells it nothing.
 */
export function compressReplies(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < smallest) return payload;
    reply.header('vary', 'accept-encoding');
    const accepted = request.headers['accept-encoding'] ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
    if (encoding === undefined || reply.hasHeader('content-encoding')) return payload;
    const compressed =
      encoding === 'br'
        ? await toBrotli(payload, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } })
        : await toGzip(payload);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compressed;
  });
}
