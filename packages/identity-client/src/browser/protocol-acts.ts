import type { BrowserEnvironment } from './environment.ts';
import { createAuthorizationServer, type IssuerOptions } from './authorization-server.ts';
import type { SessionEvents } from './session-events.ts';
import {
  finishSignIn,
  type SignInAnswer,
  type SignInOptions,
  type StartOptions,
  startSignIn,
} from './sign-in.ts';
import type { StoredSession } from './stored-session.ts';
import { type RefreshAnswer, requestTokens } from './token-request.ts';
import { type RevocationOptions, revokeTokens } from './token-revocation.ts';

export interface ProtocolParts {
  options: IssuerOptions & SignInOptions;
  environment: BrowserEnvironment;
  events: SessionEvents;
  refreshTimeoutMs: number;
}

/** All that is asked of the issuer. */
export interface ProtocolActs {
  /** Leaves for the issuer. @throws when it cannot be reached. */
  startSignIn(options: StartOptions): Promise<void>;
  /** Takes the answer out of the address that the issuer sent the person back to. */
  finishSignIn(callback: URL): Promise<SignInAnswer>;
  /** @throws when no answer comes. */
  requestTokens(session: StoredSession): Promise<RefreshAnswer>;
  /** @throws the first failure; a lost network is none when it is to be ignored. */
  revokeTokens(session: StoredSession, options?: RevocationOptions): Promise<void>;
  /** Where people sign out at the issuer; undefined where it has no such address. @throws when it cannot be reached. */
  findSignOutEndpoint(): Promise<string | undefined>;
}

export function createProtocolActs(parts: ProtocolParts): ProtocolActs {
  const { options, environment, events, refreshTimeoutMs } = parts;
  const server = createAuthorizationServer(options, events);
  return {
    startSignIn: (startOptions) => startSignIn({ server, environment }, options, startOptions),
    finishSignIn: (callback) => finishSignIn({ server, environment, events }, options, callback),
    requestTokens: (session) => requestTokens({ server, environment, timeoutMs: refreshTimeoutMs }, session),
    revokeTokens: (session, revocation) => revokeTokens(server, session, revocation),
    findSignOutEndpoint: async () => (await server.connect()).issuer.end_session_endpoint,
  };
}
