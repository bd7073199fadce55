import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { FieldRow, FormActions, FormSection } from '#kit/form/form-section.tsx';
import { Form } from '#kit/form/form.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { ShareClass } from '../classes/share-class.ts';
import type { AllotmentLine } from './allotment-line.ts';
import {
  checkLineValues,
  type LineFormState,
  type LineValues,
  toLines,
  toLineValues,
} from './line-values.ts';
import { PriceFields } from './price-fields.tsx';
import { ClassSelect } from '../fields/class-select.tsx';
import { shareLabels } from '../fields/share-labels.ts';
import { HolderField } from '../fields/holder-field.tsx';

interface LineFormProps {
  readonly companyId: string;
  readonly classes: readonly ShareClass[];
  /** Undefined for a new one. */
  readonly line: AllotmentLine | undefined;
  /** As it was left when the session ended. */
  readonly begun: LineValues | undefined;
  /** Told what is filled in, as it changes. */
  readonly onBegun: (values: LineValues) => void;
  /** One line, or those of an exact split. */
  readonly onEntered: (lines: readonly AllotmentLine[]) => void;
  /** Left out where there is nothing to go back to. */
  readonly onCancel?: (() => void) | undefined;
}

/** Who receives shares, how many of which class, at what price, and what was given for them. */
export function LineForm(props: LineFormProps) {
  const { companyId, classes, line, begun, onBegun, onEntered, onCancel } = props;
  const form = useStatbookForm<LineValues>({
    defaultValues: begun ?? toLineValues(line, classes),
    check: (values) => checkLineValues(values, classes),
  });
  const begin = useEffectEvent(onBegun);
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: ({ values }) => begin(values) }),
    [form],
  );
  const classId = useWatch({ control: form.control, name: 'classId' });
  const shareClass = classes.find(({ shareClassId }) => shareClassId === classId);
  const enter = (values: LineValues) => onEntered(toLines(values, classes));
  /** Nothing but the total may be wrong of what is split; else the form says what is. */
  const split = (button: HTMLButtonElement) => {
    const values = form.getValues();
    const { amount: _total, ...wrong } = checkLineValues(values, classes);
    if (Object.keys(wrong).length === 0) enter(values);
    else button.form?.requestSubmit();
  };
  return (
    <Form form={form} onSubmit={enter}>
      <FormSection title={line === undefined ? 'Who receives shares' : 'Change the line'}>
        <HolderField
          control={form.control}
          name="holderId"
          companyId={companyId}
          label="Shareholder"
          hint={
            // Somebody whom a spreadsheet names stays who they are, unless somebody else is chosen.
            line?.newHolder === undefined
              ? 'Existing or new shareholder'
              : `${line.holderName} of the spreadsheet is entered as a new shareholder, unless you choose a shareholder here.`
          }
        />
        <FieldRow>
          <ClassSelect {...form.register('classId')} classes={classes} />
          <ShareCountField {...form.register('shares')} label={shareLabels.shares} />
        </FieldRow>
        {shareClass?.isNumbered === true && (
          <ShareCountField
            {...form.register('firstNumber')}
            label={shareLabels.firstNumber}
            hint="The shares bear this number and those that follow; left empty, the next free one."
            optional
            unit={undefined}
          />
        )}
        <PriceFields form={form} classes={classes} shareClass={shareClass} onSplit={split} />
        <PaidFields form={form} currency={shareClass?.currency ?? ''} />
        <ConsiderationFields form={form} />
        <Checkbox
          {...form.register('isUnderEmployeeScheme')}
          label={shareLabels.isUnderEmployeeScheme}
          hint="Such shares need not be offered to the members first, and a public company may allot them with less than a quarter paid up."
        />
        <FormActions>
          <Button type="submit" kind="filled">
            {line === undefined ? 'Add to the allotment' : 'Change the line'}
          </Button>
          {onCancel && <Button onClick={onCancel}>Cancel</Button>}
        </FormActions>
      </FormSection>
    </Form>
  );
}

function PaidFields({ form, currency }: { form: LineFormState; currency: string }) {
  const paid = useWatch({ control: form.control, name: 'paid' });
  return (
    <>
      <RadioGroup
        {...form.register('paid')}
        label="Paid up"
        options={[
          { value: 'full', label: 'In full' },
          { value: 'part', label: 'In part' },
          { value: 'nothing', label: 'Not at all' },
        ]}
      />
      {paid === 'part' && (
        <AmountField
          {...form.register('paidEach')}
          label={shareLabels.paidEach}
          hint="Premium included"
          currency={currency}
        />
      )}
    </>
  );
}

function ConsiderationFields({ form }: { form: LineFormState }) {
  const consideration = useWatch({ control: form.control, name: 'consideration' });
  return (
    <>
      <RadioGroup
        {...form.register('consideration')}
        label="Consideration"
        options={[
          { value: 'cash', label: 'Cash' },
          { value: 'other', label: 'Something other than cash' },
        ]}
      />
      {consideration === 'other' && (
        <TextArea
          {...form.register('nonCash')}
          label="What it is, and how much of it"
          hint="As the return of allotments will say: for example, the business of a named firm, or a loan of £5,000 converted."
          rows={3}
        />
      )}
    </>
  );
}
