/** What a verified access token says (RFC 9068). */
export interface AccessTokenClaims {
  issuer: string;
  subject: string;
  /** The issuer's session that the token belongs to, where it names one (`sid`). */
  sessionId?: string;
  /** Scopes, separated by spaces; empty where the issuer names none. */
  scope: string;
  /** Seconds since 1970. */
  issuedAt: number;
  /** Seconds since 1970. */
  expiresAt: number;
  /** The token's own id, where the issuer gives one. */
  jti?: string;
}

/** Who a person is, from the ID token (OpenID Connect Core 1.0, sections 2 and 5.1). */
export interface Profile {
  subject: string;
  name?: string;
  email?: string;
  /** False when the issuer does not say. */
  emailVerified: boolean;
}

/** What a verified ID token says. */
export interface IdTokenClaims extends Profile {
  issuer: string;
  sessionId?: string;
  /** Seconds since 1970. */
  issuedAt: number;
  /** Seconds since 1970. */
  expiresAt: number;
}
