import { type ComponentProps, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import type { HolderForm } from './holder-values.ts';
import { type Namesakes, namesakesOf } from './same-name.ts';
import { anotherPerson, type ShareHolder } from './share-holder.ts';

interface WhichPersonProps {
  readonly form: HolderForm;
  readonly index: number;
  readonly holders: readonly ShareHolder[];
}

/** Asks who is meant by a name that stands in the register already: whoever it is, all their shares count together. */
export function WhichPerson({ form, index, holders }: WhichPersonProps) {
  const { control, register, setValue, getFieldState } = form;
  const member = useWatch({ control, name: `members.${index}` });
  const address = useWatch({ control, name: 'address' });
  // Joint holders have the address of the first of them.
  // Whose particulars are changed is known: a new name makes nobody else of them.
  const namesakes =
    member.wasPersonId === '' ? namesakesOf(member, index === 0 ? address : undefined, holders) : undefined;
  const name = `members.${index}.who` as const;
  const meant = namesakes?.meant ?? '';
  const isChosen = getFieldState(name).isDirty;
  useEffect(() => {
    if (!isChosen) setValue(name, meant);
  }, [isChosen, meant, name, setValue]);
  if (namesakes === undefined) return null;
  return <NamesakeChoice {...register(name)} namesakes={namesakes} />;
}

interface NamesakeChoiceProps extends Omit<ComponentProps<typeof RadioGroup>, 'label' | 'options'> {
  readonly namesakes: Namesakes;
}

/** One of the persons of the register who bear a name, or somebody else. */
export function NamesakeChoice({ namesakes, ...field }: NamesakeChoiceProps) {
  return (
    <RadioGroup
      {...field}
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
