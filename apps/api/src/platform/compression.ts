import { promisify } from 'node:util';
import { brotliCompress, constants, gzip, zstdCompress } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

const smallest = 1024;
/** Above this a stronger compression costs three times the work for a twentieth of the bytes. */
const large = 128 * 1024;

/** The ways of packing a text, the best first: the first that the caller understands is taken. */
const encodings = {
  zstd: promisify(zstdCompress),
  br: (text: string) => {
    const quality = text.length > large ? 1 : 4;
    return toBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
  },
  gzip: promisify(gzip),
} as const satisfies Record<string, (text: string) => Promise<Buffer>>;

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
    const encoding = (['zstd', 'br', 'gzip'] as const).find((name) => understands(accepted, name));
    if (encoding === undefined || reply.hasHeader('content-encoding')) return payload;
    const compressed = await encodings[encoding](payload);
    reply.header('content-encoding', encoding);
    reply.removeHeader('content-length');
    return compressed;
  });
}

const understands = (accepted: string, encoding: string) => new RegExp(`\\b${encoding}\\b`).test(accepted);
