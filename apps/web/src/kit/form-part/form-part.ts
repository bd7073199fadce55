import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';

/** Fields of a form under one path. What several forms ask alike takes its part of any of them. */
export interface FormPart<Part extends FieldValues> {
  /** Of the whole form. */
  readonly control: Control;
  /** In the form; empty for the whole of it. */
  readonly path: string;
  /** The name that a field of the part has in the form. */
  at(field: keyof Part & string): string;
  register(field: keyof Part & string): UseFormRegisterReturn;
  values(): Part;
  /** Fills a field in, as somebody would who types. */
  fill<Field extends keyof Part & string>(field: Field, value: Part[Field]): void;
  /** Fills a field in until somebody says otherwise. */
  suggest<Field extends keyof Part & string>(field: Field, value: Part[Field]): void;
  focus(field: keyof Part & string): void;
  /** A field that has fields itself. */
  inner<Field extends keyof Part & string>(field: Field): FormPart<Part[Field]>;
  /** One of a list. */
  row<Field extends keyof Part & string>(list: Field, index: number): FormPart<RowOf<Part[Field]>>;
}

type RowOf<List> = List extends readonly (infer Row extends FieldValues)[] ? Row : never;

/** The fields of a form under a path. */
export function partOf<Values extends FieldValues, Output, Path extends FieldPath<Values>>(
  form: UseFormReturn<Values, unknown, Output>,
  path: Path,
): FormPart<FieldPathValue<Values, Path>> {
  return partAt(form, path);
}

/** A form that has no fields but those of the part. */
export function formAsPart<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
): FormPart<Values> {
  return partAt(form, '');
}

function partAt<Values extends FieldValues, Output, Part extends FieldValues>(
  given: UseFormReturn<Values, unknown, Output>,
  path: string,
): FormPart<Part> {
  // Its fields are named by text from here on; the types of the part say which there are.
  const form = given as unknown as UseFormReturn;
  const at = (field: string) => (path === '' ? field : `${path}.${field}`);
  return {
    control: form.control,
    path,
    at,
    register: (field) => form.register(at(field)),
    values: () => (path === '' ? form.getValues() : form.getValues(path)) as Part,
    fill: (field, value) => form.setValue(at(field), value, { shouldDirty: true }),
    suggest: (field, value) => {
      // What stands there already changes nothing: the form is as untouched as before.
      if (form.getValues(at(field)) === value || form.getFieldState(at(field)).isDirty) return;
      form.setValue(at(field), value);
    },
    focus: (field) => form.setFocus(at(field)),
    inner: (field) => partAt(given, at(field)),
    row: (list, index) => partAt(given, `${at(list)}.${index}`),
  };
}

/** What is filled in, as it is typed. */
export function usePart<Part extends FieldValues, Field extends keyof Part & string>(
  part: FormPart<Part>,
  ...fields: readonly Field[]
): Pick<Part, Field> {
  const values: readonly unknown[] = useWatch({ control: part.control, name: fields.map(part.at) });
  // Values come in the order of their names.
  return Object.fromEntries(fields.map((field, place) => [field, values[place]])) as Pick<Part, Field>;
}
