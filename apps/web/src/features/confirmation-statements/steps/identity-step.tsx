import { Controller, type UseFormReturn } from 'react-hook-form';
import { DateField } from '#kit/form/date-field.tsx';
import { Entry } from '#kit/form/entry.tsx';
import { Select } from '#kit/form/select.tsx';
import { TextField } from '#kit/form/text-field.tsx';
import { Term } from '#kit/popup/term.tsx';
import { Deadline } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import statementStyles from '../statement.module.css';
import { Blockers } from '../blockers.tsx';
import { StepFrame } from '../step-frame.tsx';
import type { Draft, Facts } from '../statement-steps.ts';
import type { IdentityGiven, StepAnswers } from '../use-statement.ts';
import { useStepForm } from '../use-step-form.ts';
import type { StepProps } from './step-props.ts';

const nameReasons = [
  { value: 'preferred-name', label: 'The person prefers another name' },
  { value: 'legally-changed', label: 'The name was legally changed' },
  { value: 'translation-or-convention', label: 'Translation or a different naming convention' },
  { value: 'register-error', label: 'The name on the register is wrong' },
  { value: 'prefer-not-to-say', label: 'The person prefers not to say' },
] as const;

interface DirectorValues {
  readonly PersonalCode: string;
  readonly DateOfBirth: string;
  readonly NameMismatchReason: string;
}

interface IdentityValues {
  readonly Identity: Readonly<Record<string, DirectorValues>>;
}

export function IdentityStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const held = new Map(draft?.Identity.map((each) => [each.DirectorId, each]));
  const form = useStepForm<IdentityValues>({
    Identity: Object.fromEntries(
      facts.IdentityDue.map(({ DirectorId }) => [
        DirectorId,
        {
          PersonalCode: '',
          DateOfBirth: '',
          NameMismatchReason: held.get(DirectorId)?.NameMismatchReason ?? '',
        },
      ]),
    ),
  });
  return (
    <StepFrame statement={statement} step="identity" form={form} toAnswers={toIdentityAnswers} field={field}>
      <p className={statementStyles.intro}>
        These directors have still to state that their identity is verified. Each has a{' '}
        <Term explanation="Eleven letters and digits that Companies House gave the person when their identity was verified. It is the same for all their companies and roles.">
          personal code
        </Term>
        ; it is sent with this statement, kept sealed until then, and never published.
      </p>
      <Blockers statement={statement} step="identity" />
      {facts.IdentityDue.map((director) => (
        <DirectorFields
          key={director.DirectorId}
          form={form}
          director={director}
          held={held.get(director.DirectorId)}
          today={facts.Today}
        />
      ))}
    </StepFrame>
  );
}

interface DirectorFieldsProps {
  readonly form: UseFormReturn<IdentityValues, unknown, IdentityValues>;
  readonly director: Facts['IdentityDue'][number];
  readonly held: Draft['Identity'][number] | undefined;
  readonly today: string;
}

function DirectorFields({ form, director, held, today }: DirectorFieldsProps) {
  const name = `Identity.${director.DirectorId}` as const;
  return (
    <Entry title={director.Name}>
      {director.StatementDueOn !== null && (
        <p className={statementStyles.intro}>
          Statement due <Deadline date={director.StatementDueOn} today={today} />
        </p>
      )}
      {held?.PersonalCodeMasked != null && (
        <p className={statementStyles.intro}>
          A code is kept: <Value>{held.PersonalCodeMasked}</Value>. Leave the field empty to keep it.
        </p>
      )}
      <TextField
        {...form.register(`${name}.PersonalCode`)}
        label={`Personal code of ${director.Name}`}
        hint="11 letters and digits, like ABC-1234-5678"
        type="password"
        width="m"
        code
      />
      {!director.HasDateOfBirth && (
        <Controller
          name={`${name}.DateOfBirth`}
          control={form.control}
          render={({ field }) => (
            <DateField
              {...field}
              label={`Date of birth of ${director.Name}`}
              hint={birthHint(director.BornIn, held?.DateOfBirthGiven ?? false)}
              today={today}
              latest={today}
            />
          )}
        />
      )}
      <Select
        {...form.register(`${name}.NameMismatchReason`)}
        label="Why the verified name differs from the one on the register"
        optional
        width="l"
        placeholder="It does not differ"
        options={nameReasons}
      />
    </Entry>
  );
}

function birthHint(bornIn: string | null, isGiven: boolean): string {
  if (isGiven) return 'A date is kept. Leave the field empty to keep it.';
  return bornIn === null ? 'Like 5 3 1980' : `The register has ${bornIn}.`;
}

/** What is left empty stays as it is kept. */
function toIdentityAnswers({ Identity }: IdentityValues): StepAnswers {
  const given = Object.entries(Identity).map(([DirectorId, values]): IdentityGiven => {
    const reason = nameReasons.find(({ value }) => value === values.NameMismatchReason)?.value;
    return {
      DirectorId,
      ...(values.PersonalCode !== '' && { PersonalCode: values.PersonalCode }),
      ...(values.DateOfBirth !== '' && { DateOfBirth: values.DateOfBirth }),
      NameMismatchReason: reason,
    };
  });
  return { Answers: {}, Identity: given };
}
