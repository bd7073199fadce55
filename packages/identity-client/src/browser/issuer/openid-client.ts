import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import { createAuthorizationServer, type IssuerOptions } from './authorization-server.ts';
import type { SessionEvents } from '../session/session-events.ts';
import {
  finishSignIn,
  type SignInAnswer,
  type SignInOptions,
  type StartOptions,
  startSignIn,
} from './sign-in.ts';
import type { StoredSession } from '../session/stored-session.ts';
import { type RefreshAnswer, refreshTokens } from './refresh-tokens.ts';
import { type RevocationOptions, revokeTokens } from './revoke-tokens.ts';

export interface OpenIdClientParts {
  options: IssuerOptions & SignInOptions;
  environment: BrowserEnvironment;
  events: SessionEvents;
  refreshTimeoutMs: number;
}

/** The requests that a session makes to the issuer. */
export interface OpenIdClient {
  /** Leaves for the issuer. @throws when it cannot be reached. */
  startSignIn(options: StartOptions): Promise<void>;
  /** Takes the answer out of the address that the issuer sent the person back to. */
  finishSignIn(callback: URL): Promise<SignInAnswer>;
  /** @throws when no answer comes. */
  refreshTokens(session: StoredSession): Promise<RefreshAnswer>;
  /** @throws the first failure; a lost network is none when it is to be ignored. */
  revokeTokens(session: StoredSession, options?: RevocationOptions): Promise<void>;
  /** Where people sign out at the issuer; undefined where it has no such address. @throws when it cannot be reached. */
  findSignOutEndpoint(): Promise<string | undefined>;
}

export function createOpenIdClient(parts: OpenIdClientParts): OpenIdClient {
  const { options, environment, events, refreshTimeoutMs } = parts;
  const server = createAuthorizationServer(options, events);
  return {
    startSignIn: (startOptions) => startSignIn({ server, environment }, options, startOptions),
    finishSignIn: (callback) => finishSignIn({ server, environment, events }, options, callback),
    refreshTokens: (session) => refreshTokens({ server, environment, timeoutMs: refreshTimeoutMs }, session),
    revokeTokens: (session, revocation) => revokeTokens(server, session, revocation),
    findSignOutEndpoint: async () => (await server.connect()).issuer.end_session_endpoint,
  };
}
