import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Secret } from '@statbook/domain/secret';
import type { GatewaySettings } from '../gateway/ask-gateway.ts';
import { createPaymentClient, type PaymentClient } from '../payment-client.ts';

/** One request as the server saw it. */
export interface SeenRequest {
  method: string;
  path: string;
  headers: IncomingMessage['headers'];
  body: unknown;
}

/** A real HTTP server that answers by script and keeps the requests. */
export interface ScriptedGateway {
  settings: GatewaySettings;
  seen: SeenRequest[];
  [Symbol.asyncDispose](): Promise<void>;
}

export type Script = (response: ServerResponse, turn: number) => void;

/** Answers with JSON (or the text as it is) and the gateway's tracker header. */
export function answerWith(status: number, body: unknown): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', 'x-request-tracker': 'tracker-1' });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  };
}

/** Starts on a free loopback port; `timeoutMs` is the client's patience. */
export async function startScriptedGateway(script: Script, timeoutMs = 30_000): Promise<ScriptedGateway> {
  const seen: SeenRequest[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (chunk) => (text += chunk));
    request.on('end', () => {
      const body: unknown = text === '' ? undefined : JSON.parse(text);
      seen.push({ method: request.method ?? '', path: request.url ?? '', headers: request.headers, body });
      script(response, seen.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  return {
    seen,
    settings: {
      baseUrl: `http://127.0.0.1:${port}/api/v1`,
      vendorName: 'statbook',
      integrationKey: new Secret('key'),
      integrationPassword: new Secret('password'),
      timeoutMs,
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** What a client makes of one script, and the requests it sent. */
export async function ask<T>(
  script: Script,
  question: (client: PaymentClient) => Promise<T>,
  timeoutMs?: number,
): Promise<{ outcome: T; seen: readonly SeenRequest[] }> {
  await using gateway = await startScriptedGateway(script, timeoutMs);
  const outcome = await question(createPaymentClient(gateway.settings));
  return { outcome, seen: [...gateway.seen] };
}
