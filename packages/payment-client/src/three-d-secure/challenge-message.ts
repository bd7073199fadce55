import { z } from 'zod';

const code = z.union([z.string(), z.number()]).transform(String);
const header = z.object({ messageType: z.string() });

const resultMessage = z
  .object({ acsTransID: z.string().min(1), transStatus: z.string() })
  .transform(({ acsTransID, transStatus }) => ({
    kind: 'result' as const,
    acsTransId: acsTransID,
    transStatus,
  }));

/**
 * The bank's result in the browser. `transStatus` is a hint that anyone can forge, never a proof: Y authenticated, N not;
 * other letters of EMV 3DS are not expected after a challenge.
 */
export type ChallengeResult = z.output<typeof resultMessage>;

const errorMessage = z
  .object({ errorCode: code, errorDescription: z.string().nullish(), acsTransID: z.string().nullish() })
  .transform(({ errorCode, errorDescription, acsTransID }) => ({
    kind: 'error' as const,
    errorCode,
    errorDescription: errorDescription ?? '',
    /** Absent when the bank did not recognise the transaction. */
    acsTransId: acsTransID || undefined,
  }));

/** An EMV 3DS message of type Erro; code 402 means that the time was over. */
export type ChallengeError = z.output<typeof errorMessage>;

const requestMessage = z
  .object({
    messageVersion: z.string(),
    threeDSServerTransID: z.string(),
    acsTransID: z.string().min(1),
    challengeWindowSize: z.string().nullish(),
  })
  .transform(({ acsTransID, messageVersion }) => ({ acsTransId: acsTransID, messageVersion }));

/** Reads the form field `cres`: a result or an Erro; undefined when it is neither. Encoding and spelling are taken as banks send them. */
export function readCRes(cres: string): ChallengeResult | ChallengeError | undefined {
  const message = decodeMessage(cres);
  const type = header.safeParse(message).data?.messageType.toLowerCase();
  if (type === 'erro') return errorMessage.safeParse(message).data;
  return type === 'cres' ? resultMessage.safeParse(message).data : undefined;
}

/** The gateway's `cReq`; undefined when it is no challenge request. */
export function readCReq(creq: string): z.output<typeof requestMessage> | undefined {
  const message = decodeMessage(creq);
  if (header.safeParse(message).data?.messageType !== 'CReq') return undefined;
  return requestMessage.safeParse(message).data;
}

/** Writes a message as EMV 3DS does: JSON in base64url without padding. */
export function encodeMessage(message: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(message));
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
