import { isCivilDate } from '@statbook/domain/dates';
import type { AccountingDateContent } from '@statbook/domain/filing/forms';
import { element, optionalElement, textElement, type XmlChild } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';

const CHANGES = { shorten: 'SHORT', extend: 'EXTEND' } as const;
const REASONS: ReadonlySet<string> = new Set(['ADMIN', 'STATE', 'UKPAR']);

/** `ChangeAccountingReferenceDate` v2-7: a period shortened or extended (AA01, LLAA01). */
export const buildAccountingDate: FormBuilder<AccountingDateContent> = (content, secrets) => {
  const check = new FieldChecker(secrets);
  const { change, periodEndsOn, newPeriodEndsOn } = content;
  const children = [
    textElement('AccountRefDate', check.date('periodEndsOn', periodEndsOn)),
    textElement('ChangeToPeriod', CHANGES[change]),
    textElement('AmendedAccountRefDate', check.date('newPeriodEndsOn', newPeriodEndsOn)),
    extensionElement(check, content),
  ];
  checkDirection(check, content);
  return finishForm(check, 'AA01', { children });
};

function checkDirection(
  check: FieldChecker,
  { change, periodEndsOn, newPeriodEndsOn }: AccountingDateContent,
): void {
  if (!isCivilDate(periodEndsOn) || !isCivilDate(newPeriodEndsOn)) return;
  const [agrees, side] =
    change === 'shorten'
      ? [newPeriodEndsOn < periodEndsOn, 'before']
      : [newPeriodEndsOn > periodEndsOn, 'after'];
  check.require(agrees, 'newPeriodEndsOn', `must be ${side} the day on which the period ends now`);
}

function extensionElement(check: FieldChecker, content: AccountingDateContent): XmlChild {
  const { change, extensionWithinFiveYears: extension } = content;
  if (!extension) return undefined;
  const field = 'extensionWithinFiveYears';
  const { reason, authorisedCode } = extension;
  check.require(change === 'extend', field, 'is only given for an extension');
  check.require(REASONS.has(reason), `${field}.reason`, 'must be one of the three reasons');
  const code = check.optionalText(`${field}.authorisedCode`, authorisedCode, 4);
  check.require(code === undefined || code.length >= 4, `${field}.authorisedCode`, 'must be four characters');
  return element('FiveYearExtensionDetails', [
    textElement('ExtensionReason', reason),
    optionalElement('ExtensionAuthorisedCode', code),
  ]);
}
