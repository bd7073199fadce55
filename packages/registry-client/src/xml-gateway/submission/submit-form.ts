import type { CallOptions } from '../../registry-failure.ts';
import { findRefusal } from '../exchange/ask-gateway.ts';
import { deliverMessage, type UnknownCause } from '../exchange/deliver-message.ts';
import type { SealedSubmission } from '../forms/form-submission.ts';
import type { GatewayConnection } from '../gateway-config.ts';
import type { GatewayRefusal } from '../exchange/gateway-reply.ts';
import { redactText } from '../message/redact.ts';

/**
 * What became of a submission at the gate. A receipt proves delivery only; the decision comes by status. An
 * unknown outcome is settled by asking for the status of the number, never by a second number.
 */
export type SubmissionOutcome =
  | {
      readonly outcome: 'receipt';
      /** The gateway's own time: the legal time of receipt. As written, `2026-11-20T09:30:00-00:00`. */
      readonly receivedAt: string | undefined;
      readonly raw: string;
    }
  | ({ readonly outcome: 'refused'; readonly raw: string } & GatewayRefusal)
  | { readonly outcome: 'unknown'; readonly reason: UnknownCause; readonly what: string };

/** Sends the sealed bytes once, exactly as they are. Throws only when the caller's signal aborts. */
export async function submitForm(
  connection: GatewayConnection,
  submission: SealedSubmission,
  options: CallOptions,
): Promise<SubmissionOutcome> {
  const delivery = await deliverMessage(connection, submission, options);
  if (delivery.kind === 'unknown') {
    return { outcome: 'unknown', reason: delivery.cause, what: delivery.what };
  }
  const { answer, xml } = delivery;
  const raw = redactText(xml);
  const refusal = findRefusal(connection, answer);
  if (refusal) return { outcome: 'refused', raw, ...refusal };
  if (!connection.receiptQualifiers.includes(answer.qualifier)) {
    return { outcome: 'unknown', reason: 'nonsense', what: `unexpected qualifier ${answer.qualifier}` };
  }
  return { outcome: 'receipt', receivedAt: answer.gatewayTimestamp, raw };
}
