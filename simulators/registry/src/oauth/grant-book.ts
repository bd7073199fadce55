import { randomBytes } from 'node:crypto';
import type { Clock, Store } from '@statbook-simulators/kit';

/** What a user granted to a client. */
export interface Grant {
  userId: string;
  email: string;
  clientId: string;
  scopes: string[];
}

interface Code extends Grant {
  redirectUri: string;
  expiresAt: number;
}

interface Token extends Grant {
  expiresAt: number;
}

const codeSeconds = 600;
export const tokenSeconds = 3600;

/** Codes, access tokens and refresh tokens, kept with the register. */
export class GrantBook {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor(store: Store, clock: Clock) {
    this.#store = store;
    this.#clock = clock;
  }

  issueCode(grant: Grant, redirectUri: string): string {
    const code = randomBytes(24).toString('base64url');
    const kept: Code = { ...grant, redirectUri, expiresAt: this.#after(codeSeconds) };
    this.#store.put('oauth-code', code, kept);
    return code;
  }

  /** A code serves once, for the client and the address that it was made for. */
  redeemCode(
    code: string,
    { clientId, redirectUri }: { clientId: string; redirectUri: string },
  ): Grant | undefined {
    const kept = this.#store.get<Code>('oauth-code', code);
    this.#store.remove('oauth-code', code);
    if (kept === undefined || kept.expiresAt <= this.#now()) return undefined;
    return kept.clientId === clientId && kept.redirectUri === redirectUri ? kept : undefined;
  }

  issueAccessToken({ userId, email, clientId, scopes }: Grant): string {
    const token = randomBytes(32).toString('base64url');
    const kept: Token = { userId, email, clientId, scopes, expiresAt: this.#after(tokenSeconds) };
    this.#store.put('oauth-token', token, kept);
    return token;
  }

  issueRefreshToken({ userId, email, clientId, scopes }: Grant): string {
    const token = randomBytes(32).toString('base64url');
    this.#store.put('oauth-refresh', token, { userId, email, clientId, scopes });
    return token;
  }

  findRefreshed(token: string, clientId: string): Grant | undefined {
    const grant = this.#store.get<Grant>('oauth-refresh', token);
    return grant?.clientId === clientId ? grant : undefined;
  }

  /** The grant behind an access token and the seconds that it has left, which may be none. */
  findToken(token: string): { grant: Grant; secondsLeft: number } | undefined {
    const kept = this.#store.get<Token>('oauth-token', token);
    return kept && { grant: kept, secondsLeft: Math.floor((kept.expiresAt - this.#now()) / 1000) };
  }

  /** The grant behind an authorization header, if it is a bearer token that still serves. */
  findBearer(header: string | undefined): Grant | undefined {
    const found = this.findToken(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '');
    return found !== undefined && found.secondsLeft > 0 ? found.grant : undefined;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  #after(seconds: number): number {
    return this.#now() + seconds * 1000;
  }
}
