import { findDateRefusal } from '@statbook/domain/dates';
import { dutyOf, type TransfereeValues, type TransferValues } from './transfer-values.ts';

type Found = Record<string, string>;

/** What a transfer cannot be planned or kept without, by the name of the field. */
export function checkTransfer(values: TransferValues, isCorrection: boolean): Found {
  const { classId, transferorId, transferees, decision } = values;
  const isRefused = decision === 'refuse';
  return {
    ...(isCorrection && values.reason.trim() === '' && { reason: 'Enter why the entry is corrected' }),
    ...(classId === '' && { classId: 'Choose the class of shares' }),
    ...(transferorId === '' && { transferorId: 'Choose who transfers the shares' }),
    ...Object.assign({}, ...transferees.map((each, index) => checkTransferee(each, index, isRefused))),
    ...checkDay('signedOn', values.signedOn, 'the form was signed', true),
    ...checkDay('lodgedOn', values.lodgedOn, 'the form was lodged', !isRefused),
    ...(isRefused
      ? checkDay('refusedOn', values.refusedOn, 'the directors refused it')
      : checkDay('on', values.on, 'the transfer is entered in the register')),
  };
}

function checkTransferee(transferee: TransfereeValues, index: number, isRefused: boolean): Found {
  const { transfereeId, shares, terms, consideration, isExempt, exemption, stamping } = transferee;
  const name = `transferees.${index}`;
  const found: Found = {};
  if (transfereeId === '') found[`${name}.transfereeId`] = 'Choose who the shares go to';
  if (shares === '') found[`${name}.shares`] = 'Enter the number of shares';
  if (isRefused) return found;
  if (terms === 'sale' && consideration === '')
    found[`${name}.consideration`] = 'Enter what is paid, or choose that it is a gift';
  if (terms === 'sale' && isExempt && exemption.trim() === '')
    found[`${name}.exemption`] = 'Enter why no stamp duty is due';
  if (dutyOf(transferee)?.isDue === true && stamping === '')
    found[`${name}.stamping`] = 'Choose how the form was stamped: unstamped it must not be registered';
  return found;
}

function checkDay(name: string, text: string, what: string, optional = false): Found {
  const refusal = findDateRefusal(text, `Enter the date on which ${what}, like 27 3 2024`);
  return refusal === undefined || (optional && text === '') ? {} : { [name]: refusal };
}
