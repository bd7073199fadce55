/** Exact sums on decimal strings with up to six decimals. */
const scale = 1_000_000n;

export function multiply(count: string, amount: string): string {
  return print(BigInt(count) * parse(amount));
}

export function sum(amounts: string[]): string {
  return print(amounts.reduce((total, amount) => total + parse(amount), 0n));
}

function parse(amount: string): bigint {
  const [whole = '0', decimals = ''] = amount.split('.');
  return BigInt(whole) * scale + BigInt(decimals.padEnd(6, '0'));
}

function print(scaled: bigint): string {
  const decimals = String(scaled % scale)
    .padStart(6, '0')
    .replace(/0+$/, '');
  return `${scaled / scale}${decimals === '' ? '' : `.${decimals}`}`;
}
