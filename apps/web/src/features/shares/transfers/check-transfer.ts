import { isCivilDate } from '@statbook/domain';
import { dutyOf, type TransfereeValues, type TransferValues } from './transfer-values.ts';

type Found = Record<string, string>;

/** What a transfer cannot be planned or kept without, by the name of the field. */
export function checkTransfer(values: TransferValues, isCorrection: boolean): Found {
  const { ClassId, TransferorId, Transferees, Decision } = values;
  const isRefused = Decision === 'refuse';
  return {
    ...(isCorrection && values.Reason.trim() === '' && { Reason: 'Enter why the entry is corrected' }),
    ...(ClassId === '' && { ClassId: 'Choose the class of shares' }),
    ...(TransferorId === '' && { TransferorId: 'Choose who transfers the shares' }),
    ...Object.assign({}, ...Transferees.map((each, index) => checkTransferee(each, index, isRefused))),
    ...checkDay('SignedOn', values.SignedOn, 'the form was signed', true),
    ...checkDay('LodgedOn', values.LodgedOn, 'the form was lodged', !isRefused),
    ...(isRefused
      ? checkDay('RefusedOn', values.RefusedOn, 'the directors refused it')
      : checkDay('On', values.On, 'the transfer is entered in the register')),
  };
}

function checkTransferee(transferee: TransfereeValues, index: number, isRefused: boolean): Found {
  const { TransfereeId, Shares, Terms, Consideration, IsExempt, Exemption, Stamping } = transferee;
  const name = `Transferees.${index}`;
  const found: Found = {};
  if (TransfereeId === '') found[`${name}.TransfereeId`] = 'Choose who the shares go to';
  if (Shares === '') found[`${name}.Shares`] = 'Enter the number of shares';
  if (isRefused) return found;
  if (Terms === 'sale' && Consideration === '')
    found[`${name}.Consideration`] = 'Enter what is paid, or choose that it is a gift';
  if (Terms === 'sale' && IsExempt && Exemption.trim() === '')
    found[`${name}.Exemption`] = 'Enter why no stamp duty is due';
  if (dutyOf(transferee)?.isDue === true && Stamping === '')
    found[`${name}.Stamping`] = 'Choose how the form was stamped: unstamped it must not be registered';
  return found;
}

function checkDay(name: string, text: string, what: string, optional = false): Found {
  if (isCivilDate(text) || (optional && text === '')) return {};
  return { [name]: `Enter the date on which ${what}, like 27 3 2024` };
}
