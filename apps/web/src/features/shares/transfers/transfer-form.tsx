import { Controller, useWatch } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Combobox } from '#kit/form/combobox.tsx';
import { DateField } from '#kit/form/date-field.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form, type FormRefusal } from '#kit/form/form.tsx';
import { RadioGroup } from '#kit/form/radio-group.tsx';
import { Select } from '#kit/form/select.tsx';
import { TextArea } from '#kit/form/text-area.tsx';
import { sharePaths } from '#app/share-paths.ts';
import { CorrectionReason } from '../plan/correction.tsx';
import type { ShareEntry } from '../plan/share-plan.ts';
import { HeldShares } from './held-shares.tsx';
import { TransfereesFields } from './transferee-fields.tsx';
import { type HeldClass, transferorOptions } from './transfer-choices.ts';
import { StockTransferFormButton } from './stock-transfer-form-button.tsx';
import { type TransferForm, type TransferValues, toFormsAsked } from './transfer-values.ts';

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
  readonly isBusy: boolean;
  readonly onSubmit: (values: TransferValues) => Promise<FormRefusal | undefined>;
}

/** A transfer as it was lodged, and what the directors decided. */
export function TransferFormFields(props: TransferFormProps) {
  const { form, companyId, classes, corrected, isRefusal = false, refusal, isBusy, onSubmit } = props;
  const isRefused = useWatch({ control: form.control, name: 'Decision' }) === 'refuse';
  const classId = useWatch({ control: form.control, name: 'ClassId' });
  const isNumbered = classes.find(({ ShareClassId }) => ShareClassId === classId)?.IsNumbered ?? false;
  return (
    <Form form={form} onSubmit={onSubmit} refusal={refusal}>
      {corrected && (
        <CorrectionReason companyId={companyId} corrected={corrected} field={form.register('Reason')} />
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
          corrects={corrected?.ShareEventId}
        />
      </FormSection>
      <FormSection title="The form of transfer">
        <FormDates form={form} />
      </FormSection>
      <FormSection title="Decision of the directors">
        <DecisionFields form={form} isFixed={corrected !== undefined || isRefusal} />
      </FormSection>
      <FormActions>
        <Button type="submit" kind="filled" busy={isBusy}>
          {isRefused ? 'Record refusal' : 'Review the transfer'}
        </Button>
        {!isRefused && (
          <StockTransferFormButton companyId={companyId} askedFor={() => toFormsAsked(form.getValues())} />
        )}
        <LinkButton href={sharePaths.transfer(companyId)}>Cancel</LinkButton>
      </FormActions>
    </Form>
  );
}

interface SharesFieldsProps extends TransferFieldsProps {
  readonly corrected: ShareEntry | undefined;
}

function SharesFields({ form, companyId, classes, corrected }: SharesFieldsProps) {
  const { control, register } = form;
  const classId = useWatch({ control, name: 'ClassId' });
  const chosen = classes.find(({ ShareClassId }) => ShareClassId === classId);
  return (
    <>
      <Select
        {...register('ClassId')}
        label="Class of shares"
        placeholder="Choose a class"
        options={classes.map(({ ShareClassId, ClassName }) => ({ value: ShareClassId, label: ClassName }))}
      />
      <Controller
        name="TransferorId"
        control={control}
        render={({ field }) => (
          <Combobox
            {...field}
            label="Who transfers the shares"
            options={transferorOptions(classes, classId)}
            placeholder="Name"
          />
        )}
      />
      <HeldShares
        control={control}
        companyId={companyId}
        className={chosen?.ClassName ?? ''}
        corrects={corrected?.ShareEventId}
      />
    </>
  );
}

function FormDates({ form: { control } }: { form: TransferForm }) {
  const today = useToday();
  const isRefused = useWatch({ control, name: 'Decision' }) === 'refuse';
  return (
    <FieldRow>
      <Controller
        name="SignedOn"
        control={control}
        render={({ field }) => (
          <DateField {...field} label="Signed and dated" optional today={today} latest={today} />
        )}
      />
      <Controller
        name="LodgedOn"
        control={control}
        render={({ field }) => (
          <DateField
            {...field}
            label="Lodged with the company"
            optional={!isRefused}
            today={today}
            latest={today}
          />
        )}
      />
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
  const today = useToday();
  const decision = useWatch({ control, name: 'Decision' });
  return (
    <>
      {!isFixed && (
        <RadioGroup
          {...register('Decision')}
          label="What was decided"
          options={decisionOptions}
          value={decision}
        />
      )}
      {decision === 'refuse' ? (
        <>
          <Controller
            name="RefusedOn"
            control={control}
            render={({ field }) => (
              <DateField {...field} label="Date of the refusal" today={today} latest={today} />
            )}
          />
          <TextArea
            {...register('Reasons')}
            label="Reasons"
            hint="As they were given to the transferee, who is entitled to them."
          />
        </>
      ) : (
        <Controller
          name="On"
          control={control}
          render={({ field }) => (
            <DateField
              {...field}
              label="Date of entry in the register"
              hint="The transferee is a member from this day, whenever the form was signed."
              today={today}
              latest={today}
            />
          )}
        />
      )}
    </>
  );
}
