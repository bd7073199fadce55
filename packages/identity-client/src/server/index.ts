export {
  createIssuerEndpoints,
  type IssuerEndpoints,
  type IssuerEndpointsOptions,
} from './issuer-endpoints.ts';
export { IssuerUnavailableError } from './issuer-unavailable-error.ts';
export type { TokenRefusal } from './token-refusal.ts';
export {
  createTokenVerifier,
  type TokenVerifier,
  type TokenVerifierOptions,
  type Verified,
} from './token-verifier.ts';
