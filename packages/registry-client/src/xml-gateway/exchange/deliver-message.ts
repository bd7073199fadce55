import { sendRequest } from '../../http/send-request.ts';
import type { CallOptions } from '../../registry-failure.ts';
import { parseAnswer, type GatewayAnswer } from '../message/answer.ts';
import type { GatewayConnection } from '../gateway-config.ts';

/** A message to be delivered exactly as it stands. */
export interface GatewayMessage {
  readonly bytes: Uint8Array;
  readonly transactionId: string;
}

/** Why it is not known what became of a message. */
export type UnknownCause = 'time-out' | 'network' | 'too-large' | 'http-status' | 'nonsense';

/** The gateway's answer with its text, or why there is none that can be relied on. */
export type Delivery =
  | { readonly kind: 'answered'; readonly answer: GatewayAnswer; readonly xml: string }
  | { readonly kind: 'unknown'; readonly cause: UnknownCause; readonly what: string };

/**
 * Posts one message. The gateway answers 200 even to errors; anything else, and anything that is not the
 * GovTalk answer to this very message, leaves its outcome unknown.
 */
export async function deliverMessage(
  connection: GatewayConnection,
  message: GatewayMessage,
  options: CallOptions,
): Promise<Delivery> {
  await connection.limiter?.take(options.priority ?? 'interactive', options.signal);
  const result = await sendRequest({
    service: 'xml-gateway',
    method: 'POST',
    url: connection.url,
    headers: { 'content-type': 'text/xml' },
    body: message.bytes,
    timeoutMs: connection.timeoutMs,
    maxBytes: connection.maxBytes,
    signal: options.signal,
    onExchange: connection.onExchange,
  });
  if (result.kind === 'failed') return { kind: 'unknown', cause: result.cause, what: result.what };
  if (result.status !== 200) return unknown('http-status', `the gateway answered HTTP ${result.status}`);
  return readDelivery(new TextDecoder().decode(result.body), message.transactionId);
}

function readDelivery(xml: string, transactionId: string): Delivery {
  const answer = parseAnswer(xml);
  if (!answer) return unknown('nonsense', 'the answer is not a GovTalk message');
  if (answer.transactionId !== undefined && answer.transactionId !== transactionId) {
    return unknown('nonsense', 'the answer belongs to another message');
  }
  return { kind: 'answered', answer, xml };
}

function unknown(cause: UnknownCause, what: string): Delivery {
  return { kind: 'unknown', cause, what };
}
