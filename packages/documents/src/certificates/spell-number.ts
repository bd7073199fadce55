const ONES = [
  'zero one two three four five six seven eight nine ten',
  'eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
]
  .join(' ')
  .split(' ');
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', ' thousand', ' million', ' billion', ' trillion', ' quadrillion', ' quintillion'];

/** A whole number from 0 to under 10^21 in words, as certificates and transfer forms state it: "one thousand and five". */
export function countInWords(count: bigint): string {
  if (count === 0n) return 'zero';
  const groups: { value: number; scale: string }[] = [];
  let left = count;
  for (const scale of SCALES) {
    const value = Number(left % 1000n);
    if (value > 0) groups.unshift({ value, scale });
    left /= 1000n;
  }
  if (left > 0n) throw new RangeError('A number that long has no words here');
  const words = groups.map(({ value, scale }) => hundredsInWords(value) + scale);
  const last = groups.at(-1);
  const isSmallEnd = groups.length > 1 && last !== undefined && last.scale === '' && last.value < 100;
  return isSmallEnd ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join(', ');
}

function hundredsInWords(value: number): string {
  const [hundreds, rest] = [Math.floor(value / 100), value % 100];
  const parts = [
    ...(hundreds > 0 ? [`${ONES[hundreds]} hundred`] : []),
    ...(rest > 0 ? [tensInWords(rest)] : []),
  ];
  return parts.join(' and ');
}

function tensInWords(value: number): string {
  if (value < 20) return ONES[value] ?? '';
  const ones = value % 10;
  return `${TENS[Math.floor(value / 10)]}${ones > 0 ? `-${ONES[ones]}` : ''}`;
}
