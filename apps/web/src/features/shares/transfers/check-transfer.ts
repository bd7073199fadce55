import { findDateRefusal } from '@statbook/domain/dates';
import { readShareCount, subtractDecimals, toDecimalText } from '@statbook/domain/money';
import { formatNumber } from '#kit/value/format.ts';
import type { CheckedAnswers } from '../events/kinds/field-definition.ts';
import type { FindHeld, RegisterFacts } from '../events/register-facts.ts';
import { dutyOf, type TransfereeValues } from './transferee-values.ts';

type Found = Readonly<Record<string, string>>;

/** What a transfer cannot be planned or kept without, by the name of the field. */
export function checkTransfer(
  values: CheckedAnswers,
  { corrects, isEarlierHistory }: Pick<RegisterFacts, 'corrects' | 'isEarlierHistory'>,
  findHeld?: FindHeld,
): Found {
  const isRefused = values.decision === 'refuse';
  const checked = values.transferees.map((each, index) => {
    const found = isRefused ? {} : checkTerms(each, isEarlierHistory === true);
    return named(`transferees.${index}.`, { ...checkShares(each), ...found });
  });
  return {
    ...(corrects !== undefined &&
      values.reason.trim() === '' && { reason: 'Enter why the entry is corrected' }),
    ...(!values.classId && { classId: 'Choose the class of shares' }),
    ...(!values.transferorId && { transferorId: 'Choose who transfers the shares' }),
    ...(isRefused ? {} : checkHeld(values, findHeld)),
    ...Object.assign({}, ...checked),
    ...checkDay('signedOn', values.signedOn, 'the form was signed', true),
    ...checkDay('lodgedOn', values.lodgedOn, 'the form was lodged', !isRefused),
    ...(isRefused
      ? checkDay('refusedOn', values.refusedOn, 'the directors refused it')
      : checkDay('on', values.on, 'the transfer is entered in the register')),
  };
}

const named = (prefix: string, found: Found): Found =>
  Object.fromEntries(Object.entries(found).map(([field, message]) => [`${prefix}${field}`, message]));

function checkShares({ transfereeId, shares }: TransfereeValues): Found {
  return {
    ...(transfereeId === '' && { transfereeId: 'Choose who the shares go to' }),
    ...(shares === '' && { shares: 'Enter the number of shares' }),
  };
}

/** Nobody transfers more than they have; what rows above take is gone already. */
function checkHeld(
  { classId = '', transferorId = '', transferees, on = '' }: CheckedAnswers,
  findHeld?: FindHeld,
) {
  const held = findHeld?.({ classId, holderId: transferorId, on });
  let left = held && readShareCount(held.shares);
  if (held === undefined || left === undefined) return {};
  for (const [index, { shares }] of transferees.entries()) {
    const count = readShareCount(shares);
    if (count === undefined) continue;
    if (count > left) {
      const most = formatNumber(toDecimalText(left));
      const all = index === 0 ? 'what' : `what those above leave of the ${formatNumber(held.shares)} that`;
      return { [`transferees.${index}.shares`]: `Enter at most ${most}: that is ${all} ${held.name} has` };
    }
    left = subtractDecimals(left, count);
  }
  return {};
}

/** How an earlier form was stamped may not be known any more. */
function checkTerms(transferee: TransfereeValues, isEarlierHistory: boolean): Found {
  const { terms, consideration, isExempt, exemption, stamping } = transferee;
  const isSale = terms === 'sale';
  const isUnstamped = dutyOf(transferee)?.isDue === true && stamping === '' && !isEarlierHistory;
  return {
    ...(isSale &&
      consideration === '' && { consideration: 'Enter what is paid, or choose that it is a gift' }),
    ...(isSale && isExempt && exemption.trim() === '' && { exemption: 'Enter why no stamp duty is due' }),
    ...(isUnstamped && { stamping: 'Choose how the form was stamped: unstamped it must not be registered' }),
  };
}

function checkDay(name: string, text = '', what: string, optional = false): Found {
  const refusal = findDateRefusal(text, `Enter the date on which ${what}, like 27 3 2024`);
  return refusal === undefined || (optional && text === '') ? {} : { [name]: refusal };
}
