import type { ReactNode } from 'react';
import type { DefaultValues, FieldValues } from 'react-hook-form';
import { Button } from '#kit/button/button.tsx';
import { Form } from '#kit/form/form.tsx';
import { type FieldProblem, type StatbookForm, useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { showOnPage } from './kit-page.fixture.tsx';

interface FormPage<Values extends FieldValues> {
  readonly defaultValues: DefaultValues<Values>;
  readonly check?: ((values: Values) => Readonly<Record<string, FieldProblem>>) | undefined;
  readonly fields: (form: StatbookForm<Values>) => ReactNode;
}

/** Fields in a form with a Save button; `saved` gathers what is submitted. */
export async function showForm<Values extends FieldValues>({ fields, ...rules }: FormPage<Values>) {
  const saved: Values[] = [];
  function FormOnPage() {
    const form = useStatbookForm<Values>(rules);
    return (
      <Form form={form} onSubmit={(values) => void saved.push(values)}>
        {fields(form)}
        <Button type="submit">Save</Button>
      </Form>
    );
  }
  const user = await showOnPage(<FormOnPage />);
  return { user, saved };
}
