import { useDeferredValue, useState } from 'react';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { Combobox } from '#kit/combobox/combobox.tsx';
import { toBirthMonth } from './birth-month.ts';

/** Somebody of the books, to be chosen. */
export type FoundPerson = CallReply<'findPeople'>['entity'][number];

interface PersonPickerProps {
  readonly name: string;
  readonly label: string;
  /** People and bodies where it is left out. */
  readonly kind: FoundPerson['kind'] | undefined;
  /** A name that is known already: who bears it is offered, and never chosen. */
  readonly suggested?: string;
  /** Given how many bear the name that is suggested. */
  readonly hint: (suggested: number) => string;
  readonly chosen: FoundPerson | undefined;
  readonly onChoose: (person: FoundPerson | undefined) => void;
}

/** Chooses a person or body of the books by name, each told from others of it. */
export function PersonPicker(props: PersonPickerProps) {
  const { name, label, kind, suggested = '', hint, chosen, onChoose } = props;
  const [typed, setTyped] = useState('');
  const { found, searching } = useFound(typed === '' ? suggested : typed, kind);
  const others = found.filter(({ personId }) => personId !== chosen?.personId);
  const people = chosen === undefined ? others : [chosen, ...others];
  return (
    <Combobox
      name={name}
      label={label}
      optional
      hint={hint(typed === '' ? found.length : 0)}
      placeholder="Type a name"
      options={people.map(toOption)}
      value={chosen?.personId ?? ''}
      onChange={(personId) => onChoose(people.find((person) => person.personId === personId))}
      onType={setTyped}
      searching={searching}
    />
  );
}

/** The people of a name, those of a moment ago until the server has answered. */
function useFound(text: string, kind: FoundPerson['kind'] | undefined) {
  const wanted = useDeferredValue(text.replaceAll(',', ' ').trim());
  const { data, isFetching } = useCall(
    'findPeople',
    { query: { text: wanted, kind } },
    { enabled: wanted !== '', placeholderData: (before) => before },
  );
  return { found: wanted === '' ? [] : (data?.entity ?? []), searching: isFetching };
}

/** What tells somebody from others of the name. */
function toOption({ personId, name, born, places, roleCount, protection }: FoundPerson) {
  const more = roleCount - places.length;
  const parts = [
    born && `Born ${toBirthMonth(born)}`,
    ...places,
    more > 0 && `${more} more`,
    protection === 'super-secure' && 'On paper only',
  ];
  return { value: personId, label: name, detail: parts.filter(Boolean).join(' · ') };
}
