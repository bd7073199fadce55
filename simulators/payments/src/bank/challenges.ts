import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { encodeMessage, type Message } from './messages.ts';

export const expectedWord = 'challenge';

/** How long after the gateway's answer the browser may still bring the creq. */
const creqWithinMs = 30_000;
const answerWithinMs = 15 * 60_000;

/** One question of the bank to a cardholder. */
export interface Challenge {
  acsTransID: string;
  dsTransID: string;
  threeDSServerTransID: string;
  notificationURL: string;
  windowSize: string;
  state: 'NEW' | 'CREQ_RECEIVED' | 'CHALLENGE_COMPLETE';
  openedAt: number;
  sessionData?: string;
  transStatus?: 'Y' | 'N';
}

/** What the bank does next: ask, send a message to the shop, keep waiting, or say that it knows nothing of it. */
export type BankStep =
  | { kind: 'ask'; challenge: Challenge }
  | { kind: 'send'; challenge: Challenge; cres: string }
  | { kind: 'wait' }
  | { kind: 'unknown' };

export type CardholderAnswer = { cancelled: true } | { cancelled: false; word: string };

export function openChallenge(
  context: Context,
  facts: { notificationURL: string; windowSize: string },
): Challenge {
  const challenge: Challenge = {
    ...facts,
    acsTransID: randomUUID(),
    dsTransID: randomUUID(),
    threeDSServerTransID: randomUUID(),
    state: 'NEW',
    openedAt: context.clock.now().getTime(),
  };
  save(context, challenge);
  return challenge;
}

export function findChallenge(context: Context, acsTransID: string): Challenge | undefined {
  return context.store.get<Challenge>('challenge', acsTransID.toLowerCase());
}

function save(context: Context, challenge: Challenge): void {
  context.store.put('challenge', challenge.acsTransID, challenge);
}

export function encodeCreq(challenge: Challenge): string {
  return encode(challenge, { messageType: 'CReq', challengeWindowSize: challenge.windowSize });
}

function encode({ threeDSServerTransID, acsTransID }: Challenge, message: Message): string {
  return encodeMessage({ messageVersion: '2.1.0', threeDSServerTransID, acsTransID, ...message });
}

/** The browser brings the creq: asked once, a second time is an error. */
export function receiveCreq(context: Context, acsTransID: string, sessionData: string | undefined): BankStep {
  const found = findChallenge(context, acsTransID);
  if (found === undefined) return { kind: 'unknown' };
  const challenge = sessionData === undefined ? found : { ...found, sessionData };
  if (challenge.state !== 'NEW') return refuseRepetition(challenge);
  if (context.clock.now().getTime() - challenge.openedAt > creqWithinMs) return timeOut(context, challenge);
  if (context.switches.read().challengeResolvesItself) return complete(context, challenge, 'Y');
  const received: Challenge = { ...challenge, state: 'CREQ_RECEIVED' };
  save(context, received);
  return { kind: 'ask', challenge: received };
}

export function receiveAnswer(context: Context, acsTransID: string, answer: CardholderAnswer): BankStep {
  const challenge = findChallenge(context, acsTransID);
  if (challenge === undefined || challenge.state === 'NEW') return { kind: 'unknown' };
  if (challenge.state === 'CHALLENGE_COMPLETE') return refuseRepetition(challenge);
  const { challengeNeverFinishes, challengeTimesOut } = context.switches.read();
  if (challengeNeverFinishes) return { kind: 'wait' };
  const isLate = context.clock.now().getTime() - challenge.openedAt > answerWithinMs;
  if (challengeTimesOut || isLate) return timeOut(context, challenge);
  if (answer.cancelled) return complete(context, challenge, 'N', { challengeCancel: '01' });
  return complete(context, challenge, answer.word.trim().toLowerCase() === expectedWord ? 'Y' : 'N');
}

/** Ends a challenge as if the cardholder had answered; the admin API uses it. */
export function settleChallenge(context: Context, acsTransID: string, transStatus: 'Y' | 'N'): BankStep {
  const challenge = findChallenge(context, acsTransID);
  if (challenge === undefined || challenge.state === 'CHALLENGE_COMPLETE') return { kind: 'unknown' };
  return complete(context, challenge, transStatus);
}

function complete(context: Context, open: Challenge, transStatus: 'Y' | 'N', more: Message = {}): BankStep {
  const challenge: Challenge = { ...open, state: 'CHALLENGE_COMPLETE', transStatus };
  save(context, challenge);
  const message = { messageType: 'CRes', challengeCompletionInd: 'Y', transStatus, ...more };
  return { kind: 'send', challenge, cres: encode(challenge, message) };
}

function timeOut(context: Context, open: Challenge): BankStep {
  const challenge: Challenge = { ...open, state: 'CHALLENGE_COMPLETE', transStatus: 'N' };
  save(context, challenge);
  return sendError(challenge, '402', 'Transaction Timed Out', 'Challenge not completed in time');
}

function refuseRepetition(challenge: Challenge): BankStep {
  const detail = `Transaction is already ${challenge.state}`;
  return sendError(challenge, '305', 'Transaction data not valid', detail);
}

function sendError(
  challenge: Challenge,
  code: string,
  errorDescription: string,
  errorDetail: string,
): BankStep {
  const error = {
    errorCode: code,
    errorDescription,
    errorDetail,
    errorComponent: 'A',
    errorMessageType: 'CReq',
  };
  const cres = encode(challenge, { messageType: 'Erro', dsTransID: challenge.dsTransID, ...error });
  return { kind: 'send', challenge, cres };
}
