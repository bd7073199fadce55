import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';

/**
 * The form of a step. It has no rules of its own: every draft is saved, and the server says what is wrong with it, by
 * the names of the fields.
 */
export function useStepForm<Values extends FieldValues>(defaultValues: DefaultValues<Values>) {
  return useForm<Values, unknown, Values>({
    defaultValues,
    // Also clears what the server said of a field as soon as it is changed.
    resolver: (values) => ({ values, errors: {} }),
    shouldFocusError: false,
  });
}
