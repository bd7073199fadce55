import { Controller, type ControllerRenderProps } from 'react-hook-form';
import { useToday } from '#api/configuration.ts';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { CheckboxGroup } from '#kit/choice/checkbox-group.tsx';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { Select } from '#kit/select/select.tsx';
import { TextArea } from '#kit/text-area/text-area.tsx';
import { type FieldWidth, TextField } from '#kit/text-field/text-field.tsx';
import { maskOfAnswer } from './answer-mask.ts';
import { type AnswerValues, type FormField, ticksIn, toName } from './answers.ts';

interface AnswerFieldProps {
  readonly form: StatbookForm<AnswerValues>;
  readonly field: FormField;
  /** As much of a secret that is held as may be shown. */
  readonly masked: string | undefined;
  /** The answer has changed, and other fields are asked for according to it. */
  readonly onDecided: () => void;
}

/** A question of the server, with the control of its kind. */
export function AnswerField(props: AnswerFieldProps) {
  const { form, field, onDecided } = props;
  const { kind, decidesFields } = field;
  const decide = () => {
    if (decidesFields) onDecided();
  };
  if (isTyped(field)) return <TypedField {...props} onLeave={decide} />;
  return (
    <Controller
      name={toName(field.path)}
      control={form.control}
      defaultValue=""
      render={({ field: control }) => (
        <ChosenField
          {...props}
          control={deciding(control, kind === 'date' ? 'onBlur' : 'onChange', decide)}
        />
      )}
    />
  );
}

type Control = ControllerRenderProps<AnswerValues, string>;

/** A control that says when its answer is given. */
function deciding(control: Control, when: 'onBlur' | 'onChange', decide: () => void): Control {
  if (when === 'onBlur') {
    return {
      ...control,
      onBlur: () => {
        control.onBlur();
        decide();
      },
    };
  }
  return {
    ...control,
    onChange: (value) => {
      control.onChange(value);
      decide();
    },
  };
}

const isTyped = ({ kind }: FormField) =>
  ['text', 'long-text', 'email', 'number', 'amount', 'digits', 'company-number'].includes(kind);

/** What every control of the kit is given. */
function shownAs({ field, masked }: Pick<AnswerFieldProps, 'field' | 'masked'>) {
  const { label, hint, isOptional } = field;
  const held = masked === undefined ? undefined : keptHint(masked);
  const hints = [hint, held].filter((each) => each !== null && each !== undefined).join(' ');
  return { label, optional: isOptional, ...(hints !== '' && { hint: hints }) };
}

/** What is given and not shown is told from what is missing, though the control is empty. */
const keptHint = (masked: string) =>
  `${masked.includes('•') ? `Kept: ${masked}` : 'Kept'}, stored encrypted. Leave this empty to keep it, or enter another.`;

function TypedField(props: AnswerFieldProps & { readonly onLeave: () => void }) {
  const { form, field, onLeave } = props;
  const { kind, path, maxLength } = field;
  const shown = {
    ...form.register(toName(path), { onBlur: onLeave }),
    ...shownAs(props),
    autoComplete: field.autocomplete ?? 'off',
    ...(maxLength !== null && { maxLength }),
  };
  if (kind === 'long-text') return <TextArea {...shown} />;
  if (kind === 'email') return <TextField {...shown} type="email" code />;
  const mask = maskOfAnswer(field);
  if (kind === 'number') return <TextField {...shown} mask={mask} width="m" inputMode="numeric" numeric />;
  if (kind === 'digits') return <TextField {...shown} mask={mask} width="s" inputMode="numeric" />;
  if (kind === 'amount') return <TextField {...shown} mask={mask} width="m" numeric />;
  return <TextField {...shown} mask={mask} width={widthOf(field)} />;
}

/** As long as what may stand in it: a code and a name do not look alike. */
function widthOf({ kind, maxLength }: FormField): FieldWidth {
  if (kind === 'company-number') return 's';
  if (maxLength === null || maxLength > 30) return 'l';
  return maxLength > 15 ? 'm' : 's';
}

/** From how many options on a list is searched. */
const searchedFrom = 9;

function ChosenField(props: AnswerFieldProps & { readonly control: Control }) {
  const { field, control } = props;
  const today = useToday();
  const { kind } = field;
  const shown = shownAs(props);
  const options = field.options.map(({ value, label, hint }) => ({ value, label, hint: hint ?? undefined }));
  const { onChange, ...rest } = control;
  if (kind === 'date') {
    return <DateField {...control} {...shown} today={today} isBirth={field.path.endsWith('dateOfBirth')} />;
  }
  if (kind === 'tick') {
    const { value, ...box } = rest;
    return (
      <Checkbox
        {...box}
        {...withoutOptional(shown)}
        checked={value === 'yes'}
        onChange={(event) => onChange(event.currentTarget.checked ? 'yes' : '')}
      />
    );
  }
  if (kind === 'ticks') {
    const { value, ...group } = rest;
    const change = (ticked: readonly string[]) => onChange(ticked.join(','));
    return (
      <CheckboxGroup {...group} {...shown} options={options} values={ticksIn(value)} onChange={change} />
    );
  }
  if (kind === 'choice') return <RadioGroup {...control} {...shown} options={options} />;
  if (options.length < searchedFrom)
    return <Select {...control} {...shown} options={options} placeholder="Choose one" width="l" />;
  return (
    <Combobox
      {...control}
      {...shown}
      options={options.map(({ value, label, hint }) => ({ value, label, detail: hint }))}
    />
  );
}

const withoutOptional = ({ optional: _optional, ...shown }: ReturnType<typeof shownAs>) => shown;
