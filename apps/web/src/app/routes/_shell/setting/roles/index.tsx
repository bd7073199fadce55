import { createFileRoute } from '@tanstack/react-router';
import { RolesPage } from '#features/users/roles/roles-page.tsx';
import { prefetchAllowed } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/roles/')({
  loader: ({ context }) => prefetchAllowed(context, 'getRoles'),
  component: RolesPage,
});
