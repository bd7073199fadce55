import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuse, serveAnswers } from '#testing/served-page.fixture.tsx';
import { NotificationsPage } from './notifications-page.tsx';

async function show(answers: Parameters<typeof serveAnswers>[0]) {
  serveAnswers(answers);
  await new CompanyPageFixture().show(
    <NotificationsPage address={{}} onAddressChange={() => undefined} onConversation={() => undefined} />,
  );
}

const unreadChip = async () => (await screen.findByRole('button', { name: /^Unread/ })).textContent;

describe('the notifications', () => {
  it('say how many are unread', async () => {
    await show({ getNotifications: { entity: [], total: 3, unread: 3 } });
    await expect.poll(unreadChip).toBe('Unread 3');
  });

  it('say no number while it is not known', async () => {
    await show({ getNotifications: () => refuse('Something went wrong.', { status: 422 }) });
    expect(await screen.findByText('The notifications could not be loaded')).toBeDefined();
    expect(await unreadChip()).toBe('Unread');
  });
});
