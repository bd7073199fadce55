import type { FastifyInstance, FastifyReply } from 'fastify';
import { answerMessage } from './answer-message.ts';
import type { Gateway } from './gateway.ts';
import type { Delivery } from './submissions/markers.ts';

const path = '/v1-0/xmlgw/Gateway';
/** Room for an instrument of ten megabytes in base64. */
const bodyLimit = 16 * 1024 * 1024;

/** One address, POST only; every answer of the gateway itself is HTTP 200 (section 2). */
export function addGatewayRoutes(app: FastifyInstance, gateway: Gateway): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // Whatever a body claims to be is read as text: the refusal of what is not XML is XML too.
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    scope.post(path, { bodyLimit }, async (request, reply) => {
      const source = typeof request.body === 'string' ? request.body : '';
      const { xml, delivery } = await answerMessage(gateway, source);
      if (delivery === 'normal') return reply.type('text/xml; charset=utf-8').send(xml);
      return withhold(reply, delivery);
    });
    scope.route({
      method: ['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
      url: path,
      handler: async (_request, reply) =>
        reply.code(405).header('allow', 'POST').type('text/plain').send('POST only'),
    });
  });
}

/** A hijacked reply is never sent: the connection stays open until the caller gives up, or is cut. */
function withhold(reply: FastifyReply, delivery: Exclude<Delivery, 'normal'>): FastifyReply {
  reply.hijack();
  if (delivery === 'cut') reply.raw.socket?.destroy();
  return reply;
}
