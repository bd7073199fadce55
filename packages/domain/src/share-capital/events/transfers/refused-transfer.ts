import type { CivilDate } from '../../../dates/civil-date.ts';
import { formatCivilDate } from '../../../dates/date-text.ts';
import { isEnteredDate } from '../../../dates/entered-date.ts';
import { findDateRefusal } from '../../../dates/typed-date.ts';
import { transferDecisionDueOn } from '../../../deadlines/share-deadlines.ts';
import { fieldError, type FieldError } from '../../../field-error.ts';
import {
  compareDecimals,
  formatCount,
  parseShareCount,
  type ShareCount,
  subtractDecimals,
  wholeCountOf,
} from '../../../money/exact-decimal.ts';
import { checkShareCount } from '../../check-decimal.ts';

/** A transfer that was lodged and refused registration (s.771): it moves no shares, but is kept with the reasons. */
export interface RefusedTransfer {
  readonly transferorId: string;
  readonly transferees: readonly { readonly transfereeId: string; readonly shares: string }[];
  readonly signedOn?: string | undefined;
  readonly lodgedOn: string;
  readonly refusedOn: string;
  /** As given to the transferee. */
  readonly reasons: string;
}

/** The errors in a refused transfer, field by field. */
export function checkRefusedTransfer(refused: RefusedTransfer, today: CivilDate): readonly FieldError[] {
  const { transferorId, transferees, reasons } = refused;
  const errors = [...checkDates(refused, today)];
  if (transferees.length === 0) {
    errors.push(fieldError('transferees', 'missing', 'Add who the shares were to go to'));
  }
  transferees.forEach(({ transfereeId, shares }, index) => {
    const path = `transferees.${index}`;
    if (transfereeId === transferorId) {
      const message = 'Choose somebody else: these shares are theirs already';
      errors.push(fieldError(`${path}.transfereeId`, 'same-holder', message));
    }
    errors.push(...checkWholeShares(shares, `${path}.shares`));
  });
  if (reasons.trim() === '') {
    const message = 'Enter the reasons for the refusal: the transferee must be given them';
    errors.push(fieldError('reasons', 'missing', message));
  }
  return errors;
}

function checkWholeShares(text: string, path: string): readonly FieldError[] {
  const errors = checkShareCount(text, { path, name: 'the number of shares', size: 'entered' });
  const parsed = parseShareCount(text);
  if (errors.length > 0 || !parsed.ok || wholeCountOf(parsed.value) !== undefined) return errors;
  return [fieldError(path, 'not-whole', 'Enter a whole number of shares')];
}

/** Refuses more shares than the transferor held when the form was lodged. */
export function checkSharesHeld({ transferees }: RefusedTransfer, held: ShareCount): readonly FieldError[] {
  let left = held;
  for (const [index, { shares }] of transferees.entries()) {
    const asked = parseShareCount(shares);
    if (!asked.ok) return [];
    if (compareDecimals(asked.value, left) > 0) {
      const message =
        held === 0n
          ? 'The transferor held no such shares when the form was lodged'
          : `Enter at most ${formatCount(left)}: the transferor held ${formatCount(held)} when the form was lodged`;
      return [fieldError(`transferees.${index}.shares`, 'too-few', message)];
    }
    left = subtractDecimals(left, asked.value);
  }
  return [];
}

/** The form is signed, lodged and refused in that order, and not in the future. */
function checkDates({ signedOn, lodgedOn, refusedOn }: RefusedTransfer, today: CivilDate): FieldError[] {
  const days = [
    ...(signedOn === undefined || signedOn === '' ? [] : [{ path: 'signedOn', text: signedOn }]),
    { path: 'lodgedOn', text: lodgedOn },
    { path: 'refusedOn', text: refusedOn },
  ];
  let latest: CivilDate = today;
  const errors: FieldError[] = [];
  for (const { path, text } of days.toReversed()) {
    if (!isEnteredDate(text)) {
      const message = findDateRefusal(text, 'Enter a date') ?? '';
      errors.unshift(fieldError(path, 'not-a-date', message));
    } else if (text > latest) {
      const message = `Enter a date not after ${formatCivilDate(latest)}`;
      errors.unshift(fieldError(path, 'too-late', message));
    } else latest = text;
  }
  return errors;
}

/** Whether the company refused later than two months after the lodging (s.771(1)). */
export function isRefusedLate(lodgedOn: CivilDate, refusedOn: CivilDate): boolean {
  return refusedOn > transferDecisionDueOn(lodgedOn);
}
