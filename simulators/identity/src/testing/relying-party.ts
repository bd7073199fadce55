import * as client from 'openid-client';
import { type RunningIdentity, startIdentity, type IdentityOptions } from '../index.ts';
import { type Browser, relyingOrigin } from './cookie-browser.ts';

export const redirectUri = `${relyingOrigin}/`;

/** Starts providers and closes them, and whatever else was opened, in reverse order. */
export function createFixture() {
  const open: Array<() => Promise<void> | void> = [];
  return {
    later: (close: () => Promise<void> | void) => {
      open.push(close);
    },
    start: async (options: IdentityOptions = {}): Promise<RunningIdentity> => {
      const identity = await startIdentity({ productUrl: relyingOrigin, ...options });
      open.push(() => identity.close());
      return identity;
    },
    close: async () => {
      for (const close of open.splice(0).toReversed()) await close();
    },
  };
}

export const discover = (identity: RunningIdentity) =>
  client.discovery(new URL(identity.issuer), 'statbook-web', undefined, client.None(), {
    execute: [client.allowInsecureRequests],
  });

/** A request to sign in, as the web application makes it. */
export async function createRequest(config: client.Configuration) {
  const pkceCodeVerifier = client.randomPKCECodeVerifier();
  const expectedState = client.randomState();
  const expectedNonce = client.randomNonce();
  const url = client.buildAuthorizationUrl(config, {
    redirect_uri: redirectUri,
    scope: 'openid profile email api',
    state: expectedState,
    nonce: expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(pkceCodeVerifier),
    code_challenge_method: 'S256',
  });
  return { url, checks: { pkceCodeVerifier, expectedState, expectedNonce, idTokenExpected: true } };
}

/** Signs a person of the demo in. */
export async function signIn(identity: RunningIdentity, browser: Browser, email = 'main@harbour.example') {
  const config = await discover(identity);
  const request = await createRequest(config);
  const page = await browser.open(request.url);
  const answer = await browser.submit(page.url, { email, password: 'statbook-demo' });
  const tokens = await client.authorizationCodeGrant(config, answer.url, request.checks);
  return { config, tokens };
}

export const admin = (identity: RunningIdentity, path: string, body: object) =>
  fetch(`${identity.url}/_admin/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

export const readJson = async (url: string): Promise<unknown> => (await fetch(url)).json();

const decodePart = (token: string, part: number): Record<string, unknown> =>
  JSON.parse(Buffer.from(token.split('.')[part] ?? '', 'base64url').toString());
export const headerOf = (token: string) => decodePart(token, 0);
export const claimsOf = (token: string) => decodePart(token, 1);
