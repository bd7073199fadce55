import { randomUUID } from 'node:crypto';
import type { Context, VendorContext } from '../../context.ts';
import { type Answer, refuse, refuseFields } from '../answers.ts';
import { type Body, checkTexts, readText } from '../field-checks.ts';
import { toGatewayTime } from '../gateway-time.ts';

/** Of a session key, and of the card identifier that it makes. */
export const lifetimeMs = 400_000;
const triesPerKey = 3;

export interface SessionKey {
  key: string;
  vendor: string;
  expiresAt: number;
  failedTries: number;
  cardIdentifier?: string;
}

export function makeSessionKey(context: VendorContext, body: Body): Answer {
  const rule = { property: 'vendorName', label: 'vendor name', required: true, max: 15 };
  const errors = checkTexts(body, [rule]);
  if (errors.length > 0) return refuseFields(errors);
  const { name } = context.vendor;
  if (readText(body, 'vendorName') !== name) return refuse(1002);
  const expiresAt = context.clock.now().getTime() + lifetimeMs;
  const key: SessionKey = { key: randomUUID().toUpperCase(), vendor: name, expiresAt, failedTries: 0 };
  saveSessionKey(context, key);
  return { status: 201, body: presentSessionKey(key) };
}

export function showSessionKey(context: VendorContext, id: string): Answer {
  const key = findOpenSessionKey(context, id);
  if (key?.vendor !== context.vendor.name) return refuse(1006);
  return { status: 200, body: presentSessionKey(key) };
}

function presentSessionKey({ key, expiresAt }: SessionKey): object {
  return { expiry: toGatewayTime(expiresAt), merchantSessionKey: key };
}

/** A key that may still make its one card identifier. */
export function findOpenSessionKey(context: Context, id: string): SessionKey | undefined {
  const key = findSessionKey(context, id);
  return key?.cardIdentifier === undefined ? key : undefined;
}

/** A key that has not expired, whether or not it has made its card identifier. */
export function findSessionKey({ store, clock }: Context, id: string): SessionKey | undefined {
  const key = store.get<SessionKey>('session-key', id.toUpperCase());
  return key !== undefined && clock.now().getTime() < key.expiresAt ? key : undefined;
}

export function saveSessionKey({ store }: Context, key: SessionKey): void {
  store.put('session-key', key.key, key);
}

/** A try that was refused; the third one ends the key. */
export function recordFailedTry(context: Context, key: SessionKey): void {
  const failedTries = key.failedTries + 1;
  if (failedTries >= triesPerKey) context.store.remove('session-key', key.key);
  else saveSessionKey(context, { ...key, failedTries });
}
