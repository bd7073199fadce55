import type { ComponentType } from 'react';
import { Controller } from 'react-hook-form';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { AmountField, ShareCountField } from '#kit/number-field/number-fields.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { formatNumber } from '#kit/value/format.ts';
import { LotChoice } from '../../lots/lot-choice.tsx';
import { formAsPart } from '#kit/form-part/form-part.ts';
import { NumbersField } from '../../fields/taken-shares.tsx';
import { useHolders } from '../../holders/share-holder.ts';
import { classesFor } from '../kinds/class-fields.ts';
import { inIssue } from '../register-facts.ts';
import { ClassSelect } from '../../fields/class-select.tsx';
import type { InputProps } from './use-field-context.ts';
import { ClassField } from './class-field.tsx';
import { HoldingRows } from './holding-rows.tsx';
import { BuyerRows, TransfereeRows } from './transferee-rows.tsx';
import type { FieldType } from '../kinds/field-definition.ts';
import { PastDayField } from '#company-page/past-day-field.tsx';
import { HolderField } from '../../fields/holder-field.tsx';

/** What every field has that is registered by its name. */
const registered = ({ name, field: { label }, hint, form }: InputProps) => ({
  ...form.register(name),
  label,
  hint,
});

/** What each type of field is entered in. */
export const inputs: { readonly [Type in FieldType]: ComponentType<InputProps<Type>> } = {
  class: ClassField,
  'class-list': ({ name, field, context, form }) => (
    <ClassSelect {...form.register(name)} classes={classesFor(field, context.facts)} />
  ),
  'class-or-all': (props) => {
    const classes = inIssue(props.context.facts).map(({ shareClassId, className }) => ({
      value: shareClassId,
      label: `Only ${className}`,
    }));
    if (classes.length <= 1) return null;
    const all = { value: '', label: props.field.leftOut };
    return <RadioGroup {...registered(props)} options={[all, ...classes]} />;
  },
  count: (props) => {
    const { unit, width, canBeZero } = props.field;
    return (
      <ShareCountField
        {...registered(props)}
        unit={(typeof unit === 'function' ? unit(props.context) : unit) ?? 'shares'}
        canBeZero={canBeZero}
        {...(width && { width })}
      />
    );
  },
  each: (props) => (
    <AmountField {...registered(props)} currency={props.context.shareClass?.currency ?? 'GBP'} />
  ),
  total: (props) => <AmountField {...registered(props)} currency="GBP" optional isTotal />,
  text: (props) => {
    const { mask, width, code, numeric } = props.field;
    return <TextField {...registered(props)} mask={mask} width={width} code={code} numeric={numeric} />;
  },
  prose: (props) => <TextArea {...registered(props)} rows={props.field.rows} />,
  day: ({ name, field, context, form }) => {
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
  },
  choice: ChoiceInput,
  flag: ChoiceInput,
  check: (props) => <Checkbox {...registered(props)} />,
  member: MemberInput,
  holder: HolderInput,
  holdings: HoldingRows,
  buyers: BuyerRows,
  transferees: TransfereeRows,
  allottees: () => null,
  numbers: ({ name, context, form }) =>
    context.shareClass?.isNumbered === true && <NumbersField {...form.register(name)} />,
  lots: LotsInput,
  entry: () => null,
};

function ChoiceInput(props: InputProps<'choice' | 'flag'>) {
  const { field, context } = props;
  const options = field.options.filter(({ isPrivateOnly }) => !(isPrivateOnly && context.facts.isPublic));
  return <RadioGroup {...registered(props)} options={options} />;
}

function HolderInput({ name, field, hint, context, form }: InputProps<'holder' | 'member'>) {
  const except = field.type === 'holder' ? field.except : undefined;
  return (
    <HolderField
      control={form.control}
      name={name}
      companyId={context.facts.companyId}
      label={field.label}
      hint={hint}
      except={except && context.answers[except]}
    />
  );
}

/** Of the history before the books, anybody: what made a member of them may be entered later. */
function MemberInput(props: InputProps<'member'>) {
  const { name, field, hint, context, form } = props;
  const { answers, facts, members, shareClass } = context;
  const { byId } = useHolders(facts.companyId);
  if (facts.isEarlierHistory === true) return <HolderInput {...props} />;
  const ofClass = field.ofClass === true ? shareClass?.shareClassId : undefined;
  const options = members
    .filter(({ holdings }) => !ofClass || holdings.some(({ shareClassId }) => shareClassId === ofClass))
    .map(({ holderId, holderName, holdings }) => ({
      value: holderId,
      label: holderName,
      detail: holdings.map(({ shares, className }) => `${formatNumber(shares)} ${className}`).join(', '),
    }));
  // Whoever was named once stays named, though they hold nothing any more.
  const named = byId.get(answers[name] ?? '');
  const isOffered = named === undefined || options.some(({ value }) => value === named.holderId);
  const all = isOffered ? options : [...options, { value: named.holderId, label: named.name }];
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field: input }) => (
        <Combobox {...input} label={field.label} hint={hint} options={all} placeholder="Name" />
      )}
    />
  );
}

/** Which of the company's own shares. */
function LotsInput({ context: { lots: of, shareClass }, form }: InputProps<'lots'>) {
  return <LotChoice part={formAsPart(form)} of={of} held={shareClass?.sharesInTreasury} />;
}
