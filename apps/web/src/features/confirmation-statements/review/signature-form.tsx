import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FinishLater } from '#filing/draft/step-form.tsx';
import { useFocusOnField } from '#filing/draft/use-focus-on-field.ts';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { Form } from '#kit/form/form.tsx';
import { FormActions, FormSection } from '#kit/form/form-section.tsx';
import type { FormRefusal } from '#kit/form/refusal.ts';
import { LeaveDialog } from '#kit/form/unsaved-changes.tsx';
import { isFocusLost } from '#kit/focus/lost-focus.ts';
import { type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { showToast } from '#kit/toast/show-toast.ts';
import { formatDate } from '#kit/value/format.ts';
import { StatementConflict } from '../statement-conflict.tsx';
import type { Check } from '../statement-steps.ts';
import { useStatementSaving } from '../use-statement-saving.ts';
import type { Statement } from '../use-statement.ts';
import { OutstandingBanner } from './outstanding.tsx';
import { SignerFields } from './signer-fields.tsx';
import {
  isStatedAlike,
  type StatementsValues,
  toStatementsAnswers,
  toStatementsValues,
} from './statements-values.ts';

const formId = 'statement-signature';

interface SignatureFormProps {
  readonly statement: Statement;
  /** The field that the address leads to. */
  readonly field?: string | undefined;
  /** What comes once everything is saved and nothing stands in the way. */
  readonly children: ReactNode;
}

/** The two statements, each made once, what is outstanding, and who signs; once that is saved, what follows it. */
export function SignatureForm({ statement, field, children }: SignatureFormProps) {
  const { answers, check, facts } = statement;
  const outstanding = check?.outstanding ?? facts.outstanding;
  const [continued, setContinued] = useState(0);
  const form = useStatbookForm<StatementsValues>({ defaultValues: toStatementsValues(answers) });
  const saving = useStatementSaving({
    statement,
    step: 'statements',
    form,
    toAnswers: toStatementsAnswers(outstanding),
    onSaved: (saved) => {
      if (saved.isReady) setContinued((times) => times + 1);
      return sayWhetherReady(saved);
    },
  });
  useFocusOnField(formId, field);
  const typed = useWatch({ control: form.control });
  const isSaved = check?.isReady === true && isStatedAlike(typed, toStatementsValues(answers));
  return (
    <>
      {saving.isConflicting && (
        <StatementConflict
          replaced="the two statements, the reason and who signs"
          form={form}
          saving={saving}
        />
      )}
      <Form id={formId} form={form} onSubmit={saving.goOn}>
        <OutstandingBanner statement={statement} outstanding={outstanding} />
        <FormSection title="Statements">
          <Checkbox
            {...form.register('statements.informationDelivered')}
            label={`All information that the company has to deliver for the confirmation period ending ${formatDate(answers.madeUpTo) || 'on the statement date'} has been delivered, or is delivered with this statement`}
            hint="Companies Act 2006, section 853A."
          />
          <Checkbox
            {...form.register('statements.lawfulPurpose')}
            label="The intended future activities of the company are lawful"
            hint="Companies Act 2006, section 853BA."
          />
        </FormSection>
        {outstanding.length > 0 && <OverrideFields form={form} />}
        <FormSection title="Signatory">
          <SignerFields form={form} signers={facts.signers} />
        </FormSection>
        {!isSaved && (
          <FormActions>
            <Button type="submit" kind="filled" busy={saving.busy}>
              Continue
            </Button>
            <FinishLater saving={saving} />
          </FormActions>
        )}
      </Form>
      {isSaved && <Following continued={continued}>{children}</Following>}
      <LeaveDialog
        blocker={saving.blocker}
        title="Leave without saving the statement"
        consequence="What you have entered on this page since it was last saved will be lost."
      />
    </>
  );
}

interface FollowingProps {
  /** How often the person went on to it. */
  readonly continued: number;
  readonly children: ReactNode;
}

/** What follows once all is saved: the button that led on is gone, and a keyboard goes on here. */
function Following({ continued, children }: FollowingProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (continued > 0 && isFocusLost()) place.current?.focus();
  }, [continued]);
  return (
    <div ref={place} tabIndex={-1}>
      {children}
    </div>
  );
}

/** Once the statement is saved, it can be filed, unless something besides its signature stands in the way. */
function sayWhetherReady({ isReady }: Check): FormRefusal | void {
  if (isReady) return showToast('Statement saved. It can be filed.');
  return { detail: 'The statement is saved. Something above has to be settled before it can be filed.' };
}

/** Why the statement is filed although our own record contradicts it. */
function OverrideFields({ form }: { form: StatbookForm<StatementsValues> }) {
  return (
    <FormSection
      title="Filing it all the same"
      description="Deliver first what is outstanding. Where it has been delivered otherwise, or is not needed, say so: the reason is kept with the filing and stands on its receipt."
    >
      <TextArea
        {...form.register('statements.override.reason')}
        label="Reason for filing it all the same"
        rows={2}
        maxLength={500}
      />
    </FormSection>
  );
}
