export { type BrowserEnvironment, createBrowserEnvironment, type Line } from './environment.ts';
export type { KeyValueStore } from './key-value-store.ts';
export {
  borrowTokenFromOpener,
  lendTokenToWindow,
  type MessageTarget,
  type MessagingWindow,
  type WindowMessage,
} from './payment-window.ts';
export {
  createSession,
  type FinishResult,
  type Session,
  type SessionNumbers,
  type SessionOptions,
} from './session.ts';
export type { StartOptions } from './sign-in.ts';
