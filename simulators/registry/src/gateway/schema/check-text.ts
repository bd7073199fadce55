import type { TextType } from './shape.ts';

/** What is wrong with the text of an element of that type; undefined when nothing is. */
export function checkText(type: TextType, raw: string): string | undefined {
  const value = type.base === 'string' && type.collapse !== true ? raw : collapse(raw);
  return checkBase(type, value) ?? checkFacets(type, value) ?? checkBounds(type, value);
}

function collapse(text: string): string {
  return text.replaceAll(/[ \t\r\n]+/g, ' ').trim();
}

const lexicalForms: Record<TextType['base'], RegExp> = {
  string: /^[^]*$/,
  integer: /^[+-]?\d+$/,
  decimal: /^[+-]?(\d+(\.\d*)?|\.\d+)$/,
  date: /^\d{4}-\d\d-\d\d(Z|[+-]\d\d:\d\d)?$/,
  dateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)?$/,
  boolean: /^(true|false|1|0)$/,
  base64: /^[A-Za-z0-9+/= ]*$/,
};

function checkBase({ base }: TextType, value: string): string | undefined {
  const isValid = lexicalForms[base].test(value) && (base !== 'date' || isCalendarDate(value.slice(0, 10)));
  return isValid ? undefined : `'${value}' is not a valid value of the atomic type 'xs:${base}'.`;
}

function isCalendarDate(date: string): boolean {
  const parsed = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(date);
}

function checkFacets(type: TextType, value: string): string | undefined {
  const length = Array.from(value).length;
  if (type.minLength !== undefined && length < type.minLength) {
    return `[facet 'minLength'] The value has a length of '${length}'; this underruns the allowed minimum length of '${type.minLength}'.`;
  }
  if (type.maxLength !== undefined && length > type.maxLength) {
    return `[facet 'maxLength'] The value has a length of '${length}'; this exceeds the allowed maximum length of '${type.maxLength}'.`;
  }
  if (type.values !== undefined && !type.values.includes(value)) {
    return `[facet 'enumeration'] The value '${value}' is not an element of the set {${type.values.join(', ')}}.`;
  }
  if (type.pattern !== undefined && !type.pattern.test(value)) {
    return `[facet 'pattern'] The value '${value}' is not accepted by the pattern.`;
  }
  return undefined;
}

function checkBounds(type: TextType, value: string): string | undefined {
  if (type.base !== 'decimal') return undefined;
  if ((value.split('.')[1] ?? '').length > 6) {
    return `[facet 'fractionDigits'] The value '${value}' has more fractional digits than are allowed ('6').`;
  }
  const amount = toMillionths(value);
  if (type.moreThan !== undefined && amount <= type.moreThan) {
    return `[facet 'minExclusive'] The value '${value}' must be greater than '${type.moreThan}'.`;
  }
  if (type.atLeast !== undefined && amount < type.atLeast) {
    return `[facet 'minInclusive'] The value '${value}' is less than the minimum value allowed.`;
  }
  if (type.atMost !== undefined && amount > type.atMost) {
    return `[facet 'maxInclusive'] The value '${value}' is greater than the maximum value allowed.`;
  }
  return undefined;
}

/** An exact decimal with at most six places, in millionths. */
export function toMillionths(decimal: string): bigint {
  const [whole = '', fraction = ''] = decimal.replace(/^[+-]/, '').split('.');
  const amount = BigInt(`${whole}${fraction.padEnd(6, '0').slice(0, 6)}`);
  return decimal.startsWith('-') ? -amount : amount;
}
