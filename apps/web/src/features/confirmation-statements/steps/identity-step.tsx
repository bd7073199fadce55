import { useState } from 'react';
import { Controller, type UseFormReturn } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { DateField } from '#kit/date-field/date-field.tsx';
import { Fieldset } from '#kit/fieldset/fieldset.tsx';
import { Select } from '#kit/select/select.tsx';
import { personalCodeMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';
import { Term } from '#kit/term/term.tsx';
import { DateValue, Deadline } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import statementStyles from '../statement.module.css';
import { Blockers } from '../blockers.tsx';
import { StepFrame } from './step-frame.tsx';
import type { Draft, Facts } from '../statement-steps.ts';
import type { IdentityGiven, StepAnswers } from '../use-statement.ts';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import type { StepProps } from './step-props.ts';

const nameReasons = [
  { value: 'preferred-name', label: 'The person prefers another name' },
  { value: 'legally-changed', label: 'The name was legally changed' },
  { value: 'translation-or-convention', label: 'Translation or a different naming convention' },
  { value: 'register-error', label: 'The name on the register is wrong' },
  { value: 'prefer-not-to-say', label: 'The person prefers not to say' },
] as const;

interface DirectorValues {
  readonly personalCode: string;
  readonly keepsCode: boolean;
  readonly dateOfBirth: string;
  readonly nameMismatchReason: string;
}

interface IdentityValues {
  readonly identity: Readonly<Record<string, DirectorValues>>;
}

export function IdentityStep({ statement, field }: StepProps) {
  const { facts, draft } = statement;
  const held = new Map(draft?.identity.map((each) => [each.directorId, each]));
  const form = useStatbookForm<IdentityValues>({
    defaultValues: {
      identity: Object.fromEntries(
        facts.identityDue.map((director) => [
          director.directorId,
          {
            personalCode: '',
            keepsCode: true,
            dateOfBirth: '',
            nameMismatchReason: reasonAtFirst(director, held.get(director.directorId)) ?? '',
          },
        ]),
      ),
    },
  });
  return (
    <StepFrame statement={statement} step="identity" form={form} toAnswers={toIdentityAnswers} field={field}>
      <p className={statementStyles.intro}>
        These directors have still to state that their identity is verified. Each has a{' '}
        <Term explanation="Eleven letters and digits that Companies House gave the person when their identity was verified. It is the same for all their companies and roles.">
          personal code
        </Term>
        ; it is sent with this statement, stored encrypted until then, and never published.
      </p>
      <Blockers statement={statement} step="identity" />
      {facts.identityDue.map((director) => (
        <DirectorFields
          key={director.directorId}
          form={form}
          director={director}
          held={held.get(director.directorId)}
          today={facts.today}
        />
      ))}
    </StepFrame>
  );
}

/** As somebody has answered; until then as it is kept with the code. */
const reasonAtFirst = (
  { nameReason }: Facts['identityDue'][number],
  held: Draft['identity'][number] | undefined,
) => (held === undefined ? nameReason : held.nameMismatchReason);

interface DirectorFieldsProps {
  readonly form: UseFormReturn<IdentityValues, unknown, IdentityValues>;
  readonly director: Facts['identityDue'][number];
  readonly held: Draft['identity'][number] | undefined;
  readonly today: string;
}

function DirectorFields({ form, director, held, today }: DirectorFieldsProps) {
  const name = `identity.${director.directorId}` as const;
  return (
    <Fieldset title={director.name}>
      {director.statementDueOn !== null && (
        <p className={statementStyles.intro}>
          Statement due <Deadline date={director.statementDueOn} today={today} />
        </p>
      )}
      <CodeFields form={form} director={director} held={held} />
      {!director.hasDateOfBirth && (
        <Controller
          name={`${name}.dateOfBirth`}
          control={form.control}
          render={({ field }) => (
            <DateField
              {...field}
              label={`Date of birth of ${director.name}`}
              hint={birthHint(director.bornIn, held?.dateOfBirthGiven ?? false)}
              today={today}
              latest={today}
              isBirth
            />
          )}
        />
      )}
      <Select
        {...form.register(`${name}.nameMismatchReason`)}
        label="Why the verified name differs from the one on the register"
        optional
        width="l"
        placeholder="It does not differ"
        options={nameReasons}
      />
    </Fieldset>
  );
}

/** The code that is held for the director; a field for another, or for the first. */
function CodeFields({ form, director, held }: Omit<DirectorFieldsProps, 'today'>) {
  const masked = held?.personalCodeMasked ?? undefined;
  const { codeHeldSince } = director;
  const [isAnother, setAnother] = useState(masked !== undefined);
  const name = `identity.${director.directorId}` as const;
  if (codeHeldSince !== null && !isAnother)
    return (
      <p className={statementStyles.intro}>
        Code held for this person since <DateValue date={codeHeldSince} />. It is sent with the statement.{' '}
        <Button
          kind="text"
          compact
          aria-label={`Use another code for ${director.name}`}
          onClick={() => setAnother(true)}
        >
          Use another code
        </Button>
      </p>
    );
  return (
    <>
      {masked !== undefined && (
        <p className={statementStyles.intro}>
          A code is kept: <Value>{masked}</Value>. Leave the field empty to keep it.
        </p>
      )}
      <TextField
        {...form.register(`${name}.personalCode`)}
        label={`Personal code of ${director.name}`}
        hint="11 letters and digits, like ABC-1234-5678"
        type="password"
        mask={personalCodeMask}
        width="m"
        code
      />
      <Checkbox
        {...form.register(`${name}.keepsCode`)}
        label={`Keep the code for later filings of ${director.name}`}
      />
    </>
  );
}

function birthHint(bornIn: string | null, isGiven: boolean): string {
  if (isGiven) return 'A date is kept. Leave the field empty to keep it.';
  return bornIn === null ? 'Like 5 3 1980' : `The register has ${bornIn}.`;
}

/** What is left empty stays as it is kept. */
function toIdentityAnswers({ identity }: IdentityValues): StepAnswers {
  const given = Object.entries(identity).map(([directorId, values]): IdentityGiven => {
    const reason = nameReasons.find(({ value }) => value === values.nameMismatchReason)?.value;
    return {
      directorId,
      ...(values.personalCode !== '' && {
        personalCode: values.personalCode,
        keepsCode: values.keepsCode,
      }),
      ...(values.dateOfBirth !== '' && { dateOfBirth: values.dateOfBirth }),
      nameMismatchReason: reason,
    };
  });
  return { answers: {}, identity: given };
}
