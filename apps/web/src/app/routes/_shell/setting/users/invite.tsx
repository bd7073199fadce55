import { createFileRoute } from '@tanstack/react-router';
import { InvitePage } from '#features/users/person/invite-page.tsx';
import { prefetchAllowed } from '../../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/users/invite')({
  loader: ({ context }) => prefetchAllowed(context, 'getRoles'),
  component: InvitePage,
});
