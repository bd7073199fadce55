export {
  type BrowserEnvironment,
  createBrowserEnvironment,
  type Channel,
} from './environment/browser-environment.ts';
export type { KeyValueStore } from './environment/key-value-store.ts';
export {
  requestTokenFromOpener,
  relayTokenTo,
  type MessageTarget,
  type MessagingWindow,
  type WindowMessage,
} from './token-relay.ts';
export {
  createSession,
  type FinishResult,
  type Session,
  type SessionNumbers,
  type SessionOptions,
} from './session/session.ts';
export type { StartOptions } from './issuer/sign-in.ts';
