import type { Locator } from '@playwright/test';
import { ChatPanel } from '../../pages/chat-panel.ts';
import { NotificationBell } from '../../pages/notification-bell.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { expectGoodInEveryView, inEveryView } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const { main, agent, reader, stranger } = people;

test.describe('Two people of an account', () => {
  test('Given both are signed in, when one writes, then the other reads it at once, and answers; nobody else sees any of it', async ({
    signIn,
  }) => {
    const [mara, idris, nell, otto] = await Promise.all(
      [main, agent, reader, stranger].map(async (person) => new ChatPanel(await signIn(person))),
    );
    if (!mara || !idris || !nell || !otto) throw new Error('Somebody did not sign in.');

    await test.step('when a conversation is opened, it says who is here', async () => {
      await mara.openConversation(agent.name);
      await expect(mara.personOf(agent.name)).toContainText('Online');
      await expect(mara.page.getByText(`Nothing was written with ${agent.name} yet.`)).toBeVisible();
      await expectAccessible(mara.page, 'an empty conversation');
    });

    await test.step('and a message is written, it is counted at the other, and shown as plain text', async () => {
      await mara.write(agent.name, 'Ready?\nhttps://harbour.example <img src=x onerror=alert(1)>');
      await expect(idris.button).toHaveAccessibleName('Chat, 1 unread');
      await idris.openConversation(main.name);
      const message = idris.messagesWith(main.name).filter({ hasText: 'Ready?' });
      await expect(message).toContainText('https://harbour.example <img src=x onerror=alert(1)>');
      await expect(message.locator('a, img')).toHaveCount(0);
      await expect(idris.button).toHaveAccessibleName('Chat');
      await expect(new NotificationBell(idris.page).button).not.toHaveAccessibleName(/wrote/);
    });

    await test.step('and answered, the answer arrives without a reload', async () => {
      await idris.write(main.name, 'Yes, it waits for your approval.');
      await expect(mara.messagesWith(agent.name).last()).toContainText('Yes, it waits for your approval.');
      await expectAccessible(mara.page, 'a conversation');
    });

    await test.step('then a colleague sees nothing of it, and another account nobody', async () => {
      await nell.openConversation(main.name);
      await expect(nell.page.getByText(`Nothing was written with ${main.name} yet.`)).toBeVisible();
      await otto.openList();
      await expect(otto.list).toContainText('Nobody else yet');
    });

    await test.step('and it is still there after a reload', async () => {
      await mara.page.reload();
      await mara.openConversation(agent.name);
      await expect(mara.messagesWith(agent.name).filter({ hasText: 'Ready?' })).toBeVisible();
    });
  });

  test('Given the connection is lost while a message is sent, when it comes back, then the message arrives once', async ({
    signIn,
  }) => {
    const [mara, nell] = [new ChatPanel(await signIn(main)), new ChatPanel(await signIn(reader))];
    await nell.openConversation(main.name);
    await mara.openConversation(reader.name);
    // The server takes the first sending, but its answer is lost.
    let isLost = false;
    await mara.page.route('**/api/Chat/SendChatMessage', async (route) => {
      if (isLost) return route.continue();
      isLost = true;
      await route.fetch();
      await route.abort('connectionreset');
    });
    await mara.write(reader.name, 'Only once');
    await expect(mara.page.getByText('Sending…')).toHaveCount(0);
    await expect(mara.messagesWith(reader.name).filter({ hasText: 'Only once' })).toHaveCount(1);
    await expect(nell.messagesWith(main.name).filter({ hasText: 'Only once' })).toHaveCount(1);
  });
});

test.describe('The panels of the chat', () => {
  test('Given a keyboard alone, when they are opened and closed, then the focus goes in and comes back', async ({
    signIn,
  }) => {
    const page = await signIn(main);
    const chat = new ChatPanel(page);
    await chat.button.focus();
    await page.keyboard.press('Enter');
    await expect(chat.list).toBeFocused();
    await chat.personOf(agent.name).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: `Message to ${agent.name}` })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat.conversationWith(agent.name)).toBeHidden();
    await expect(chat.personOf(agent.name)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(chat.list).toBeHidden();
    await expect(chat.button).toBeFocused();
  });

  test('Given a conversation is open, when the list is collapsed, then both close', async ({ signIn }) => {
    const chat = new ChatPanel(await signIn(main));
    await chat.openConversation(agent.name);
    await chat.button.click();
    await expect(chat.list).toBeHidden();
    await expect(chat.conversationWith(agent.name)).toBeHidden();
  });

  test('Given any width and look, when they are opened, then they stand at the end of the reading direction', async ({
    signIn,
  }) => {
    const chat = new ChatPanel(await signIn(main));
    await chat.openList();
    await expectPanel(chat.list, 'the people of the chat');
    await chat.personOf(agent.name).click();
    const conversation = chat.conversationWith(agent.name);
    await expect(conversation).toBeVisible();
    await expectGoodInEveryView(conversation, 'a conversation');
    // On a phone the conversation covers the window, and the list below it.
    await chat.page.setViewportSize({ width: 390, height: 844 });
    expect((await conversation.boundingBox())?.width).toBe(390);
    await expectAccessible(chat.page, 'a conversation on a phone');
  });
});

/** A panel of 280 pixels, or as wide as a phone, at the end of every view. */
async function expectPanel(panel: Locator, what: string): Promise<void> {
  await expectGoodInEveryView(panel, what);
  await inEveryView(panel.page(), async ({ width, dir, name }) => {
    const room = width < 600 ? width : 280;
    const at = { x: dir === 'rtl' ? 0 : width - room, width: room };
    await expect.poll(() => panel.boundingBox(), `${what}, ${name}`).toMatchObject(at);
  });
}
