import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';

/**
 * Compresses texts of more than a kilobyte for clients that ask; event streams pass as they are. A page of another
 * origin cannot make requests with our bearer token, so the size of a compressed reply tells it nothing.
 */
export async function compressReplies(app: FastifyInstance): Promise<void> {
  await app.register(compress, {
    encodings: ['zstd', 'br', 'gzip'],
    threshold: 1024,
    // On a long list, better quality takes four times the processor for a twentieth of the bytes.
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } },
    // Requests are small and never compressed.
    globalDecompression: false,
  });
}
