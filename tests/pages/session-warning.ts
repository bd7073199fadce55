import { expect, type Locator } from '@playwright/test';
import { PageObject } from '../support/browser/page-object.ts';

/** The dialog in the last minutes of a session. */
export class SessionWarning extends PageObject {
  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Your session will expire in' });
  }

  async expectLeft(clock: RegExp): Promise<void> {
    await expect(this.dialog.getByRole('timer')).toHaveText(clock);
  }

  /** The seconds that are left, as the clock of the dialog says. */
  async readLeft(): Promise<number> {
    const [minutes = 0, seconds = 0] = (await this.dialog.getByRole('timer').innerText())
      .split(':')
      .map(Number);
    return 60 * minutes + seconds;
  }

  async stay(): Promise<void> {
    await this.dialog.getByRole('button', { name: 'Stay Logged in' }).click();
    await expect(this.dialog).toBeHidden();
  }
}
