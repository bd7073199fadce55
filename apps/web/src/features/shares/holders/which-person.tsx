import { useEffect, useEffectEvent } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import { type FormPart, usePart } from '#kit/form-part/form-part.ts';
import type { HolderGiven, MemberValues } from './holder-values.ts';
import { namesakesOf } from './same-name.ts';
import { anotherPerson, type ShareHolder } from './share-holder.ts';

interface WhichPersonProps {
  readonly part: FormPart<HolderGiven>;
  readonly index: number;
  readonly holders: readonly ShareHolder[];
}

/** Asks who is meant by a name that stands in the register already: whoever it is, all their shares count together. */
export function WhichPerson({ part: holder, index, holders }: WhichPersonProps) {
  const part = holder.row('members', index);
  const member: MemberValues = useWatch({ control: part.control, name: part.path });
  const { address } = usePart(holder, 'address');
  // Joint holders have the address of the first of them.
  // Whose particulars are changed is known: a new name makes nobody else of them.
  const namesakes =
    member.wasPersonId === '' ? namesakesOf(member, index === 0 ? address : undefined, holders) : undefined;
  const meant = namesakes?.meant ?? '';
  const suggest = useEffectEvent((who: string) => part.suggest('who', who));
  useEffect(() => suggest(meant), [meant]);
  if (namesakes === undefined) return null;
  return (
    <RadioGroup
      {...part.register('who')}
      label="Somebody of this name is already on the register of members"
      options={[
        ...namesakes.persons.map(({ personId, address: known }) => ({
          value: personId,
          label: 'It is the same person',
          hint: known === '' ? 'No address is kept' : known,
        })),
        { value: anotherPerson, label: 'It is another person of this name' },
      ]}
    />
  );
}
