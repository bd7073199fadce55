import type { UseFormRegisterReturn } from 'react-hook-form';
import { registrationNumberMask } from '#kit/mask/text-masks.ts';
import { TextField } from '#kit/text-field/text-field.tsx';

interface CompanyNumberFieldProps extends UseFormRegisterReturn {
  /** Before the label, where several are named: "Joint holder: ". */
  readonly who?: string | undefined;
}

/** The registered number of a company that holds shares: by it the books of that company are found. */
export function CompanyNumberField({ who = '', ...field }: CompanyNumberFieldProps) {
  return (
    <TextField
      {...field}
      label={`${who}Company number`}
      hint="At Companies House, like 01234567; leave empty for a company of another country’s register"
      mask={registrationNumberMask}
      optional
      width="s"
      code
    />
  );
}
