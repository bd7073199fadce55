import { randomBytes } from 'node:crypto';
import type { Clock, Store } from '@statbook-simulators/kit';

export interface Grant {
  userId: string;
  email: string;
  clientId: string;
  scopes: string[];
}

interface Token extends Grant {
  expiresAt: number;
}

interface Code extends Token {
  redirectUri: string;
}

const codeSeconds = 600;
export const tokenSeconds = 3600;

export class GrantBook {
  readonly #store: Store;
  readonly #clock: Clock;

  constructor({ store, clock }: { store: Store; clock: Clock }) {
    this.#store = store;
    this.#clock = clock;
  }

  issueCode(grant: Grant, redirectUri: string): string {
    return this.#issue('oauth-code', { ...grant, redirectUri, expiresAt: this.#after(codeSeconds) });
  }

  /** A code serves once, for the client and the address that it was made for. */
  redeemCode(code: string, wanted: { clientId: string; redirectUri: string }): Grant | undefined {
    const issued = this.#store.get<Code>('oauth-code', code);
    this.#store.remove('oauth-code', code);
    if (issued === undefined || issued.expiresAt <= this.#now()) return undefined;
    const { redirectUri, expiresAt: _expiresAt, ...grant } = issued;
    return grant.clientId === wanted.clientId && redirectUri === wanted.redirectUri ? grant : undefined;
  }

  issueAccessToken(grant: Grant): string {
    return this.#issue('oauth-token', { ...grant, expiresAt: this.#after(tokenSeconds) });
  }

  issueRefreshToken(grant: Grant): string {
    return this.#issue('oauth-refresh', grant);
  }

  findRefreshed(token: string, clientId: string): Grant | undefined {
    const grant = this.#store.get<Grant>('oauth-refresh', token);
    return grant?.clientId === clientId ? grant : undefined;
  }

  /** The grant behind an access token and the seconds that it has left, which may be none. */
  findToken(token: string): { grant: Grant; secondsLeft: number } | undefined {
    const grant = this.#store.get<Token>('oauth-token', token);
    return grant && { grant, secondsLeft: Math.floor((grant.expiresAt - this.#now()) / 1000) };
  }

  /** The grant behind an authorization header, if it is a bearer token that still serves. */
  findBearer(header: string | undefined): Grant | undefined {
    const found = this.findToken(/^Bearer (.+)$/i.exec(header ?? '')?.[1] ?? '');
    return found !== undefined && found.secondsLeft > 0 ? found.grant : undefined;
  }

  #issue(kind: string, value: object): string {
    const token = randomBytes(32).toString('base64url');
    this.#store.put(kind, token, value);
    return token;
  }

  #now(): number {
    return this.#clock.now().getTime();
  }

  #after(seconds: number): number {
    return this.#now() + seconds * 1000;
  }
}
