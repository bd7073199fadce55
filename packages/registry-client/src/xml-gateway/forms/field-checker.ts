import { isCivilDate } from '@statbook/domain/dates';
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
}

/** Collects what is wrong while a form is written, so that all problems are reported at once. */
export class FieldChecker {
  readonly problems: FieldProblem[] = [];
  readonly adjustments: FieldAdjustment[] = [];

  refuse(field: string, message: string): void {
    this.problems.push({ field, message });
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
    else if (!limit.mayBeZero && /^[0.]*$/.test(value)) this.refuse(field, 'must be more than zero');
    return value;
  }

  /** A real date, `YYYY-MM-DD`. */
  date(field: string, value: string): string {
    if (!isCivilDate(value)) this.refuse(field, 'must be a date');
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
    if (fitted.text !== value) this.adjustments.push({ field, given: value, sent: fitted.text });
    return fitted.text;
  }

  #checkLength(field: string, text: string, maxLength: number): void {
    if (Array.from(text).length > maxLength) this.refuse(field, `must be at most ${maxLength} characters`);
  }
}
