import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { ZodType } from 'zod';
import { emptied } from './form-errors.ts';

/** A form as its fields and its sections are given it. */
export type StatbookForm<Input extends FieldValues, Output = Input> = UseFormReturn<Input, unknown, Output>;

/** What is wrong with a field. One that was emptied for its content says so although it is empty. */
export type FieldProblem = string | { readonly message: string; readonly wasEmptied: true };

interface SchemaForm<Input extends FieldValues, Output> {
  readonly defaultValues: DefaultValues<NoInfer<Input>>;
  /** The rules of the form, with their messages; where the contract has them, the same as the server's. */
  readonly schema: ZodType<Output, Input>;
}

interface CheckedForm<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  /** What is wrong, by field name, where no schema says it. Without either the server alone judges the form. */
  readonly check?: ((values: Values) => Readonly<Record<string, FieldProblem>>) | undefined;
}

/**
 * The one form of the product: under the rules of a schema, of a check, or of the server alone. Fields are checked when
 * they are left and on submit, never while they are typed in; the focus of a failed submit belongs to the error summary.
 */
export function useStatbookForm<Input extends FieldValues, Output extends FieldValues>(
  options: SchemaForm<Input, Output>,
): StatbookForm<Input, Output>;
export function useStatbookForm<Values extends FieldValues>(
  options: CheckedForm<Values>,
): StatbookForm<Values>;
export function useStatbookForm<Values extends FieldValues>({
  defaultValues,
  ...rules
}: SchemaForm<Values, FieldValues> | CheckedForm<Values>) {
  return useForm<Values, unknown, FieldValues>({
    defaultValues,
    resolver: 'schema' in rules ? standardSchemaResolver(rules.schema) : checkResolver(rules.check),
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
}

function checkResolver<Values extends FieldValues>(
  check: CheckedForm<Values>['check'] = () => ({}),
): Resolver<Values, unknown, Values> {
  return (values) => {
    const problems = Object.entries(check(values));
    if (problems.length === 0) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const [name, problem] of problems) set(errors, name, toFieldError(problem));
    return { values: {}, errors };
  };
}

function toFieldError(problem: FieldProblem) {
  return typeof problem === 'string'
    ? { type: 'check', message: problem }
    : { type: emptied, message: problem.message };
}
