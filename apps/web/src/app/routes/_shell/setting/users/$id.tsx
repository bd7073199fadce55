import { createFileRoute } from '@tanstack/react-router';
import { UserActivityCard } from '#features/activity-logs/account-activity-page.tsx';
import { UserPage } from '#features/users/person/user-page.tsx';
import { prefetchAllowed } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/users/$id')({
  loader: ({ context, params }) =>
    prefetchAllowed(context, 'getAgentDetails', { query: { agentId: params.id } }),
  component: UserRoute,
});

function UserRoute() {
  const { id } = Route.useParams();
  return <UserPage key={id} agentId={id} activity={<UserActivityCard agentId={id} />} />;
}
