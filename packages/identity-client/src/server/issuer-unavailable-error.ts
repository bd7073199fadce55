/** The issuer cannot be asked for its keys: nothing is known about the token, so the caller answers 503 and not 401. */
export class IssuerUnavailableError extends Error {
  override readonly name = 'IssuerUnavailableError';
  readonly issuer: string;

  constructor(issuer: string, cause: unknown) {
    super(`The identity provider ${issuer} cannot be reached`, { cause });
    this.issuer = issuer;
  }
}
