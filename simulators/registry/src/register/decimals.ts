/** Exact sums on decimals in text, with at most six places. */
const scale = 1_000_000n;

export function toMillionths(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.replace(/^[+-]/, '').split('.');
  const amount = BigInt(`${whole}${fraction.padEnd(6, '0').slice(0, 6)}`);
  return decimal.startsWith('-') ? -amount : amount;
}

export function multiply(count: string, amount: string): string {
  return print((toMillionths(count) * toMillionths(amount)) / scale);
}

export function divide(total: string, count: string): string {
  return print((toMillionths(total) * scale) / toMillionths(count));
}

export function sum(amounts: readonly string[]): string {
  return print(amounts.reduce((total, amount) => total + toMillionths(amount), 0n));
}

function print(millionths: bigint): string {
  const fraction = String(millionths % scale)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${millionths / scale}${fraction === '' ? '' : `.${fraction}`}`;
}
