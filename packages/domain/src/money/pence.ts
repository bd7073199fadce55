import type { Brand } from '../brand.ts';

/** A sum of sterling in whole pence; never a fraction, never pounds. */
export type Pence = Brand<number, 'Pence'>;

function isPence(value: number): value is Pence {
  return Number.isSafeInteger(value);
}

/**
 * The sum of `value` pence.
 * @throws RangeError when it is not a whole number that JavaScript holds exactly.
 */
export function pence(value: number): Pence {
  if (!isPence(value)) throw new RangeError(`Not a whole number of pence: ${value}`);
  return value;
}

/** The sum of whole pounds, as fee tables state them. */
export function pounds(value: number): Pence {
  return pence(value * 100);
}

/** The total of sums. */
export function addPence(...sums: readonly Pence[]): Pence {
  return pence(sums.reduce<number>((total, sum) => total + sum, 0));
}

/** "£1,250.00"; a sum below zero has its sign before the pound sign. */
export function formatPence(sum: Pence): string {
  const digits = Math.abs(sum).toString().padStart(3, '0');
  const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return `${sum < 0 ? '-' : ''}£${whole}.${digits.slice(-2)}`;
}
