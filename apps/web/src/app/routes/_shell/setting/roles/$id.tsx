import { createFileRoute } from '@tanstack/react-router';
import { RolePage } from '#features/users/roles/role-page.tsx';
import { prefetchAllowed } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/roles/$id')({
  loader: ({ context }) => prefetchAllowed(context, 'getRoles'),
  component: RoleRoute,
});

function RoleRoute() {
  const { id } = Route.useParams();
  return <RolePage key={id} roleId={id} />;
}
