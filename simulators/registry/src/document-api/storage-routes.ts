import type { FastifyReply } from 'fastify';
import type { Registry } from '../app.ts';
import { writeXml } from '../xml/write-xml.ts';
import { drawDocument } from './draw-document.ts';
import { isSignedAddress } from './signed-address.ts';

interface StorageRequest {
  Params: { id: string };
  Querystring: { Expires?: string; Signature?: string };
}

/** The store behind the documents: it trusts signed addresses only, and refuses a second way to prove oneself. */
export function addStorageRoutes({ app, register, clock }: Registry): void {
  app.get<StorageRequest>('/storage/docs/:id/application-pdf', async ({ params, query, headers }, reply) => {
    if (headers.authorization !== undefined)
      return refuse(reply, 400, 'InvalidArgument', 'Only one auth mechanism allowed');
    const { Expires: expires = '', Signature: signature = '' } = query;
    if (!(Number(expires) * 1000 > clock.now().getTime()))
      return refuse(reply, 403, 'AccessDenied', 'Request has expired');
    if (!isSignedAddress({ documentId: params.id, expires }, signature))
      return refuse(reply, 403, 'AccessDenied', 'The request signature does not match');
    const found = register.findDocument(params.id);
    if (found === undefined) return refuse(reply, 404, 'NoSuchKey', 'No such key');
    return reply.type('application/pdf').send(await drawDocument(found.company, found.filing));
  });
}

function refuse(reply: FastifyReply, status: number, code: string, message: string): FastifyReply {
  const error = { Error: { Code: code, Message: message } };
  return reply
    .code(status)
    .type('application/xml')
    .send(`<?xml version="1.0" encoding="UTF-8"?>\n${writeXml(error)}`);
}
