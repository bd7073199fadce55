import type { CallOptions } from '../../registry-failure.ts';
import { deliverMessage, type Delivery } from './deliver-message.ts';
import { newTransactionId, writeEnvelope } from '../message/envelope.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import type { GovTalkError } from '../message/answer.ts';
import { classifyError, explainErrorClass } from './gateway-error.ts';
import type { GatewayRefusal, GatewayReply } from './gateway-reply.ts';
import { redactText } from '../message/redact.ts';
import type { XmlElement } from '../message/xml-reader.ts';
import type { XmlNode } from '../message/xml-writer.ts';

/** One question: the class, the body, and how the answer's body is read (undefined: not what was asked for). */
export interface GatewayQuestion<T> {
  readonly className: string;
  readonly body: XmlNode;
  readonly read: (body: XmlElement | undefined) => T | undefined;
  readonly options: CallOptions;
}

/** Asks something that changes nothing at the registry, so a failed question may simply be asked again. */
export async function askGateway<T>(
  connection: GatewayConnection,
  question: GatewayQuestion<T>,
): Promise<GatewayReply<T>> {
  const transactionId = newTransactionId();
  const { presenter, gatewayTest } = connection;
  const { className, body } = question;
  const bytes = writeEnvelope({ className, transactionId, presenter, gatewayTest, body });
  const delivery = await deliverMessage(connection, { bytes, transactionId }, question.options);
  return toReply(connection, delivery, question.read);
}

function toReply<T>(
  connection: GatewayConnection,
  delivery: Delivery,
  read: GatewayQuestion<T>['read'],
): GatewayReply<T> {
  if (delivery.kind === 'unknown') {
    const reason =
      delivery.cause === 'nonsense' || delivery.cause === 'too-large' ? 'nonsense' : 'unavailable';
    return { ok: false, reason, what: delivery.what };
  }
  const { answer, xml } = delivery;
  const refusal = findRefusal(connection, answer);
  if (refusal) return { ok: false, reason: 'refused', ...refusal };
  const value = read(answer.body);
  if (value === undefined) {
    return { ok: false, reason: 'nonsense', what: `unexpected body ${answer.body?.name ?? '(none)'}` };
  }
  return { ok: true, value, raw: redactText(xml), fetchedAt: connection.now().toISOString() };
}

/** The refusal in an answer, if it is one: qualifier `error`, or errors whatever the qualifier. */
export function findRefusal(
  connection: GatewayConnection,
  answer: { readonly qualifier: string; readonly errors: readonly GovTalkError[] },
): GatewayRefusal | undefined {
  const error = answer.errors[0];
  if (!error && answer.qualifier !== 'error') return undefined;
  const errorClass = error ? classifyError(error, connection.wordings) : 'other';
  const text = answer.errors.map((each) => each.text).join('\n') || 'error without text';
  return { number: error?.number, text, errorClass, meaning: explainErrorClass(errorClass) };
}
