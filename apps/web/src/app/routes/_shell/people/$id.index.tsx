import { createFileRoute } from '@tanstack/react-router';
import { PersonPage } from '#features/people/person-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/people/$id/')({
  loader: ({ context, params }) => prefetch(context, 'getPerson', { query: { personId: params.id } }),
  component: PersonRoute,
});

function PersonRoute() {
  const { id } = Route.useParams();
  return <PersonPage key={id} personId={id} />;
}
