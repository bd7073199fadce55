import { fieldError, type FieldError } from '../field-error.ts';
import {
  type Amount,
  amount,
  type DecimalRefusal,
  type ParsedDecimal,
  parseAmount,
  parseShareCount,
  type ShareCount,
  shareCount,
} from '../money/exact-decimal.ts';

/** Largest number of shares or aggregate of one class that the gateway accepts (schema type `NumShares`). */
const LARGEST = '999999999999999.999999';
/** Largest total of a currency (schema types `TotalNumberOfIssuedShares` and the like). */
const LARGEST_TOTAL = '99999999999999999999.999999';

/** Largest number of shares and largest amount that a person enters at once (specification, section 5). */
const LARGEST_ENTERED = { shares: '99999999999', amount: '99999999.999999' };

/** The rule for a number; `name` completes the message: "the number of shares". */
export interface DecimalRule {
  readonly path: string;
  readonly name: string;
  readonly size?: 'entered' | 'total';
  readonly canBeZero?: boolean;
}

/** The error in a number of shares, if any. */
export function checkShareCount(text: string, rule: DecimalRule): readonly FieldError[] {
  const kind = { limit: shareCount(largest('shares', rule)), examples: '1000' };
  return checkParsed<ShareCount>(parseShareCount(text), kind, rule);
}

/** The error in an amount, if any. */
export function checkAmount(text: string, rule: DecimalRule): readonly FieldError[] {
  const kind = { limit: amount(largest('amount', rule)), examples: '1000 or 0.10' };
  return checkParsed<Amount>(parseAmount(text), kind, rule);
}

function largest(of: 'shares' | 'amount', { size }: DecimalRule): string {
  if (size === 'entered') return LARGEST_ENTERED[of];
  return size === 'total' ? LARGEST_TOTAL : LARGEST;
}

function checkParsed<Kind extends ShareCount | Amount>(
  parsed: ParsedDecimal<Kind>,
  { limit, examples }: { readonly limit: Kind; readonly examples: string },
  rule: DecimalRule,
): readonly FieldError[] {
  if (!parsed.ok) return [refusalError(parsed.reason, rule, examples)];
  if (parsed.value === 0n && !rule.canBeZero) return [errorOf(rule, 'zero', `Enter ${rule.name} above zero`)];
  if (parsed.value > limit) return [errorOf(rule, 'too-large', `Enter a smaller number for ${rule.name}`)];
  return [];
}

function refusalError(reason: DecimalRefusal, rule: DecimalRule, examples: string): FieldError {
  if (reason === 'empty') return errorOf(rule, 'missing', `Enter ${rule.name}`);
  if (reason === 'too-many-decimals') {
    return errorOf(rule, 'too-many-decimals', `Enter ${rule.name} with at most 6 decimal places`);
  }
  return errorOf(rule, 'not-a-number', `Enter ${rule.name} in figures, like ${examples}`);
}

function errorOf(rule: DecimalRule, code: string, message: string): FieldError {
  return fieldError(rule.path, code, message);
}
