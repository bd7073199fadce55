import { type Shape, type TextType, text } from './shape.ts';

/*
 * The registry's character set. Of the letters with accents only the capitals are in it, apart from five small ones:
 * the published pattern names the two ends of what were meant to be ranges.
 */
const punctuation = `-,.:; &@$£¥€'"«»‘’“”?!/\\\\()\\[\\]{}<>*=#%+`;
const capitals = 'À-ÅĀĂĄÆǼÇĆĈĊČÞĎÐÈ-ËĒĔĖĘĚĜĞĠĢĤĦÌ-ÏĨĪĬĮİĴĶĹĻĽĿŁÑŃŅŇŊÒ-ÖØŌŎŐǾŒŔŖŘŚŜŞŠŢŤŦÙ-ÜŨŪŬŮŰŲŴẀẂẄỲÝŶŸŹŻŽ';
const smallOnes = 'ſƒǺǿẀẅỲỳ';
const allowed = new RegExp(`^[0-9A-Za-z${punctuation}${capitals}${smallOnes}]*$`);
const allowedAndNotBlank = new RegExp(`^[0-9A-Za-z${punctuation}${capitals}${smallOnes}]+$`);

export const plain = text({ base: 'string' });
export const date = text({ base: 'date' });
export const truth = text({ base: 'boolean' });
export const digits = text({ base: 'integer' });
/** Elements that are either absent or say `true`. */
export const onlyTrue = text({ base: 'string', collapse: true, values: ['true'] });

/** Optional words in the registry's character set. */
export function words(maxLength: number): Shape {
  return text({ base: 'string', pattern: allowed, maxLength });
}

/** Words that must be there. */
export function someWords(maxLength: number): Shape {
  return text({ base: 'string', collapse: true, pattern: allowedAndNotBlank, minLength: 1, maxLength });
}

/** Any characters. */
export function freeText(minLength: number, maxLength: number): Shape {
  return text({ base: 'string', minLength, maxLength });
}

export function oneOfValues(values: readonly string[], collapse = false): Shape {
  return text({ base: 'string', values, collapse });
}

const million = 1_000_000n;
const most: Record<'amount' | 'total', bigint> = {
  amount: 10n ** 15n * million - 1n,
  total: 10n ** 20n * million - 1n,
};

/** A decimal of at most six places: an `amount` of 15 digits before the point, or a `total` of 20. */
export function decimal(size: 'amount' | 'total', from: 'zero' | 'above-zero'): Shape {
  const bound: Partial<TextType> = from === 'zero' ? { atLeast: 0n } : { moreThan: 0n };
  return text({ base: 'decimal', atMost: most[size], ...bound });
}

export const submissionNumber = text({
  base: 'string',
  collapse: true,
  pattern: allowed,
  minLength: 6,
  maxLength: 6,
});
export const authenticationCode = freeText(6, 8);
export const companyType = oneOfValues(['EW', 'SC', 'NI', 'R', 'OC', 'SO', 'NC']);
/** Company names are in capitals. */
export const companyName = text({
  base: 'string',
  pattern: new RegExp(`^[0-9A-Z${punctuation}${capitals}]*$`),
  minLength: 3,
  maxLength: 160,
});
