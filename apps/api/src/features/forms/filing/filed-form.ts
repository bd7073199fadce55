import { findFormRules, FORM_FAMILIES } from '@statbook/domain/filing/forms';
import type { Expectation, FiledForms } from '../../../filings/filed-form.ts';
import type { FormPreparers } from '../../../filings/form-preparer.ts';
import type { FormDependencies } from '../draft/form-case.ts';
import { readFrozenForm } from './frozen-form.ts';
import { formPreparer } from './prepare-form.ts';
import { writeForm } from './write-form.ts';

const forms = FORM_FAMILIES.flatMap((family) => family.forms);

/** How the forms of all families are sent and shown. What they change is read from the register afterwards. */
export const filedNotices: FiledForms = Object.fromEntries(
  forms.map((form) => [
    form,
    {
      write: writeForm,
      documentsOf: (content: unknown) => readFrozenForm(content).documents.map(({ sha256 }) => sha256),
      describe: (content: unknown) => readFrozenForm(content).lines,
      effectOf: () => ({}),
      shows: showsOnRegister,
    },
  ]),
);

/** The entry of the filing history; of a limited liability partnership its type begins with `LL`. */
function showsOnRegister(content: unknown): readonly Expectation[] {
  const { form, sent } = readFrozenForm(content);
  const expected = findFormRules(form)?.expects(sent, form);
  if (expected === undefined) return [];
  const { formType, descriptionValues: values } = expected;
  return [{ kind: 'filing-history', types: [formType, `LL${formType}`], values }];
}

/** How the forms of all families are prepared for their submission. */
export function noticePreparers(dependencies: FormDependencies): FormPreparers {
  const prepare = formPreparer(dependencies);
  return Object.fromEntries(forms.map((form) => [form, prepare]));
}
