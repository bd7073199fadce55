import type { UseFormRegisterReturn } from 'react-hook-form';
import { FieldRow } from '#kit/form/form-section.tsx';
import { freeNameMask, personNameMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';

interface HolderNameFieldsProps {
  /** "Joint holder: ", where holders are not parted otherwise. */
  readonly who?: string;
  /** Whether the holder is a company or firm, or has a name that cannot be parted. */
  readonly isWhole: boolean;
  readonly register: (field: 'forename' | 'surname' | 'name') => UseFormRegisterReturn;
}

/** The name of a holder of shares: parted of a person, whole of a company or firm. */
export function HolderNameFields({ who = '', isWhole, register }: HolderNameFieldsProps) {
  if (isWhole)
    return (
      <TextField {...register('name')} label={`${who}Name of the company or firm`} mask={freeNameMask} />
    );
  return (
    <FieldRow>
      <TextField
        {...register('forename')}
        label={`${who}Forenames`}
        optional
        width="full"
        mask={personNameMask}
      />
      <TextField {...register('surname')} label={`${who}Surname`} width="full" mask={personNameMask} />
    </FieldRow>
  );
}
