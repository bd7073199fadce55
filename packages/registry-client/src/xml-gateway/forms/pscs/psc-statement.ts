import type { PscStatementContent } from '@statbook/domain/filing/forms';
import { FieldChecker } from '../field-checker.ts';
import type { FormBuilder } from '../gateway-form.ts';
import { finishForm } from '../gateway-forms.ts';
import { statementElement } from './statement-element.ts';

/** `PSCStatementNotification` v1-2: a statement in the place of a person, or about one (PSC08). */
export const buildPscStatement: FormBuilder<PscStatementContent> = (content) => {
  const check = new FieldChecker();
  return finishForm(check, 'PSC08', { children: [statementElement(check, content)] });
};
