import { CHANGES_OF_NAME, type FormId, getForm } from '@statbook/domain/filing';
import { findFormRules, FORM_FAMILIES } from '@statbook/domain/filing/forms';
import type { CompanyEffect, Expectation, FiledForm, FiledForms } from '../../../filings/filed-form.ts';
import type { FormPreparers } from '../../../filings/form-preparer.ts';
import type { FormDependencies } from '../draft/form-case.ts';
import { readFrozenForm } from './frozen-form.ts';
import { formPreparer } from './prepare-form.ts';
import { changeOfForm, readRegisteredEmail } from './change-of-form.ts';
import { writeForm } from './write-form.ts';

const forms = FORM_FAMILIES.flatMap((family) => family.forms);

/** How a form is sent: by its channel. What it changes is read from the register afterwards, but for what is not public. */
function wayOf(form: FormId): Omit<FiledForm, 'describe'> {
  if (getForm(form).channel !== 'transaction') {
    return {
      write: writeForm,
      documentsOf: (content) => readFrozenForm(content).documents.map(({ sha256 }) => sha256),
      effectOf: effectOfNotice,
      shows: showsOnRegister,
    };
  }
  return {
    changeOf: changeOfForm,
    effectOf: (content) => ({ keptEmail: readRegisteredEmail(content).email }),
  };
}

/** How the forms of all families are sent and shown. */
export const filedNotices: FiledForms = Object.fromEntries(
  forms.map((form) => [
    form,
    {
      ...wayOf(form),
      describe: (content: unknown) => readFrozenForm(content).lines,
    },
  ]),
);

/** A new name is read from the register too, but the next form may go out before that. */
function effectOfNotice(content: unknown): CompanyEffect {
  const { form, sent } = readFrozenForm(content);
  const { proposedName } = sent;
  const isNameChange = CHANGES_OF_NAME.some((each) => each === form);
  return isNameChange && typeof proposedName === 'string' ? { name: proposedName } : {};
}

/** The entry of the filing history; of a limited liability partnership its type begins with `LL`. */
function showsOnRegister(content: unknown): readonly Expectation[] {
  const { form, sent } = readFrozenForm(content);
  const expected = findFormRules(form)?.expects?.(sent, form);
  if (expected === undefined) return [];
  const { formType, descriptionValues: values } = expected;
  return [{ kind: 'filing-history', types: [formType, `LL${formType}`], values }];
}

/** How the forms of all families are prepared for their submission. */
export function noticePreparers(dependencies: FormDependencies): FormPreparers {
  const prepare = formPreparer(dependencies);
  return Object.fromEntries(forms.map((form) => [form, prepare]));
}
