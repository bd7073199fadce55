import type { AllotmentReturnContent, FiledAllotment } from '@statbook/domain/filing/forms';
import { GATEWAY_CURRENCIES } from '@statbook/domain/reference-data';
import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { type DecimalLimit, FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { statementOfCapital } from './statement-of-capital.ts';

const NUMBER: DecimalLimit = { integerDigits: 15, mayBeZero: false };
const AMOUNT: DecimalLimit = { integerDigits: 15, mayBeZero: true };
const NOMINAL: DecimalLimit = { integerDigits: 8, totalDigits: 8, mayBeZero: false };
const MAX_CONSIDERATION_LENGTH = 2000;

/** `ReturnofAllotmentShares` v3-0: shares allotted, and the capital after it (SH01). */
export const buildAllotmentReturn: FormBuilder<AllotmentReturnContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { allottedFrom, allottedTo, allotments } = content;
  const from = check.date('allottedFrom', allottedFrom);
  const to = allottedTo && check.date('allottedTo', allottedTo, { notBefore: allottedFrom });
  const hasCapital = content.statementOfCapital.length > 0;
  check.require(hasCapital, 'statementOfCapital', 'must state the capital after the allotment');
  check.require(allotments.length > 0, 'allotments', 'must name at least one allotment');
  return finishForm(check, 'SH01', {
    children: [
      textElement('StartPeriodSharesAllotted', from),
      optionalElement('EndPeriodSharesAllotted', to),
      statementOfCapital(check, content.statementOfCapital),
      ...allotments.map((allotment, index) => allotmentElement(check, `allotments[${index}]`, allotment)),
    ],
  });
};

function allotmentElement(check: FieldChecker, field: string, allotment: FiledAllotment): XmlNode {
  const decimal = (name: keyof FiledAllotment, limit: DecimalLimit) =>
    check.decimal(`${field}.${name}`, allotment[name] ?? '', limit);
  const { currency, nonCashConsideration } = allotment;
  const isListed = GATEWAY_CURRENCIES.some(({ code }) => code === currency);
  check.require(isListed, `${field}.currency`, 'must be the code of a currency in use');
  const consideration =
    nonCashConsideration &&
    check.freeText(`${field}.nonCashConsideration`, nonCashConsideration, MAX_CONSIDERATION_LENGTH);
  return element('Allotment', [
    textElement('ShareClass', check.text(`${field}.shareClass`, allotment.shareClass, 50)),
    textElement('NumShares', decimal('numberOfShares', NUMBER)),
    textElement('AmountPaidDuePerShare', decimal('amountPaidPerShare', AMOUNT)),
    textElement('AmountUnpaidPerShare', decimal('amountUnpaidPerShare', AMOUNT)),
    textElement('ShareCurrency', currency),
    textElement('ShareValue', decimal('nominalValue', NOMINAL)),
    optionalElement('Consideration', consideration),
  ]);
}
