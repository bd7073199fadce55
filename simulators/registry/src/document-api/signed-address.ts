import { createHmac, timingSafeEqual } from 'node:crypto';

/** Of this register only: it protects nothing but the likeness to the real store. */
const signingKey = 'registry simulator storage';

interface SignedAddress {
  documentId: string;
  expires: string;
}

/** The query that lets a document be fetched without credentials until it expires (seconds since 1970). */
export function signAddress({ documentId, expires }: SignedAddress): string {
  return createHmac('sha256', signingKey).update(`${documentId}/${expires}`).digest('hex');
}

export function isSignedAddress(address: SignedAddress, signature: string): boolean {
  const expected = Buffer.from(signAddress(address));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
}
