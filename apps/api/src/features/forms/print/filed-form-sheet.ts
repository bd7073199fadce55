import type { FormDataSheetInput } from '@statbook/documents';
import type { CivilDate } from '@statbook/domain/dates';
import { formNameOf } from '@statbook/domain/filing';
import { type CopiedFiling, describeFiling, whetherFiled } from '../../../filings/attempt/filed-copy.ts';
import { readFrozenForm } from '../filing/frozen-form.ts';

interface FiledForm extends CopiedFiling {
  readonly company: FormDataSheetInput['company'];
  /** What was approved. */
  readonly content: unknown;
  readonly today: CivilDate;
}

/** What was sent of a form: nothing of it changes any more. What lies sealed is not on it. */
export function toFiledFormSheet({ company, content, today, ...filing }: FiledForm): FormDataSheetInput {
  const { form, lines } = readFrozenForm(content);
  return {
    company,
    form,
    formName: formNameOf(form, company.number),
    isDraft: false,
    approved: whetherFiled(filing.state),
    answers: [
      ...describeFiling(filing),
      ...lines
        .filter(({ isStatement }) => !isStatement)
        .map(({ section, label, value }) => ({ section, label, value })),
    ],
    statements: lines.filter(({ isStatement }) => isStatement).map(({ label }) => `${label}.`),
    attachments: [],
    delivery: undefined,
    madeOn: today,
  };
}
