export type { AccessTokenClaims, IdTokenClaims, Profile } from './claims.ts';
export type { SessionEvent, SessionEventType } from './session-event.ts';
