import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { ActionForm } from '#kit/form/action-form.tsx';
import { formAsPart } from '#kit/form-part/form-part.ts';
import type { FormRefusal } from '#kit/form/refusal.ts';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { AskBeforeLeaving } from './ask-before-leaving.tsx';
import { CorrectionReason } from './correction.tsx';
import { EntrySteps } from './entry-steps.tsx';
import type { Entry } from './use-entry.ts';

interface EntryFormProps<Values extends FieldValues> {
  readonly entry: Entry;
  readonly form: StatbookForm<Values>;
  /** What is entered, as it is offered again. */
  readonly what: string;
  /** What is recorded, with its verb: "Record transfer". */
  readonly act: string;
  readonly submitLabel: string;
  readonly onSubmit: (values: Values) => Promise<FormRefusal | undefined>;
  readonly cancelHref: string;
  /** What else can be done with what is entered. */
  readonly actions?: ReactNode;
  /** Reads what was kept of the form, which may have asked for less then. */
  readonly readKept?: ((kept: Values) => Values) | undefined;
  readonly children: ReactNode;
}

/** The form of an entry in the share register, with the reason where it corrects another; then its review. */
export function EntryForm<Values extends FieldValues>(props: EntryFormProps<Values>) {
  const { entry, form, what, act, onSubmit, readKept, children, ...shown } = props;
  return (
    <>
      <EntrySteps entry={entry} act={act}>
        <ActionForm form={form} onSubmit={onSubmit} refusal={entry.refusal} {...shown}>
          <CorrectionReason entry={entry} field={formAsPart(form).register('reason')} />
          {children}
        </ActionForm>
      </EntrySteps>
      <AskBeforeLeaving what={what} form={form} isRecorded={entry.isRecorded} readKept={readKept} />
    </>
  );
}
