import { toFields } from './session/stored-session.ts';

/** A window that can be written to. */
export interface MessageTarget {
  postMessage(message: unknown, targetOrigin: string): void;
}

/** What the two sides need of their own window; the browser's is one. */
export interface MessagingWindow {
  readonly location: { readonly origin: string };
  readonly opener: MessageTarget | null;
  addEventListener(type: 'message', listener: (event: WindowMessage) => void): void;
  removeEventListener(type: 'message', listener: (event: WindowMessage) => void): void;
}

/** A message as it arrives. */
export interface WindowMessage {
  readonly source: unknown;
  readonly origin: string;
  readonly data: unknown;
}

// This package is also type-checked where there is no page.
declare const window: MessagingWindow;

const question = 'statbook.token-request';
const answer = 'statbook.token';

/**
 * Answers the payment window, and it alone, when it asks for an access token: it has no session of its own, and a
 * second refresh of the same tokens would end them. Returns the function that ends the relay.
 */
export function relayTokenTo(
  recipient: MessageTarget,
  accessToken: () => Promise<string | undefined>,
  own: MessagingWindow = window,
): () => void {
  const { origin } = own.location;
  const listen = ({ source, origin: from, data }: WindowMessage) => {
    const fields = toFields(data);
    if (source !== recipient || from !== origin || fields.get('type') !== question) return;
    const id = fields.get('id');
    void accessToken().then((token) => recipient.postMessage({ type: answer, id, token }, origin));
  };
  own.addEventListener('message', listen);
  return () => own.removeEventListener('message', listen);
}

/** Asks the window that opened this one for an access token; nothing when there is none or it does not answer. */
export async function requestTokenFromOpener(
  { timeoutMs = 5000 } = {},
  own: MessagingWindow = window,
): Promise<string | undefined> {
  const { opener, location } = own;
  if (opener === null) return undefined;
  const id = crypto.randomUUID();
  const { promise, resolve } = Promise.withResolvers<string | undefined>();
  const listen = ({ source, origin, data }: WindowMessage) => {
    const fields = toFields(data);
    if (source !== opener || origin !== location.origin) return;
    if (fields.get('type') !== answer || fields.get('id') !== id) return;
    const token = fields.get('token');
    resolve(typeof token === 'string' ? token : undefined);
  };
  own.addEventListener('message', listen);
  const timer = setTimeout(() => resolve(undefined), timeoutMs);
  opener.postMessage({ type: question, id }, location.origin);
  const token = await promise;
  clearTimeout(timer);
  own.removeEventListener('message', listen);
  return token;
}
