import { createFileRoute } from '@tanstack/react-router';
import { FormPage } from '#features/forms/form-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { prefetch } from '../../../prefetch.ts';

/** A form by its filing. The step stands in the address, and a field that it leads to. */
export const Route = createFileRoute('/_shell/company/forms/$filingId')({
  validateSearch: readTexts('step', 'field'),
  loader: ({ context, params }) => prefetch(context, 'getForm', { query: { filingId: params.filingId } }),
  component: FormRoute,
});

function FormRoute() {
  const { filingId } = Route.useParams();
  const { step, field } = Route.useSearch();
  return <FormPage filingId={filingId} step={step} field={field} />;
}
