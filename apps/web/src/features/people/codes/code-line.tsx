import { formatMonthOfYear } from '@statbook/domain/dates';
import { paths } from '#app/paths.ts';
import { Checkbox } from '#kit/choice/checkbox.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { personalCodeMask } from '#kit/mask/text-masks.ts';
import { Muted } from '#kit/muted/muted.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import type { CodeHolder } from '../people-types.ts';
import type { CodesForm } from './codes-form.ts';
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
      {pasted?.difference !== undefined && (
        <>
          <Muted small as="div">
            Pasted beside <bdi>{pasted.who}</bdi>. {pasted.difference}{' '}
            <AppLink href={paths.person(personId)}>Correct the register first</AppLink>
          </Muted>
          <Checkbox
            {...form.register(`confirmed.${personId}`)}
            label={`It is ${name} all the same`}
            hint="The name under which the identity was verified is noted beside the code."
          />
        </>
      )}
    </li>
  );
}
