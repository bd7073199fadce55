import { createFileRoute } from '@tanstack/react-router';
import { ChangePage } from '#features/people/change/change-page.tsx';
import { readTexts } from '#kit/address/search-text.ts';
import { prefetch } from '../../../prefetch.ts';

/** What is new of a person, and in which companies; `from` names the form in which it was noticed. */
export const Route = createFileRoute('/_shell/people/$id/change')({
  validateSearch: readTexts('from'),
  loader: ({ context, params }) => prefetch(context, 'getPerson', { query: { personId: params.id } }),
  component: ChangeRoute,
});

function ChangeRoute() {
  const { id } = Route.useParams();
  const { from } = Route.useSearch();
  return <ChangePage key={`${id} ${from}`} personId={id} fromFilingId={from} />;
}
