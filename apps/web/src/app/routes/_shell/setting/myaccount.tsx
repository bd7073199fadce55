import { createFileRoute } from '@tanstack/react-router';
import { MyAccountPage } from '#features/settings/my-account-page.tsx';
import { prefetch } from '../../../prefetch.ts';

export const Route = createFileRoute('/_shell/setting/myaccount')({
  loader: ({ context }) => {
    prefetch(context, 'getSessions');
    prefetch(context, 'getNotificationChoices');
  },
  component: MyAccountPage,
});
