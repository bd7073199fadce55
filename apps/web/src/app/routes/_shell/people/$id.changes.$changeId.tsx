import { createFileRoute } from '@tanstack/react-router';
import { ChangeReviewPage } from '#features/people/change/change-review-page.tsx';
import { prefetch } from '../../../prefetch.ts';

/** The one review of what was begun in several companies. */
export const Route = createFileRoute('/_shell/people/$id/changes/$changeId')({
  loader: ({ context, params }) =>
    prefetch(context, 'getPersonChange', { query: { changeId: params.changeId } }),
  component: ChangeReviewRoute,
});

function ChangeReviewRoute() {
  const { changeId } = Route.useParams();
  return <ChangeReviewPage key={changeId} changeId={changeId} />;
}
