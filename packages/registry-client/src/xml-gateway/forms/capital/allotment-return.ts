import type { AllotmentReturnContent, FiledAllotment } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlNode } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { allottedElements } from './allotted-shares.ts';
import { statementOfCapital } from './statement-of-capital.ts';

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
  const { nonCashConsideration } = allotment;
  const consideration =
    nonCashConsideration &&
    check.freeText(`${field}.nonCashConsideration`, nonCashConsideration, MAX_CONSIDERATION_LENGTH);
  return element('Allotment', [
    allottedElements(check, field, allotment),
    optionalElement('Consideration', consideration),
  ]);
}
