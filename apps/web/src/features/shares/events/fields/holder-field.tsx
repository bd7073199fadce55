import { Controller } from 'react-hook-form';
import { HolderPicker } from '../../holders/holder-picker.tsx';
import type { FieldsProps } from './fields-props.ts';

interface HolderFieldProps extends FieldsProps {
  readonly name: 'ToId' | `Buyers.${number}.TransfereeId`;
  readonly label: string;
  /** Who cannot be chosen: whoever gives the shares up. */
  readonly except?: string | undefined;
}

/** Somebody who takes shares: of the register, or new to it. */
export function HolderField({ form, facts, name, label, except }: HolderFieldProps) {
  const others = except === undefined || except === '' ? undefined : new Set([except]);
  return (
    <Controller
      name={name}
      control={form.control}
      render={({ field }) => (
        <HolderPicker {...field} companyId={facts.companyId} label={label} except={others} />
      )}
    />
  );
}
