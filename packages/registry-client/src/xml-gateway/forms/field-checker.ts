import { formatCivilDate, isCivilDate } from '@statbook/domain/dates';
import type { FormSecrets } from '@statbook/domain/filing/forms';
import { fitToCharacterSet } from './character-set.ts';

/** One thing in a form that the gateway's schema would refuse, by the name of the content's field. */
export interface FieldProblem {
  /** Path in the content, such as `shareholdings[2].shareholders[0].surname`. */
  readonly field: string;
  readonly message: string;
}

/** A text that was written otherwise than it was given, so that a person can be shown what is sent. */
export interface FieldAdjustment {
  readonly field: string;
  readonly given: string;
  readonly sent: string;
}

/** Size of a decimal in a form; all have at most six places after the point. */
export interface DecimalLimit {
  readonly integerDigits: number;
  readonly mayBeZero: boolean;
  /** Before and after the point together, without zeros at either end. */
  readonly totalDigits?: number | undefined;
}

/** The first and the last day that a date may be. */
export interface DateLimits {
  readonly notBefore?: string | undefined;
  readonly notAfter?: string | undefined;
}

/** Collects what is wrong while a form is written, so that all problems are reported at once. */
export class FieldChecker {
  readonly problems: FieldProblem[] = [];
  readonly adjustments: FieldAdjustment[] = [];
  readonly #secrets: FormSecrets;

  constructor(secrets: FormSecrets = {}) {
    this.#secrets = secrets;
  }

  refuse(field: string, message: string): void {
    this.problems.push({ field, message });
  }

  /** Something that must be so, such as a statement that the form cannot be filed without. */
  require(condition: boolean, field: string, message: string): void {
    if (!condition) this.refuse(field, message);
  }

  /** What the secrets hold under a field's name; empty where they hold nothing. */
  secret(field: string): string {
    return this.#secrets[field] ?? '';
  }

  /** A mandatory text in the gateway's character set. */
  text(field: string, value: string, maxLength: number): string {
    const text = this.#fit(field, value);
    if (text === '') this.refuse(field, 'must not be empty');
    this.#checkLength(field, text, maxLength);
    return text;
  }

  /** The same, but may be absent; an empty one counts as absent. */
  optionalText(field: string, value: string | undefined, maxLength: number): string | undefined {
    if (value === undefined || value.trim() === '') return undefined;
    return this.text(field, value, maxLength);
  }

  /** A text of any characters that XML can hold. */
  freeText(field: string, value: string, maxLength: number): string {
    const text = value.replaceAll(/\r\n?/g, '\n').trim();
    if (text === '') this.refuse(field, 'must not be empty');
    if (/[^\t\n\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(text)) {
      this.refuse(field, 'contains control characters');
    }
    this.#checkLength(field, text, maxLength);
    return text;
  }

  /** A decimal text such as `1000` or `0.25`. */
  decimal(field: string, value: string, limit: DecimalLimit): string {
    const match = /^(\d+)(?:\.(\d{1,6}))?$/.exec(value);
    const integer = match?.[1]?.replace(/^0+(?=\d)/, '') ?? '';
    if (!match) this.refuse(field, 'must be a number with at most 6 decimal places');
    else if (integer.length > limit.integerDigits) this.refuse(field, 'is too large');
    else if (countDigits(value) > (limit.totalDigits ?? Infinity)) {
      this.refuse(field, `must have at most ${limit.totalDigits} digits`);
    } else if (!limit.mayBeZero && /^[0.]*$/.test(value)) this.refuse(field, 'must be more than zero');
    return value;
  }

  /** A real date, `YYYY-MM-DD`, within its limits where these are dates too. */
  date(field: string, value: string, { notBefore = '', notAfter = '' }: DateLimits = {}): string {
    if (!isCivilDate(value)) this.refuse(field, 'must be a date');
    else if (isCivilDate(notBefore) && value < notBefore) {
      this.refuse(field, `must not be before ${formatCivilDate(notBefore)}`);
    } else if (isCivilDate(notAfter) && value > notAfter) {
      this.refuse(field, `must not be after ${formatCivilDate(notAfter)}`);
    }
    return value;
  }

  /** A text of a fixed form. */
  pattern(field: string, value: string, rule: { readonly form: RegExp; readonly message: string }): string {
    if (!rule.form.test(value)) this.refuse(field, rule.message);
    return value;
  }

  #fit(field: string, value: string): string {
    const fitted = fitToCharacterSet(value);
    if (!fitted.ok) {
      this.refuse(
        field,
        `Companies House does not take ${fitted.unknown.map((each) => `“${each}”`).join(', ')}`,
      );
      return value.trim();
    }
    // Adjustments are shown and kept with the content: what is secret stays out of them, and blanks are no change of a text.
    const isSecret = Object.hasOwn(this.#secrets, field);
    if (fitted.text !== withSingleBlanks(value) && !isSecret)
      this.adjustments.push({ field, given: value, sent: fitted.text });
    return fitted.text;
  }

  #checkLength(field: string, text: string, maxLength: number): void {
    if (Array.from(text).length > maxLength) this.refuse(field, `must be at most ${maxLength} characters`);
  }
}

const withSingleBlanks = (text: string) => text.replaceAll(/\s+/gu, ' ').trim();

function countDigits(value: string): number {
  const plain = value.includes('.') ? value.replace(/0+$/, '') : value;
  return plain.replace('.', '').replace(/^0+/, '').length;
}
