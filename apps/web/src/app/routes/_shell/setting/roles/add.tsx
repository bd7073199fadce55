import { createFileRoute } from '@tanstack/react-router';
import { RolePage } from '#features/users/roles/role-page.tsx';

export const Route = createFileRoute('/_shell/setting/roles/add')({
  component: () => <RolePage roleId={undefined} />,
});
