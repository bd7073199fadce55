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

/** What every field has that is registered by its name. */
const registered = ({ name, field: { label }, hint, form }: InputProps) => ({
  ...form.register(name),
  label,
  hint,
});

export function CountInput(props: InputProps<DefinitionOf<'count'>>) {
  const { unit, width, canBeZero } = props.field;
  return (
    <ShareCountField
      {...registered(props)}
      unit={(typeof unit === 'function' ? unit(props.context) : unit) ?? 'shares'}
      canBeZero={canBeZero}
      {...(width && { width })}
    />
  );
}

export function EachInput(props: InputProps<DefinitionOf<'each'>>) {
  return <AmountField {...registered(props)} currency={props.context.shareClass?.currency ?? 'GBP'} />;
}

export function TotalInput(props: InputProps<DefinitionOf<'total'>>) {
  return <AmountField {...registered(props)} currency="GBP" optional isTotal />;
}

export function TextInput(props: InputProps<DefinitionOf<'text'>>) {
  const { mask, width, code, numeric } = props.field;
  return <TextField {...registered(props)} mask={mask} width={width} code={code} numeric={numeric} />;
}

export function ProseInput(props: InputProps<DefinitionOf<'prose'>>) {
  return <TextArea {...registered(props)} rows={props.field.rows} />;
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

export function ChoiceInput(props: InputProps<DefinitionOf<'choice'>>) {
  const { field, context } = props;
  const options = field.options.filter(({ isPrivateOnly }) => !(isPrivateOnly && context.facts.isPublic));
  return <RadioGroup {...registered(props)} options={options} />;
}

export function CheckInput(props: InputProps<DefinitionOf<'check'>>) {
  return <Checkbox {...registered(props)} />;
}

export function ClassListInput({ name, context, form }: InputProps<DefinitionOf<'class-list'>>) {
  return <ClassSelect {...form.register(name)} classes={context.facts.classes} />;
}

export function ClassOrAllInput(props: InputProps<DefinitionOf<'class-or-all'>>) {
  const classes = inIssue(props.context.facts).map(({ shareClassId, className }) => ({
    value: shareClassId,
    label: `Only ${className}`,
  }));
  if (classes.length <= 1) return null;
  return (
    <RadioGroup {...registered(props)} options={[{ value: '', label: props.field.leftOut }, ...classes]} />
  );
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
