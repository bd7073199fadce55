import type { Clock } from '@statbook-simulators/kit';
import type { App } from '../app.ts';
import type { World } from '../world/world.ts';
import { drawDocument } from './draw-document.ts';
import { isSignedAddress } from './signed-address.ts';

interface Storage {
  app: App;
  world: World;
  clock: Clock;
}

interface StorageRequest {
  Params: { id: string };
  Querystring: { Expires?: string; Signature?: string };
}

/** The store behind the documents: it trusts signed addresses only, and refuses a second way to prove oneself. */
export function registerStorage({ app, world, clock }: Storage): void {
  app.get<StorageRequest>('/storage/docs/:id/application-pdf', async ({ params, query, headers }, reply) => {
    if (headers.authorization !== undefined) {
      return reply
        .code(400)
        .type('application/xml')
        .send(refuse('InvalidArgument', 'Only one auth mechanism allowed'));
    }
    const { Expires: expires = '', Signature: signature = '' } = query;
    const isExpired = !(Number(expires) * 1000 > clock.now().getTime());
    if (isExpired || !isSignedAddress({ documentId: params.id, expires }, signature)) {
      const words = isExpired ? 'Request has expired' : 'The request signature does not match';
      return reply.code(403).type('application/xml').send(refuse('AccessDenied', words));
    }
    const found = world.findDocument(params.id);
    if (found === undefined)
      return reply.code(404).type('application/xml').send(refuse('NoSuchKey', 'No such key'));
    return reply.type('application/pdf').send(await drawDocument(found.company, found.filing));
  });
}

function refuse(code: string, message: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${message}</Message></Error>`;
}
