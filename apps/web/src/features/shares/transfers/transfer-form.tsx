import { Controller, useWatch } from 'react-hook-form';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { FieldRow, FormSection } from '#kit/form/form-section.tsx';
import { ActionForm } from '#kit/form/action-form.tsx';
import { type FormRefusal } from '#kit/form/refusal.ts';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Select } from '#kit/select/select.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { CorrectionReason } from '../plan/correction.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { HeldShares } from './held-shares.tsx';
import { TransfereesFields } from './transferee-fields.tsx';
import { type HeldClass, transferorOptions } from './transfer-choices.ts';
import { StockTransferFormButton } from './stock-transfer-form.tsx';
import { type TransferForm, type TransferValues, toFormsAsked } from './transfer-values.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';

interface TransferFieldsProps {
  readonly form: TransferForm;
  readonly companyId: string;
  readonly classes: readonly HeldClass[];
}

interface TransferFormProps extends TransferFieldsProps {
  readonly corrected?: ShareEntry | undefined;
  /** The record of a refusal is put right: nothing but a refusal can come of it. */
  readonly isRefusal?: boolean | undefined;
  readonly refusal?: FormRefusal | undefined;
  readonly onSubmit: (values: TransferValues) => Promise<FormRefusal | undefined>;
}

/** A transfer as it was lodged, and what the directors decided. */
export function TransferFormFields(props: TransferFormProps) {
  const { form, companyId, classes, corrected, isRefusal = false, refusal, onSubmit } = props;
  const isRefused = useWatch({ control: form.control, name: 'decision' }) === 'refuse';
  const classId = useWatch({ control: form.control, name: 'classId' });
  const isNumbered = classes.find(({ shareClassId }) => shareClassId === classId)?.isNumbered ?? false;
  return (
    <ActionForm
      form={form}
      onSubmit={onSubmit}
      refusal={refusal}
      submitLabel={isRefused ? 'Record refusal' : 'Review the transfer'}
      cancelHref={sharePaths.transfer(companyId)}
      actions={
        !isRefused && (
          <StockTransferFormButton companyId={companyId} askedFor={() => toFormsAsked(form.getValues())} />
        )
      }
    >
      {corrected && (
        <CorrectionReason companyId={companyId} corrected={corrected} field={form.register('reason')} />
      )}
      <FormSection title="The shares">
        <SharesFields form={form} companyId={companyId} classes={classes} corrected={corrected} />
      </FormSection>
      <FormSection
        title="To whom"
        description="Several transferees of one day are entered together; each signs a form of their own."
      >
        <TransfereesFields
          form={form}
          companyId={companyId}
          isNumbered={isNumbered}
          corrects={corrected?.shareEventId}
        />
      </FormSection>
      <FormSection title="The form of transfer">
        <FormDates form={form} />
      </FormSection>
      <FormSection title="Decision of the directors">
        <DecisionFields form={form} isFixed={corrected !== undefined || isRefusal} />
      </FormSection>
    </ActionForm>
  );
}

interface SharesFieldsProps extends TransferFieldsProps {
  readonly corrected: ShareEntry | undefined;
}

function SharesFields({ form, companyId, classes, corrected }: SharesFieldsProps) {
  const { control, register } = form;
  const classId = useWatch({ control, name: 'classId' });
  const chosen = classes.find(({ shareClassId }) => shareClassId === classId);
  return (
    <>
      <Select
        {...register('classId')}
        label="Class of shares"
        placeholder="Choose a class"
        options={classes.map(({ shareClassId, className }) => ({ value: shareClassId, label: className }))}
      />
      <Controller
        name="transferorId"
        control={control}
        render={({ field }) => (
          <Combobox
            {...field}
            label="Transferor"
            hint="Who transfers the shares"
            options={transferorOptions(classes, classId)}
            placeholder="Name"
          />
        )}
      />
      <HeldShares
        control={control}
        companyId={companyId}
        className={chosen?.className ?? ''}
        corrects={corrected?.shareEventId}
      />
    </>
  );
}

function FormDates({ form: { control } }: { form: TransferForm }) {
  const isRefused = useWatch({ control, name: 'decision' }) === 'refuse';
  return (
    <FieldRow>
      <PastDayField control={control} name="signedOn" label="Signed and dated" optional />
      <PastDayField control={control} name="lodgedOn" label="Lodged with the company" optional={!isRefused} />
    </FieldRow>
  );
}

const decisionOptions = [
  { value: 'register', label: 'Register the transfer' },
  {
    value: 'refuse',
    label: 'Refuse it',
    hint: 'As the articles allow, within two months of the lodging and with reasons. Nothing changes in the register.',
  },
];

function DecisionFields({ form: { control, register }, isFixed }: { form: TransferForm; isFixed: boolean }) {
  const decision = useWatch({ control, name: 'decision' });
  return (
    <>
      {!isFixed && (
        <RadioGroup
          {...register('decision')}
          label="What was decided"
          options={decisionOptions}
          value={decision}
        />
      )}
      {decision === 'refuse' ? (
        <>
          <PastDayField control={control} name="refusedOn" label="Date of the refusal" />
          <TextArea
            {...register('reasons')}
            label="Reasons"
            hint="As they were given to the transferee, who is entitled to them."
          />
        </>
      ) : (
        <PastDayField
          control={control}
          name="on"
          label="Date of entry in the register"
          hint="The transferee is a member from this day, whenever the form was signed."
        />
      )}
    </>
  );
}
