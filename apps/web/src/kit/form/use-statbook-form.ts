import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useForm, type DefaultValues, type FieldValues, type UseFormReturn } from 'react-hook-form';
import type { ZodType } from 'zod';

interface FormOptions<Input extends FieldValues, Output> {
  /** The rules of the form, with their words: from the contract, the same as the server's. */
  readonly schema: ZodType<Output, Input>;
  readonly defaultValues: DefaultValues<NoInfer<Input>>;
}

/**
 * A form under the rules of a schema. Fields are checked when they are left and on submit, never while
 * they are typed in; the focus of a failed submit belongs to the error summary.
 */
export function useStatbookForm<Input extends FieldValues, Output extends FieldValues>(
  options: FormOptions<Input, Output>,
): UseFormReturn<Input, unknown, Output> {
  return useForm<Input, unknown, Output>({
    resolver: standardSchemaResolver(options.schema),
    defaultValues: options.defaultValues,
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
}
