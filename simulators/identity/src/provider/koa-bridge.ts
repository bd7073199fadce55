import { type IncomingMessage, type RequestListener, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** An answer that is caught rather than sent. */
class CaughtResponse extends ServerResponse {
  readonly caught: Promise<unknown>;
  readonly #catch: (body: unknown) => void;

  constructor(request: IncomingMessage) {
    super(request);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    this.caught = promise;
    this.#catch = resolve;
  }

  override end(body?: unknown): this {
    this.#catch(body);
    return this;
  }
}

/**
 * Serves every path that nothing else serves from a listener of another framework. Its answers pass through the
 * hooks of `app`, so the kit's faults strike them as well.
 */
export async function mountListener(app: FastifyInstance, listener: () => RequestListener): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // The listener reads the body itself.
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.route({
      method: ['GET', 'POST', 'OPTIONS'],
      url: '/*',
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const response = new CaughtResponse(request.raw);
        listener()(request.raw, response);
        const body = await response.caught;
        reply.code(response.statusCode);
        for (const [name, value] of Object.entries(response.getHeaders())) reply.header(name, value);
        return reply.send(body ?? '');
      },
    });
  });
}
