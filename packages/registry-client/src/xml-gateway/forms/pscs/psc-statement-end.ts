import type { PscStatementEndContent } from '@statbook/domain/filing/forms';
import { optionalElement, textElement } from '../../message/xml-writer.ts';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { statementElement } from './statement-element.ts';

const REASONS = {
  company: 'RESTRICTIONS_NOTICE_WITHDRAWN_BY_COMPANY',
  court: 'RESTRICTIONS_NOTICE_WITHDRAWN_BY_COURT_ORDER',
} as const;

/** `PSCStatementWithdrawal` v1-2: a statement that is no longer true (PSC09). */
export const buildPscStatementEnd: FormBuilder<PscStatementEndContent> = (content) => {
  const check = new FieldChecker();
  const { withdrawnOn, restrictionsEndedBy: by } = content;
  const children = [
    statementElement(check, content),
    textElement('WithdrawalDate', check.date('withdrawnOn', withdrawnOn)),
    optionalElement('RestrictionsNoticeWithdrawalReason', by && REASONS[by]),
  ];
  return finishForm(check, 'PSC09', { children });
};
