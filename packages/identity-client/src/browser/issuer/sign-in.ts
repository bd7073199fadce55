import * as oauth from 'oauth4webapi';
import type { AuthorizationServer } from './authorization-server.ts';
import type { BrowserEnvironment } from '../environment/browser-environment.ts';
import { type ReceivedTokens, toReceivedTokens } from './received-tokens.ts';
import { type SessionEvents, toReason } from '../session/session-events.ts';
import { parseStored, toFields } from '../session/stored-session.ts';

export interface SignInOptions {
  /** Where the issuer sends the person back to. */
  redirectUri: string;
  scope: string;
}

export interface StartOptions {
  /** A path of ours to go to after sign-in. */
  returnTo: string;
  /** Fills in the e-mail address. */
  loginHint?: string;
  /** `login` asks for the password even of who is signed in at the issuer. */
  prompt?: 'login' | 'none';
}

/** The issuer's answer to a sign-in. */
export type SignInAnswer =
  | { kind: 'signed-in'; returnTo: string; tokens: ReceivedTokens }
  /** Where the person wanted to go is known of an answer to a sign-in that was begun here. */
  | { kind: 'refused'; reason: string; returnTo?: string };

interface PendingSignIn {
  state: string;
  nonce: string;
  verifier: string;
  returnTo: string;
}

const pendingKey = 'statbook.sign-in';

/** Leaves for the issuer: authorization code with PKCE, state and nonce. @throws when the issuer cannot be reached. */
export async function startSignIn(
  { server, environment }: { server: AuthorizationServer; environment: BrowserEnvironment },
  { redirectUri, scope }: SignInOptions,
  { returnTo, loginHint, prompt }: StartOptions,
): Promise<void> {
  const { issuer } = await server.connect();
  const endpoint = issuer.authorization_endpoint;
  if (endpoint === undefined) throw new Error('The issuer has no authorization endpoint');
  const pending: PendingSignIn = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
    returnTo: isOwnPath(returnTo) ? returnTo : '/',
  };
  environment.sessionStore.set(pendingKey, JSON.stringify(pending));
  const url = new URL(endpoint);
  const parameters = {
    client_id: server.clientId,
    response_type: 'code',
    redirect_uri: redirectUri,
    scope,
    state: pending.state,
    nonce: pending.nonce,
    code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
    code_challenge_method: 'S256',
    ...(loginHint !== undefined && { login_hint: loginHint }),
    ...(prompt !== undefined && { prompt }),
  };
  for (const [name, value] of Object.entries(parameters)) url.searchParams.set(name, value);
  environment.goTo(url.href);
}

/** Reads the answer out of the address that the issuer sent the person back to, and exchanges its code for tokens. */
export async function finishSignIn(
  {
    server,
    environment,
    events,
  }: { server: AuthorizationServer; environment: BrowserEnvironment; events: SessionEvents },
  { redirectUri }: SignInOptions,
  callback: URL,
): Promise<SignInAnswer> {
  const { searchParams } = callback;
  const pending = takePending(environment);
  if (pending === undefined || searchParams.get('state') !== pending.state) {
    events.emit('invalid_nonce_in_state');
    return { kind: 'refused', reason: 'invalid_nonce_in_state' };
  }
  try {
    const tokens = await exchangeCode(server, { pending, redirectUri, callback, now: environment.now });
    return { kind: 'signed-in', returnTo: pending.returnTo, tokens };
  } catch (error) {
    const isMismatch = isNonceMismatch(error);
    const reason = isMismatch ? 'invalid_nonce_in_state' : toReason(error);
    events.emit(isMismatch ? 'invalid_nonce_in_state' : 'token_error', reason);
    return { kind: 'refused', reason, returnTo: pending.returnTo };
  }
}

async function exchangeCode(
  server: AuthorizationServer,
  {
    pending,
    redirectUri,
    callback,
    now,
  }: { pending: PendingSignIn; redirectUri: string; callback: URL; now: () => number },
): Promise<ReceivedTokens> {
  const { issuer, client, requestOptions } = await server.connect();
  const answer = oauth.validateAuthResponse(issuer, client, callback, pending.state);
  const response = await oauth.authorizationCodeGrantRequest(
    issuer,
    client,
    oauth.None(),
    answer,
    redirectUri,
    pending.verifier,
    requestOptions(),
  );
  const result = await oauth.processAuthorizationCodeResponse(issuer, client, response, {
    expectedNonce: pending.nonce,
    requireIdToken: true,
  });
  const receivedAt = now();
  await oauth.validateApplicationLevelSignature(issuer, response, requestOptions());
  return toReceivedTokens(result, { receivedAt });
}

/** A pending sign-in is good for one answer. */
function takePending({ sessionStore }: BrowserEnvironment): PendingSignIn | undefined {
  const text = sessionStore.get(pendingKey);
  sessionStore.remove(pendingKey);
  const fields = toFields(parseStored(text));
  const [state, nonce, verifier, returnTo] = ['state', 'nonce', 'verifier', 'returnTo'].map((name) =>
    fields.get(name),
  );
  if (typeof state !== 'string' || typeof nonce !== 'string') return undefined;
  if (typeof verifier !== 'string' || typeof returnTo !== 'string') return undefined;
  return { state, nonce, verifier, returnTo };
}

function isNonceMismatch(error: unknown): boolean {
  if (!(error instanceof oauth.OperationProcessingError)) return false;
  return error.code === oauth.JWT_CLAIM_COMPARISON && toFields(error.cause).get('claim') === 'nonce';
}

/** A path of our own origin: nobody is sent elsewhere after sign-in. */
function isOwnPath(path: string): boolean {
  return path.startsWith('/') && !path.startsWith('//') && !path.startsWith('/\\');
}
