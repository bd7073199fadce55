import { randomUUID } from 'node:crypto';
import type { Vendor } from '../vendors.ts';
import type { World } from '../world.ts';
import { type Answer, refuse, refuseFields } from './answers.ts';
import { type Body, checkTexts, readText } from './field-checks.ts';
import { toGatewayTime } from './gateway-time.ts';

const lifetimeMs = 400_000;
const triesPerKey = 3;

export interface SessionKey {
  key: string;
  vendor: string;
  expiresAt: number;
  failedTries: number;
  cardIdentifier?: string;
}

export function makeSessionKey(world: World, vendor: Vendor, body: Body): Answer {
  const errors = checkTexts(body, [
    { property: 'vendorName', label: 'vendor name', required: true, max: 15 },
  ]);
  if (errors.length > 0) return refuseFields(errors);
  if (readText(body, 'vendorName') !== vendor.name) return refuse(1002);
  const key: SessionKey = {
    key: randomUUID().toUpperCase(),
    vendor: vendor.name,
    expiresAt: world.clock.now().getTime() + lifetimeMs,
    failedTries: 0,
  };
  saveSessionKey(world, key);
  return { status: 201, body: presentSessionKey(key) };
}

export function showSessionKey(world: World, vendor: Vendor, id: string): Answer {
  const key = findOpenSessionKey(world, id);
  if (key === undefined || key.vendor !== vendor.name) return refuse(1006);
  return { status: 200, body: presentSessionKey(key) };
}

function presentSessionKey(key: SessionKey): object {
  return { expiry: toGatewayTime(key.expiresAt), merchantSessionKey: key.key };
}

/** A key that may still make its one card identifier. */
export function findOpenSessionKey(world: World, id: string): SessionKey | undefined {
  const key = findSessionKey(world, id);
  return key?.cardIdentifier === undefined ? key : undefined;
}

/** A key that has not expired, whether or not it has made its card identifier. */
export function findSessionKey(world: World, id: string): SessionKey | undefined {
  const key = world.store.get<SessionKey>('session-key', id.toUpperCase());
  return key !== undefined && world.clock.now().getTime() < key.expiresAt ? key : undefined;
}

export function saveSessionKey(world: World, key: SessionKey): void {
  world.store.put('session-key', key.key, key);
}

/** A try that was refused; the third one ends the key. */
export function recordFailedTry(world: World, key: SessionKey): void {
  const failedTries = key.failedTries + 1;
  if (failedTries >= triesPerKey) world.store.remove('session-key', key.key);
  else saveSessionKey(world, { ...key, failedTries });
}
