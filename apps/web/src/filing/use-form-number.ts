import { formNumberFor } from '@statbook/domain/filing';
import { useCurrentCompany } from '#app/current-company.ts';

/** The number that the registrar prints on a form of the company in whose books the user is. */
export function useFormNumber(): (form: string) => string {
  const number = useCurrentCompany()?.number ?? '';
  return (form) => formNumberFor(form, number);
}
