import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** Stands between the product and the registry's XML gateway and keeps what is sent. */
export interface GatewayRecorder {
  url: string;
  /** The messages of a class, such as `ConfirmationStatement`, oldest first. */
  listMessages(messageClass: string): string[];
  /** Begins anew. */
  forget(): void;
  close(): Promise<void>;
}

/** Starts a recorder that hands everything on to `target` unchanged. */
export async function startGatewayRecorder(target: string): Promise<GatewayRecorder> {
  const messages: string[] = [];
  const server = createServer((request, response) => {
    handOn(request, response).catch(() => response.destroy());
  });
  const handOn = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await text(request);
    messages.push(body);
    const contentType = request.headers['content-type'] ?? 'text/xml';
    const answer = await fetch(target, { method: 'POST', headers: { 'content-type': contentType }, body });
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? 'text/xml' });
    response.end(await answer.text());
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The recorder has no port.');
  return {
    url: `http://127.0.0.1:${address.port}/v1-0/xmlgw/Gateway`,
    listMessages: (messageClass) =>
      messages.filter((message) => message.includes(`<Class>${messageClass}</Class>`)),
    forget: () => void messages.splice(0),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
