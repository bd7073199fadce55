import { createCipheriv, createDecipheriv, hash } from 'node:crypto';

/** 27 characters, as the ids of appointments, controls and charges: base64url of 20 bytes. */
export function makeRecordId(...facts: (string | number)[]): string {
  return digest(facts).subarray(0, 20).toString('base64url');
}

/** 24 characters: base64 of ten digits and the tail that the registry's own ids carry. */
export function makeTransactionId(...facts: (string | number)[]): string {
  const digits = 3_000_000_000 + (digest(facts).readUInt32BE(0) % 1_000_000_000);
  return Buffer.from(`${digits}adiqzkcx`).toString('base64');
}

/** 40 hexadecimal digits that change when the record does. */
export function makeEtag(record: unknown): string {
  return hash('sha1', JSON.stringify(record), 'hex');
}

/** Eight characters, as printed under the bar code of a filed document. */
export function makeBarcode(...facts: (string | number)[]): string {
  const letters = digest(facts).readBigUInt64BE(0).toString(36).toUpperCase();
  return `X${letters.padStart(7, '0').slice(0, 7)}`;
}

/*
 * Officers and documents are found by id alone, also those of companies that are computed rather than stored.
 * So their ids carry the company number, sealed: to a caller they are as opaque as the real ones.
 */
const sealKey = hash('sha256', 'registry simulator ids', 'buffer').subarray(0, 16);

/** 27 characters: company number and place in its list, sealed. */
export function makeOfficerId(companyNumber: string, place: number): string {
  return seal(`${companyNumber}${String(place).padStart(8, 'o')}`, 20);
}

/** 43 characters: company number and place of the filing, sealed. */
export function makeDocumentId(companyNumber: string, place: number): string {
  return seal(`${companyNumber}${String(place).padStart(8, 'd')}`, 32);
}

/** Six characters in capitals: what a new company authenticates its filings with. */
export function makeAuthenticationCode(companyNumber: string): string {
  const letters = digest([companyNumber, 'authentication']).readBigUInt64BE(0).toString(36).toUpperCase();
  return letters.padStart(6, '0').slice(0, 6);
}

/** The company number inside an id that this register made, or undefined for any other text. */
export function companyNumberOf(id: string): string | undefined {
  const bytes = Buffer.from(id, 'base64url');
  if (bytes.length !== 20 && bytes.length !== 32) return undefined;
  const decipher = createDecipheriv('aes-128-ecb', sealKey, null).setAutoPadding(false);
  const facts = Buffer.concat([decipher.update(bytes.subarray(0, 16)), decipher.final()]).toString('latin1');
  return seal(facts, bytes.length) === id ? facts.slice(0, 8) : undefined;
}

function seal(facts: string, length: number): string {
  const cipher = createCipheriv('aes-128-ecb', sealKey, null).setAutoPadding(false);
  const sealed = Buffer.concat([cipher.update(facts, 'latin1'), cipher.final()]);
  return Buffer.concat([sealed, digest([facts]).subarray(0, length - sealed.length)]).toString('base64url');
}

function digest(facts: (string | number)[]): Buffer {
  return hash('sha256', facts.join('\n'), 'buffer');
}
