import * as oauth from 'oauth4webapi';
import type { SessionEvents } from '../session/session-events.ts';

/** Where to sign in, and as whom. */
export interface IssuerOptions {
  issuer: string;
  clientId: string;
}

/** The issuer as this client sees it. */
export interface AuthorizationServer {
  clientId: string;
  /** The issuer's discovery document, fetched once. @throws when it cannot be had; the next call tries again. */
  connect(): Promise<Connection>;
}

/** What a request to the issuer needs. */
interface Connection {
  issuer: oauth.AuthorizationServer;
  client: oauth.Client;
  /** For every request; plain HTTP is let through on this machine only. */
  requestOptions(timeoutMs?: number): { signal: AbortSignal; [oauth.allowInsecureRequests]: boolean };
}

/** The specification's clock skew (section 9): for the ID token only. */
const clockToleranceSeconds = 600;
const requestTimeoutMs = 20_000;

export function createAuthorizationServer(
  { issuer, clientId }: IssuerOptions,
  events: SessionEvents,
): AuthorizationServer {
  const address = new URL(issuer);
  const isLocal = address.hostname === 'localhost' || address.hostname === '127.0.0.1';
  let pending: Promise<Connection> | undefined;
  const connect = async (): Promise<Connection> => {
    try {
      const requestOptions = (timeoutMs = requestTimeoutMs) => ({
        signal: AbortSignal.timeout(timeoutMs),
        [oauth.allowInsecureRequests]: isLocal,
      });
      const response = await oauth.discoveryRequest(address, requestOptions());
      const document = await oauth.processDiscoveryResponse(address, response);
      events.emit('discovery_document_loaded');
      const client = { client_id: clientId, [oauth.clockTolerance]: clockToleranceSeconds };
      return { issuer: document, client, requestOptions };
    } catch (error) {
      pending = undefined;
      events.emit('discovery_document_load_error', error);
      throw error;
    }
  };

  return { clientId, connect: () => (pending ??= connect()) };
}
