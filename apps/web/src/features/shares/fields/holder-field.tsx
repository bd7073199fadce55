import { type Control, Controller, type FieldPathByValue, type FieldValues } from 'react-hook-form';
import { HolderPicker } from '../holders/holder-picker.tsx';

interface HolderFieldProps<Values extends FieldValues> {
  readonly control: Control<Values, unknown, Values>;
  readonly name: FieldPathByValue<Values, string>;
  readonly companyId: string;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Who cannot be chosen: whoever gives the shares up. */
  readonly except?: string | undefined;
}

/** Somebody of the register, or somebody new who is entered on the spot. */
export function HolderField<Values extends FieldValues>(props: HolderFieldProps<Values>) {
  const { control, name, except, ...shown } = props;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field }) => (
        <HolderPicker {...field} {...shown} except={except ? new Set([except]) : undefined} />
      )}
    />
  );
}
