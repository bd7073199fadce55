import type { FiledCapital, FiledShareClass } from '@statbook/domain/filing/forms';
import { element, textElement, type XmlNode } from '../../message/xml-writer.ts';
import type { DecimalLimit, FieldChecker } from '../field-checker.ts';

/** Totals have 20 digits before the point, single numbers 15 (baseTypes v3-7). */
const TOTAL: DecimalLimit = { integerDigits: 20, mayBeZero: false };
const NUMBER: DecimalLimit = { integerDigits: 15, mayBeZero: false };

/** A `StatementOfCapital` element; nothing when there is no capital to state. */
export function statementOfCapital(
  check: FieldChecker,
  capitals: readonly FiledCapital[] | undefined,
): XmlNode | undefined {
  if (!capitals?.length) return undefined;
  return element(
    'StatementOfCapital',
    capitals.map((capital, index) => capitalElement(check, `statementOfCapital[${index}]`, capital)),
  );
}

function capitalElement(check: FieldChecker, field: string, capital: FiledCapital): XmlNode {
  if (capital.shares.length === 0) check.refuse(`${field}.shares`, 'must name at least one class');
  const total = (name: keyof FiledCapital, value: string, limit: DecimalLimit) =>
    check.decimal(`${field}.${name}`, value, limit);
  const unpaid = total('totalAmountUnpaid', capital.totalAmountUnpaid, { ...TOTAL, mayBeZero: true });
  const currency = check.pattern(`${field}.currency`, capital.currency, {
    form: /^[A-Z]{3}$/,
    message: 'must be a currency code',
  });
  return element('Capital', [
    textElement('TotalAmountUnpaid', unpaid),
    textElement(
      'TotalNumberOfIssuedShares',
      total('totalNumberOfShares', capital.totalNumberOfShares, TOTAL),
    ),
    textElement('ShareCurrency', currency),
    textElement(
      'TotalAggregateNominalValue',
      total('totalAggregateNominalValue', capital.totalAggregateNominalValue, TOTAL),
    ),
    ...capital.shares.map((share, index) => sharesElement(check, `${field}.shares[${index}]`, share)),
  ]);
}

function sharesElement(check: FieldChecker, field: string, share: FiledShareClass): XmlNode {
  const particulars = check.freeText(`${field}.prescribedParticulars`, share.prescribedParticulars, 4000);
  const nominal = check.decimal(`${field}.aggregateNominalValue`, share.aggregateNominalValue, NUMBER);
  return element('Shares', [
    textElement('ShareClass', check.text(`${field}.shareClass`, share.shareClass, 50)),
    textElement('PrescribedParticulars', particulars),
    textElement('NumShares', check.decimal(`${field}.numberOfShares`, share.numberOfShares, NUMBER)),
    textElement('AggregateNominalValue', nominal),
  ]);
}
