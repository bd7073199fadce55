import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The chat beside the page: the list of people, and a conversation. */
export class ChatPanel extends PageObject {
  get button(): Locator {
    return this.page.getByRole('banner').getByRole('button', { name: /^Chat/ });
  }

  get list(): Locator {
    return this.page.getByRole('dialog', { name: 'Chat', exact: true });
  }

  personOf(name: string): Locator {
    return this.list.getByRole('button', { name: new RegExp(name) });
  }

  conversationWith(name: string): Locator {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  messagesWith(name: string): Locator {
    return this.page.getByRole('region', { name: `Messages with ${name}` }).getByRole('listitem');
  }

  async openList(): Promise<void> {
    await this.button.click();
    await expect(this.list).toBeVisible();
  }

  async openConversation(name: string): Promise<void> {
    await this.openList();
    await this.personOf(name).click();
    await expect(this.conversationWith(name)).toBeVisible();
  }

  async write(name: string, text: string): Promise<void> {
    const field = this.page.getByRole('textbox', { name: `Message to ${name}` });
    await field.fill(text);
    await field.press('Enter');
    await expect(field).toHaveValue('');
  }
}
