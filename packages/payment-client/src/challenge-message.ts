import { z } from 'zod';

/** The bank's last word in the browser. `transStatus` is a hint that anyone can forge, never a proof. */
export interface ChallengeResult {
  kind: 'result';
  acsTransId: string;
  /** Y authenticated, N not; other letters of EMV 3DS are not expected after a challenge. */
  transStatus: string;
}

/** An EMV 3DS message of type Erro; code 402 means that the time was over. */
export interface ChallengeError {
  kind: 'error';
  errorCode: string;
  errorDescription: string;
  /** Absent when the bank could not tell which transaction was meant. */
  acsTransId?: string;
}

const code = z.union([z.string(), z.number()]).transform(String);
const header = z.object({ messageType: z.string() });
const resultMessage = z.object({ acsTransID: z.string().min(1), transStatus: z.string() });
const errorMessage = z.object({
  errorCode: code,
  errorDescription: z.string().nullish(),
  acsTransID: z.string().nullish(),
});
const requestMessage = z.object({
  messageVersion: z.string(),
  threeDSServerTransID: z.string(),
  acsTransID: z.string().min(1),
  challengeWindowSize: z.string().nullish(),
});

/** Reads the form field `cres`: a result or an Erro; undefined when it is neither. Encoding and spelling are taken as banks send them. */
export function readCRes(cres: string): ChallengeResult | ChallengeError | undefined {
  const message = decodeMessage(cres);
  const type = header.safeParse(message).data?.messageType.toLowerCase();
  if (type === 'erro') return toChallengeError(message);
  const result = resultMessage.safeParse(message);
  if (type !== 'cres' || !result.success) return undefined;
  return { kind: 'result', acsTransId: result.data.acsTransID, transStatus: result.data.transStatus };
}

function toChallengeError(message: unknown): ChallengeError | undefined {
  const error = errorMessage.safeParse(message);
  if (!error.success) return undefined;
  return {
    kind: 'error',
    errorCode: error.data.errorCode,
    errorDescription: error.data.errorDescription ?? '',
    ...(error.data.acsTransID ? { acsTransId: error.data.acsTransID } : {}),
  };
}

/** What the gateway wrote into `cReq`; undefined when it is no challenge request. */
export function readCReq(creq: string): { acsTransId: string; messageVersion: string } | undefined {
  const message = decodeMessage(creq);
  if (header.safeParse(message).data?.messageType !== 'CReq') return undefined;
  const request = requestMessage.safeParse(message);
  if (!request.success) return undefined;
  return { acsTransId: request.data.acsTransID, messageVersion: request.data.messageVersion };
}

/** Ids of EMV 3DS are UUIDs, whose case means nothing. */
export function isSameTransaction(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}

/** Writes a message as EMV 3DS does: JSON in base64url without padding. */
export function encodeMessage(message: object): string {
  return toBase64Url(new TextEncoder().encode(JSON.stringify(message)));
}

/**
 * A `threeDSSessionData` value for an attempt. It is base64url because raw characters break banks' pages, and it must
 * not hold the transaction id, or the gateway refuses the challenge.
 */
export function toSessionData(attemptId: string): string {
  return toBase64Url(new TextEncoder().encode(attemptId));
}

function toBase64Url(bytes: Uint8Array): string {
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

// Seen in the field: the standard alphabet, padding, and spaces where a form decoder took a plus sign away.
function decodeMessage(encoded: string): unknown {
  const standard = encoded
    .trim()
    .replaceAll(' ', '+')
    .replaceAll('-', '+')
    .replaceAll('_', '/')
    .replace(/=+$/, '');
  try {
    const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}
