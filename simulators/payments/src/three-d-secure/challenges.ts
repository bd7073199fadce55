import { randomUUID } from 'node:crypto';
import type { World } from '../world.ts';
import { encodeMessage, type Message } from './messages.ts';

const messageVersion = '2.1.0';

/** The word that the bank asks for. */
export const expectedWord = 'challenge';

/** How long after the gateway's answer the browser may still bring the creq. */
const creqWithinMs = 30_000;
/** How long the customer may take to answer. */
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
  world: World,
  facts: { notificationURL: string; windowSize: string },
): Challenge {
  const challenge: Challenge = {
    ...facts,
    acsTransID: randomUUID(),
    dsTransID: randomUUID(),
    threeDSServerTransID: randomUUID(),
    state: 'NEW',
    openedAt: world.clock.now().getTime(),
  };
  save(world, challenge);
  return challenge;
}

export function findChallenge(world: World, acsTransID: string): Challenge | undefined {
  return world.store.get<Challenge>('challenge', acsTransID.toLowerCase());
}

function save(world: World, challenge: Challenge): void {
  world.store.put('challenge', challenge.acsTransID, challenge);
}

export function encodeCreq(challenge: Challenge): string {
  const { threeDSServerTransID, acsTransID, windowSize: challengeWindowSize } = challenge;
  return encodeMessage({
    messageType: 'CReq',
    messageVersion,
    threeDSServerTransID,
    acsTransID,
    challengeWindowSize,
  });
}

/** The browser brings the creq: asked once, a second time is an error. */
export function receiveCreq(world: World, acsTransID: string, sessionData: string | undefined): BankStep {
  const found = findChallenge(world, acsTransID);
  if (found === undefined) return { kind: 'unknown' };
  const challenge = sessionData === undefined ? found : { ...found, sessionData };
  if (challenge.state !== 'NEW') return { kind: 'send', challenge, cres: repeated(challenge) };
  if (world.clock.now().getTime() - challenge.openedAt > creqWithinMs) return timeOut(world, challenge);
  if (world.switches.read().challengeResolvesItself) return complete(world, challenge, 'Y');
  const received: Challenge = { ...challenge, state: 'CREQ_RECEIVED' };
  save(world, received);
  return { kind: 'ask', challenge: received };
}

/** The cardholder answers or cancels. */
export function receiveAnswer(world: World, acsTransID: string, answer: CardholderAnswer): BankStep {
  const challenge = findChallenge(world, acsTransID);
  if (challenge === undefined || challenge.state === 'NEW') return { kind: 'unknown' };
  if (challenge.state === 'CHALLENGE_COMPLETE') {
    return { kind: 'send', challenge, cres: repeated(challenge) };
  }
  const { challengeNeverFinishes, challengeTimesOut } = world.switches.read();
  if (challengeNeverFinishes) return { kind: 'wait' };
  const isLate = world.clock.now().getTime() - challenge.openedAt > answerWithinMs;
  if (challengeTimesOut || isLate) return timeOut(world, challenge);
  if (answer.cancelled) return complete(world, challenge, 'N', { challengeCancel: '01' });
  return complete(world, challenge, answer.word.trim().toLowerCase() === expectedWord ? 'Y' : 'N');
}

/** Ends a challenge as if the cardholder had answered; the control door uses it. */
export function settleChallenge(world: World, acsTransID: string, transStatus: 'Y' | 'N'): BankStep {
  const challenge = findChallenge(world, acsTransID);
  if (challenge === undefined || challenge.state === 'CHALLENGE_COMPLETE') return { kind: 'unknown' };
  return complete(world, challenge, transStatus);
}

function complete(world: World, open: Challenge, transStatus: 'Y' | 'N', more: Message = {}): BankStep {
  const challenge: Challenge = { ...open, state: 'CHALLENGE_COMPLETE', transStatus };
  save(world, challenge);
  const { threeDSServerTransID, acsTransID } = challenge;
  const cres = encodeMessage({
    threeDSServerTransID,
    acsTransID,
    challengeCompletionInd: 'Y',
    messageType: 'CRes',
    messageVersion,
    transStatus,
    ...more,
  });
  return { kind: 'send', challenge, cres };
}

function timeOut(world: World, open: Challenge): BankStep {
  const challenge: Challenge = { ...open, state: 'CHALLENGE_COMPLETE', transStatus: 'N' };
  save(world, challenge);
  const cres = encodeErro(challenge, {
    errorCode: '402',
    errorDescription: 'Transaction Timed Out',
    errorDetail: 'Challenge not completed in time',
  });
  return { kind: 'send', challenge, cres };
}

function repeated(challenge: Challenge): string {
  return encodeErro(challenge, {
    errorCode: '305',
    errorDescription: 'Transaction data not valid',
    errorDetail: `Transaction is already ${challenge.state}`,
  });
}

function encodeErro(challenge: Challenge, facts: Message): string {
  const { threeDSServerTransID, acsTransID, dsTransID } = challenge;
  return encodeMessage({
    messageType: 'Erro',
    messageVersion,
    errorComponent: 'A',
    errorMessageType: 'CReq',
    ...facts,
    threeDSServerTransID,
    acsTransID,
    dsTransID,
  });
}
