import { Agent, type IncomingMessage, request as open } from 'node:http';

/** What is sent. */
export interface HttpRequest {
  method: string;
  path: string;
  token: string | undefined;
  contentType: string | undefined;
  body: string | undefined;
}

/**
 * What came back; no status where the connection was cut or nothing came in time. A connection that lay idle may be ended by the
 * server just when a request begins on it: `wasIdle` says that it was such a one, and that nothing had come back.
 */
export type HttpReply =
  | { kind: 'answered'; status: number; requestId: string; text: string }
  | { kind: 'cut'; reason: string; wasIdle: boolean }
  | { kind: 'late' };

/** Sends requests on connections that stay open. */
export interface HttpClient {
  send(request: HttpRequest): Promise<HttpReply>;
  close(): void;
}

export function openHttpClient(
  port: number,
  { inFlight, lateMs }: { inFlight: number; lateMs: number },
): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: inFlight });
  return {
    send: ({ method, path, token, contentType, body }) =>
      new Promise((resolve) => {
        const headers = {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(contentType !== undefined && { 'content-type': contentType }),
          ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }),
        };
        const sent = open({ host: '127.0.0.1', port, method, path, headers, agent });
        const late = setTimeout(() => end({ kind: 'late' }), lateMs);
        const end = (reply: HttpReply) => {
          clearTimeout(late);
          resolve(reply);
          if (reply.kind !== 'answered') sent.destroy();
        };
        let hasBegun = false;
        sent.on('response', (response) => {
          hasBegun = true;
          void readReply(response).then(end);
        });
        sent.on('error', (error: NodeJS.ErrnoException) => {
          const wasIdle = sent.reusedSocket && error.code === 'ECONNRESET' && !hasBegun;
          end({ kind: 'cut', reason: error.message, wasIdle });
        });
        sent.end(body);
      }),
    close: () => agent.destroy(),
  };
}

/** A stream of events has no end: its head is enough. */
async function readReply(response: IncomingMessage): Promise<HttpReply> {
  const { statusCode: status = 0, headers } = response;
  const requestId = String(headers['x-request-id'] ?? '');
  const parts: Buffer[] = [];
  try {
    if ((headers['content-type'] ?? '').startsWith('text/event-stream')) response.destroy();
    else for await (const part of response) parts.push(part);
  } catch (error) {
    return { kind: 'cut', reason: String(error), wasIdle: false };
  }
  return { kind: 'answered', status, requestId, text: Buffer.concat(parts).toString() };
}
