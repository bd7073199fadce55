import type { SubscribedShares } from '@statbook/domain/filing/forms';
import { GATEWAY_CURRENCIES } from '@statbook/domain/reference-data';
import { textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { DecimalLimit, FieldChecker } from '../field-checker.ts';

const NUMBER: DecimalLimit = { integerDigits: 15, mayBeZero: false };
const AMOUNT: DecimalLimit = { integerDigits: 15, mayBeZero: true };
const NOMINAL: DecimalLimit = { integerDigits: 8, totalDigits: 8, mayBeZero: false };

/** Shares of one class on the same terms, allotted or subscribed (`AllotmentType`, baseTypes v3-7). */
export function allottedElements(
  check: FieldChecker,
  field: string,
  shares: SubscribedShares,
): readonly XmlNode[] {
  const decimal = (name: keyof SubscribedShares, limit: DecimalLimit) =>
    check.decimal(`${field}.${name}`, shares[name], limit);
  const { currency } = shares;
  const isListed = GATEWAY_CURRENCIES.some(({ code }) => code === currency);
  check.require(isListed, `${field}.currency`, 'must be the code of a currency in use');
  return [
    textElement('ShareClass', check.text(`${field}.shareClass`, shares.shareClass, 50)),
    textElement('NumShares', decimal('numberOfShares', NUMBER)),
    textElement('AmountPaidDuePerShare', decimal('amountPaidPerShare', AMOUNT)),
    textElement('AmountUnpaidPerShare', decimal('amountUnpaidPerShare', AMOUNT)),
    textElement('ShareCurrency', currency),
    textElement('ShareValue', decimal('nominalValue', NOMINAL)),
  ];
}
