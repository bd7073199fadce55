import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers } from '#testing/served-page.fixture.tsx';
import { NotificationBell } from './notification-bell.tsx';

it('counts what is unread but messages: the chat beside it has these', async () => {
  serveAnswers({ getNotifications: { entity: [], total: 3, unread: 3, unreadMessages: 1 } });
  await new CompanyPageFixture().show(<NotificationBell onConversation={() => undefined} />);
  expect(await screen.findByRole('button', { name: 'Notifications, 2 unread' })).toBeTruthy();
});
