import { formNumberFor, kindOfNewcomer } from '@statbook/domain/filing';
import { useDeferredValue, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { paths } from '#app/paths.ts';
import { useMay } from '#app/session-port.ts';
import { toBirthMonth } from '#company-page/birth-month.ts';
import { Banner } from '#kit/banner/banner.tsx';
import { Button } from '#kit/button/button.tsx';
import { Card } from '#kit/card/card.tsx';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { FormActions } from '#kit/form/form-section.tsx';
import { AppLink } from '#kit/link/app-link.tsx';
import { answerAt, type FormState } from '../form-state.ts';

type Found = CallReply<'findPeople'>['entity'][number];

interface NewcomerCardProps {
  readonly form: FormState;
  readonly busy: boolean;
  /** Fills the form in with what is known of somebody. */
  readonly onFill: (person: Found) => void;
}

/** Somebody of the books, whom the form introduces to its company. Nothing on a form that introduces nobody. */
export default function NewcomerCard(props: NewcomerCardProps) {
  const kind = kindOfNewcomer(props.form.form);
  const mayFind = useMay('findPeople');
  const mayFill = useMay('fillForm');
  if (kind === undefined || !mayFind || !mayFill) return null;
  return <Newcomer {...props} kind={kind} />;
}

function Newcomer({ form, kind, busy, onFill }: NewcomerCardProps & { readonly kind: Found['kind'] }) {
  const [chosen, setChosen] = useState<Found>();
  const [typed, setTyped] = useState('');
  const named = nameIn(form);
  const { found, searching } = useFound(typed === '' ? named : typed, kind);
  const others = found.filter(({ personId }) => personId !== chosen?.personId);
  const people = chosen === undefined ? others : [chosen, ...others];
  const choose = (personId: string) => setChosen(people.find((person) => person.personId === personId));
  return (
    <Card title="Somebody already in your books">
      <Combobox
        name="newcomer"
        label={kind === 'human' ? 'Person' : 'Company or firm'}
        optional
        hint={hintOf(form, { named, count: typed === '' ? found.length : 0 })}
        placeholder="Type a name"
        options={people.map(toOption)}
        value={chosen?.personId ?? ''}
        onChange={choose}
        onType={setTyped}
        searching={searching}
      />
      {chosen?.protection === 'super-secure' && (
        <Banner tone="warn" title="Goes on paper">
          Every particular of this person is protected: a form about them goes to Companies House on paper
          only.
        </Banner>
      )}
      {chosen !== undefined && chosen.protection !== 'super-secure' && (
        <FormActions>
          <Button kind="filled" busy={busy} onClick={() => onFill(chosen)}>
            Fill in
          </Button>
          <AppLink href={paths.person(chosen.personId)}>All roles of {chosen.name}</AppLink>
        </FormActions>
      )}
    </Card>
  );
}

/** The people of a name, those of a moment ago until the server has answered. */
function useFound(text: string, kind: Found['kind']) {
  const wanted = useDeferredValue(text.replaceAll(',', ' ').trim());
  const { data, isFetching } = useCall(
    'findPeople',
    { query: { text: wanted, kind } },
    { enabled: wanted !== '', placeholderData: (before) => before },
  );
  return { found: wanted === '' ? [] : (data?.entity ?? []), searching: isFetching };
}

/** The name that the form has already: whoever bears it is suggested, and never more than that. */
function nameIn({ answers }: FormState): string {
  const at = (path: string) => answerAt(answers, `officer.${path}`) || answerAt(answers, `psc.${path}`);
  return at('corporateName') || [at('name.forename'), at('name.surname')].filter(Boolean).join(' ');
}

function hintOf({ form, companyNumber }: FormState, { named, count }: { named: string; count: number }) {
  const number = formNumberFor(form, companyNumber);
  if (named !== '' && count > 0)
    return count === 1
      ? `One in your books is called ${named}. Choose them to fill this ${number} in.`
      : `${count} in your books are called ${named}. Choose one to fill this ${number} in.`;
  return `What is known of them fills this ${number} in. What is not public stays encrypted, and you can change all of it.`;
}

/** What tells somebody from others of the name. */
function toOption({ personId, name, born, places, roleCount, protection }: Found) {
  const more = roleCount - places.length;
  const parts = [
    born && `Born ${toBirthMonth(born)}`,
    ...places,
    more > 0 && `${more} more`,
    protection === 'super-secure' && 'On paper only',
  ];
  return { value: personId, label: name, detail: parts.filter(Boolean).join(' · ') };
}
