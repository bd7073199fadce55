import { Controller, useWatch } from 'react-hook-form';
import { NamesakeChoice } from '../holders/which-person.tsx';
import { namesakesOf } from '../holders/same-name.ts';
import { useHolders } from '../holders/share-holder.ts';
import type { OpeningForm } from './opening-values.ts';

interface SamePersonProps {
  readonly form: OpeningForm;
  readonly holding: `holdings.${number}`;
  readonly place: number;
  readonly companyId: string;
}

/** Asks who is meant by a name that the company keeps already, though its books begin only now. */
export function SamePerson({ form, holding, place, companyId }: SamePersonProps) {
  const name = `${holding}.members.${place}` as const;
  const { holders } = useHolders(companyId);
  const member = useWatch({ control: form.control, name });
  const address = useWatch({ control: form.control, name: `${holding}.address` });
  // Joint holders have the address of the first of them.
  const own = place === 0 ? address : undefined;
  const namesakes = namesakesOf(member, own, holders);
  if (namesakes === undefined) return null;
  return (
    <Controller
      name={`${name}.who`}
      control={form.control}
      render={({ field }) => (
        <NamesakeChoice
          {...field}
          value={field.value === '' ? namesakes.meant : field.value}
          namesakes={namesakes}
        />
      )}
    />
  );
}
