import { formatMonthOfYear } from '@statbook/domain/dates';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { personalCodeMask } from '#kit/mask/text-masks.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { CodeHolder } from '../people-types.ts';
import type { CodesForm } from './codes-form.ts';
import { NameDifference } from './name-difference.tsx';
import type { PastedLine } from './read-lines.ts';

interface CodeLineProps {
  readonly form: CodesForm;
  readonly person: CodeHolder;
  /** The line that was pasted for them. */
  readonly pasted: PastedLine | undefined;
}

/** The field for the code of a person, with who they are, and what differs from the register. */
export function CodeLine({ form, person, pasted }: CodeLineProps) {
  const { personId, name, born, companies, codeHeldSince } = person;
  const about = [
    ...(born === null ? [] : [`Born in ${formatMonthOfYear(born.month, born.year)}`]),
    companies.map(({ companyName, companyNumber }) => `${companyName} (${companyNumber})`).join(', '),
  ];
  return (
    <li>
      <TextField
        {...form.register(`codes.${personId}`)}
        label={name}
        hint={about.join('. ')}
        type="password"
        mask={personalCodeMask}
        width="m"
        code
        optional
      />
      {codeHeldSince !== null && (
        <Muted small as="div">
          It takes the place of the code that is held since <InstantValue instant={codeHeldSince} />.
        </Muted>
      )}
      {pasted?.verifiedName !== undefined && (
        <>
          <Muted small as="div">
            Pasted beside <bdi>{pasted.who}</bdi>. The register has the name <bdi>{name}</bdi>.
          </Muted>
          <NameDifference form={form} person={person} verifiedName={pasted.verifiedName} />
        </>
      )}
      {pasted?.registeredBirth !== undefined && (
        <Checkbox
          {...form.register(`confirmed.${personId}`)}
          label={`It is ${name} all the same: the date of birth was written wrongly`}
          hint={`The register has ${pasted.registeredBirth} as the month of birth. If that is wrong, no notice of change corrects it: the form that gave it is filed a second time (RP04), before any statement of the identity.`}
        />
      )}
    </li>
  );
}
