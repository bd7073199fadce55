import { useWatch } from 'react-hook-form';
import { RadioGroup } from '#kit/choice/radio-group.tsx';
import type { StatbookForm } from '#kit/form/use-statbook-form.ts';
import { Select } from '#kit/select/select.tsx';
import { TextField } from '#kit/text-field/text-field.tsx';
import type { Facts } from '../statement-steps.ts';
import { capacities, type StatementsValues } from './statements-values.ts';

interface SignerFieldsProps {
  readonly form: StatbookForm<StatementsValues>;
  readonly signers: Facts['signers'];
}

/** Who signs: an officer of the register, or somebody who is authorised and named. A draft keeps what it says already. */
export function SignerFields({ form, signers }: SignerFieldsProps) {
  const capacity = useWatch({ control: form.control, name: 'signer.capacity' });
  const chosen = form.register('signer.capacity', { onChange: () => form.setValue('signer.name', '') });
  const officers = signers.filter((signer) => signer.capacity === capacity);
  const offered = capacities.filter(
    ({ value }) =>
      value === 'authorised-person' ||
      value === capacity ||
      signers.some((signer) => signer.capacity === value),
  );
  return (
    <>
      <RadioGroup {...chosen} label="The person signs as" options={offered} />
      {officers.length > 0 ? (
        <Select
          {...form.register('signer.name')}
          label="The officer who signs"
          options={officers.map(({ name }) => ({ value: name, label: name }))}
          placeholder="Choose who signs"
        />
      ) : (
        <TextField
          {...form.register('signer.name')}
          label="Full name of the person who signs"
          hint="Letters, spaces, apostrophes, hyphens and full stops."
          autoComplete="name"
        />
      )}
    </>
  );
}
