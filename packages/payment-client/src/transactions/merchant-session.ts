import { z } from 'zod';
import {
  askGateway,
  type GatewaySettings,
  type NotSentReason,
  type UnknownReason,
} from '../gateway/ask-gateway.ts';
import { type GatewayRefusal, toGatewayRefusal } from '../gateway/gateway-error.ts';

const sessionBody = z.object({ merchantSessionKey: z.string().min(1), expiry: z.string() });

/** The key a browser needs to hand one card to the gateway; `expiry` is ISO 8601 by the gateway's clock. */
export type MerchantSessionOutcome =
  | { kind: 'issued'; merchantSessionKey: string; expiry: string; tracker?: string }
  | GatewayRefusal
  | { kind: 'not-sent'; reason: NotSentReason }
  | { kind: 'unknown'; reason: UnknownReason };

/** POST /merchant-session-keys. No money can move by it, so after an unknown outcome it may simply be repeated. */
export async function createMerchantSessionKey(
  settings: GatewaySettings,
  signal?: AbortSignal,
): Promise<MerchantSessionOutcome> {
  const body = { vendorName: settings.vendorName };
  const answer = await askGateway(settings, { method: 'POST', path: '/merchant-session-keys', body, signal });
  if (answer.kind !== 'answered') return answer;
  const session = sessionBody.safeParse(answer.body);
  if (answer.httpStatus < 300 && session.success) {
    return { kind: 'issued', ...session.data, ...(answer.tracker ? { tracker: answer.tracker } : {}) };
  }
  return toGatewayRefusal(answer.httpStatus, answer.body) ?? { kind: 'unknown', reason: 'nonsense' };
}
