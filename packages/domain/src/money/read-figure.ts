import { type Amount, parseAmount, parseShareCount, type ShareCount, sumShares } from './exact-decimal.ts';

/** The number of shares that a text says; undefined where it cannot be read. */
export function readShareCount(text: string): ShareCount | undefined {
  const parsed = parseShareCount(text);
  return parsed.ok ? parsed.value : undefined;
}

/** The amount that a text says; undefined where it cannot be read. */
export function readAmount(text: string): Amount | undefined {
  const parsed = parseAmount(text);
  return parsed.ok ? parsed.value : undefined;
}

/** All numbers of shares that can be read, together. */
export function sumReadableShares(texts: readonly string[]): ShareCount {
  return sumShares(texts.flatMap((text) => readShareCount(text) ?? []));
}
