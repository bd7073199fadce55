import type { Profile } from '../../claims.ts';
import type { SessionEvent } from '../../session-event.ts';
import type { IssuerOptions } from '../issuer/authorization-server.ts';
import { type BrowserEnvironment, createBrowserEnvironment } from '../environment/browser-environment.ts';
import { prepareOpenIdClient } from '../issuer/load-openid-client.ts';
import { createSessionEvents } from './session-events.ts';
import { createSessionState } from './session-state.ts';
import { createSessionTimers, expiryOf, type SessionTimers } from './session-timers.ts';
import type { SignInOptions, StartOptions } from '../issuer/sign-in.ts';
import { endSession, revokeSession, signOut } from './sign-out.ts';
import { openCrossTabChannel, type CrossTabChannel } from './cross-tab-channel.ts';
import { createTokenRefresh } from './token-refresh.ts';
import type { RevocationOptions } from '../issuer/revoke-tokens.ts';

/** The specification's numbers (sections 2 and 9). */
export interface SessionNumbers {
  /** The part of an access token's life after which it is refreshed. */
  refreshAt: number;
  refreshTimeoutMs: number;
  checkEveryMs: number;
  restoreCeilingMs: number;
}

const specified: SessionNumbers = {
  refreshAt: 0.75,
  refreshTimeoutMs: 20_000,
  checkEveryMs: 3000,
  restoreCeilingMs: 600,
};

export interface SessionOptions extends IssuerOptions, SignInOptions {
  /** Where the issuer sends the person after sign-out. */
  postLogoutRedirectUri: string;
  /** Pages whose `code` in the address is somebody else's. */
  foreignCodePaths?: readonly string[];
  numbers?: Partial<SessionNumbers>;
}

/** What became of an answer of the issuer; `none` when the address holds no answer for us. */
export type FinishResult =
  | { kind: 'none' }
  | { kind: 'signed-in'; returnTo: string }
  | { kind: 'refused'; reason: string; returnTo?: string };

/** The sign-in of this tab. */
export interface Session {
  /** Whether a stored session is good, refreshed if need be; false when that takes longer than the ceiling. */
  restore(): Promise<boolean>;
  /** Leaves for the issuer. @throws when it cannot be reached. */
  start(options: StartOptions): Promise<void>;
  /** Takes the issuer's answer out of the address of the page. @throws when the code for that cannot be fetched. */
  finish(callbackUrl: string): Promise<FinishResult>;
  profile(): Profile | undefined;
  /** For the API: `UserLoginDetails` binds a person by it. */
  idToken(): string | undefined;
  /** A living access token, refreshed if need be; waits for a sign-in or refresh under way. */
  accessToken(): Promise<string | undefined>;
  /**
   * New tokens now, for a caller whose access token was refused; undefined once the session is over.
   * @throws when the session goes on and the issuer has given none.
   */
  refresh(): Promise<string | undefined>;
  /** @throws when the issuer refuses; a lost network counts as success when it is to be ignored. */
  revokeTokens(options?: RevocationOptions): Promise<void>;
  /** Ends the session in all tabs, clears both storages and revokes its tokens. The page stays. */
  end(): Promise<void>;
  /** Ends the session likewise, and leaves for the issuer's sign-out. */
  signOut(): Promise<void>;
  /** Returns the function that ends the subscription. */
  subscribe(listener: (event: SessionEvent) => void): () => void;
  /** Stops the timers and closes the channel to the other tabs; the session stays. */
  close(): void;
}

/** The registry sends people back there with a code of its own. */
const editCompanyPath = '/company/companyoverview/editcompany';

/** A session with an OpenID provider, kept in this tab (specification, sections 7 to 9). */
export function createSession(
  options: SessionOptions,
  environment: BrowserEnvironment = createBrowserEnvironment(),
): Session {
  const numbers = { ...specified, ...options.numbers };
  const parts = connectParts(options, environment, numbers);
  const { events, state, tabs, timers, refresh } = parts;
  let arrival: { callbackUrl: string; result: Promise<FinishResult> } | undefined;

  const accessToken = async () => {
    await arrival?.result;
    return findLivingToken(parts) ?? refreshToken();
  };
  /** Of a session that ended while its page stayed: by it the issuer knows whom to sign out. */
  let endedIdToken: string | undefined;
  const refreshToken = async () => {
    await refresh();
    return findLivingToken(parts);
  };

  return {
    restore: () => withCeiling(restore(parts, accessToken), numbers.restoreCeilingMs),
    start: async (startOptions) => (await parts.loadOpenIdClient()).startSignIn(startOptions),
    finish: (callbackUrl) => {
      // A page may ask twice about the same answer; a code is good for one.
      if (arrival?.callbackUrl !== callbackUrl) {
        arrival = { callbackUrl, result: finish(parts, options, new URL(callbackUrl)) };
      }
      return arrival.result;
    },
    profile: () => state.current()?.profile,
    idToken: () => state.current()?.idToken,
    accessToken,
    refresh: async () => {
      const before = state.current()?.generation;
      const token = await refreshToken();
      const after = state.current();
      // The token in hand may live by its time: it was refused all the same.
      if (after !== undefined && after.generation === before) throw new Error('Not renewed');
      return token;
    },
    revokeTokens: async (revocation) => {
      const session = state.current();
      if (session !== undefined) await revokeSession(parts, session, revocation);
    },
    end: async () => {
      timers.stop();
      endedIdToken = state.current()?.idToken;
      await endSession(parts);
    },
    signOut: () => {
      timers.stop();
      return signOut(parts, { postLogoutRedirectUri: options.postLogoutRedirectUri, endedIdToken });
    },
    subscribe: events.subscribe,
    close: () => {
      timers.stop();
      tabs.close();
    },
  };
}

type Parts = ReturnType<typeof connectParts>;

function connectParts(options: SessionOptions, environment: BrowserEnvironment, numbers: SessionNumbers) {
  const events = createSessionEvents();
  const state = createSessionState(environment);
  const loadOpenIdClient = prepareOpenIdClient({
    options,
    environment,
    events,
    refreshTimeoutMs: numbers.refreshTimeoutMs,
  });

  const end = (forget: () => void, cause: unknown) => {
    if (state.current() === undefined) return;
    timers.stop();
    forget();
    events.emit('session_terminated', cause);
  };
  const tabs: CrossTabChannel = openCrossTabChannel({
    environment,
    state,
    onTokens: () => timers.start(),
    onSignOut: () => end(state.clearTab, 'signed out in another tab'),
  });
  const refresh = createTokenRefresh({
    loadOpenIdClient,
    environment,
    events,
    state,
    tabs,
    onRefused: (error) => end(state.forget, error),
  });
  const timers: SessionTimers = createSessionTimers({
    environment,
    state,
    refresh,
    onGone: () => end(state.clearTab, 'storage cleared'),
    refreshAt: numbers.refreshAt,
    checkEveryMs: numbers.checkEveryMs,
  });
  return { clientId: options.clientId, environment, events, state, loadOpenIdClient, tabs, timers, refresh };
}

async function restore({ state, timers }: Parts, accessToken: () => Promise<string | undefined>) {
  if (state.current() === undefined) return false;
  timers.start();
  return (await accessToken()) !== undefined;
}

async function finish(parts: Parts, options: SessionOptions, callback: URL): Promise<FinishResult> {
  const { foreignCodePaths = [editCompanyPath] } = options;
  const path = callback.pathname.toLowerCase().replace(/\/$/, '');
  if (foreignCodePaths.includes(path) || !holdsAnswer(callback)) return { kind: 'none' };
  const answer = await (await parts.loadOpenIdClient()).finishSignIn(callback);
  if (answer.kind !== 'signed-in') return answer;
  parts.state.keep({ ...answer.tokens, id: crypto.randomUUID(), generation: 0 });
  parts.timers.start();
  parts.events.emit('token_received');
  return { kind: 'signed-in', returnTo: answer.returnTo };
}

/** Whether an issuer has sent the person to this address. */
function holdsAnswer({ searchParams }: URL): boolean {
  return searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
}

/** The access token, if it has a moment left, so that it is not refused on its way. */
function findLivingToken({ state, environment }: Parts): string | undefined {
  const session = state.current();
  if (session === undefined) return undefined;
  const margin = Math.min(session.lifetime / 10, 5000);
  return environment.now() < expiryOf(session) - margin ? session.accessToken : undefined;
}

async function withCeiling(answer: Promise<boolean>, ceilingMs: number): Promise<boolean> {
  const { promise: ceiling, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => resolve(false), ceilingMs);
  const result = await Promise.race([answer, ceiling]);
  clearTimeout(timer);
  return result;
}
