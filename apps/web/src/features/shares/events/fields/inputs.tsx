import { Controller, useWatch } from 'react-hook-form';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { LotChoice } from '../../lots/lot-choice.tsx';
import { inIssue } from '../register-facts.ts';
import { ClassSelect } from './class-select.tsx';
import type { DefinitionOf, InputProps } from './field-input.ts';
import { useMembersOn } from './use-field-context.ts';
import { PastDayField } from '../../fields/past-day-field.tsx';
import { HolderField } from '../../fields/holder-field.tsx';

export function CountInput({ name, field, hint, context, form }: InputProps<DefinitionOf<'count'>>) {
  const unit = typeof field.unit === 'function' ? field.unit(context) : field.unit;
  return (
    <ShareCountField
      {...form.register(name)}
      label={field.label}
      hint={hint}
      unit={unit ?? 'shares'}
      canBeZero={field.canBeZero}
      {...(field.width && { width: field.width })}
    />
  );
}

export function EachInput({ name, field, hint, context, form }: InputProps<DefinitionOf<'each'>>) {
  const currency = context.shareClass?.currency ?? 'GBP';
  return <AmountField {...form.register(name)} label={field.label} hint={hint} currency={currency} />;
}

export function TotalInput({ name, field, hint, form }: InputProps<DefinitionOf<'each'>>) {
  return (
    <AmountField {...form.register(name)} label={field.label} hint={hint} currency="GBP" optional isTotal />
  );
}

export function TextInput({ name, field, hint, form }: InputProps<DefinitionOf<'text'>>) {
  const { label, mask, width, code, numeric } = field;
  return (
    <TextField
      {...form.register(name)}
      label={label}
      hint={hint}
      mask={mask}
      width={width}
      code={code}
      numeric={numeric}
    />
  );
}

export function ProseInput({ name, field, hint, form }: InputProps<DefinitionOf<'prose'>>) {
  return <TextArea {...form.register(name)} label={field.label} hint={hint} rows={field.rows} />;
}

export function DayInput({ name, field, context, form }: InputProps<DefinitionOf<'day'>>) {
  const { label, hint, optional } = field.instead?.(context.answers) ?? field;
  return (
    <PastDayField
      control={form.control}
      name={name}
      label={label}
      hint={hint === undefined ? undefined : `${hint} For example, 27 3 2024`}
      optional={optional}
      latest={context.facts.today}
    />
  );
}

export function ChoiceInput({ name, field, hint, context, form }: InputProps<DefinitionOf<'choice'>>) {
  const options = field.options.filter(({ isPrivateOnly }) => !(isPrivateOnly && context.facts.isPublic));
  return <RadioGroup {...form.register(name)} label={field.label} hint={hint} options={options} />;
}

export function CheckInput({ name, field, form }: InputProps<DefinitionOf<'check'>>) {
  return <Checkbox {...form.register(name)} label={field.label} />;
}

export function ClassListInput({ name, context, form }: InputProps<DefinitionOf<'class-list'>>) {
  return <ClassSelect {...form.register(name)} classes={context.facts.classes} />;
}

export function ClassOrAllInput({ name, field, context, form }: InputProps<DefinitionOf<'class-or-all'>>) {
  const classes = inIssue(context.facts).map(({ shareClassId, className }) => ({
    value: shareClassId,
    label: `Only ${className}`,
  }));
  if (classes.length <= 1) return null;
  const options = [{ value: '', label: field.leftOut }, ...classes];
  return <RadioGroup {...form.register(name)} label={field.label} options={options} />;
}

export function MemberInput({ name, field, context, form }: InputProps<DefinitionOf<'holder'>>) {
  const members = useMembersOn(context.facts, context.answers.on ?? '');
  const options = members.map(({ holderId, holderName, holdings }) => ({
    value: holderId,
    label: holderName,
    detail: holdings.map(({ shares, className }) => `${formatNumber(shares)} ${className}`).join(', '),
  }));
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: input }) => <Combobox {...input} label={field.label} options={options} />}
    />
  );
}

export function HolderInput({ name, field, context, form }: InputProps<DefinitionOf<'holder'>>) {
  const { label, except } = field;
  return (
    <HolderField
      control={form.control}
      name={name}
      companyId={context.facts.companyId}
      label={label}
      except={except && context.answers[except]}
    />
  );
}

export function NumbersInput({ name, field, context, form }: InputProps<DefinitionOf<'lots'>>) {
  if (context.shareClass?.isNumbered !== true) return null;
  return <TextField {...form.register(name)} label={field.label} hint="Like 1-50, 61" width="m" code />;
}

const dirty = { shouldDirty: true };

/** Which of the company's own shares. */
export function LotsInput({
  context: { answers, facts, shareClass },
  form,
}: InputProps<DefinitionOf<'lots'>>) {
  const lots = useWatch({ control: form.control, name: 'lots' });
  const { classId = '', on = '', shares = '', numbers = '' } = answers;
  return (
    <LotChoice
      name=""
      of={{ companyId: facts.companyId, classId, on, corrects: facts.corrects }}
      held={shareClass?.sharesInTreasury}
      chosen={{ shares, numbers, lots }}
      onNumbersChange={(next) => form.setValue('numbers', next, dirty)}
      onLotsChange={(next) => form.setValue('lots', next, dirty)}
    />
  );
}
