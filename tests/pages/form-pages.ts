import { sampleDocument } from '@statbook/api/samples';
import { expect } from '@playwright/test';
import { ReceiptPage } from './receipt-page.ts';
import { ReviewPage } from './review-page.ts';
import { PageObject } from '../support/browser/page-object.ts';

/** A form of a company: where it is begun, its steps as the server asks them, and its way to the register. */
export class FormPages extends PageObject {
  /** Opens the list of the company's forms. */
  async openList(companyId: string): Promise<void> {
    await this.page.goto(`/company/forms?company=${companyId}`);
    await expect(this.page.getByLabel('Filter forms by name or number')).toBeVisible();
  }

  /** Begins a form from the list, by its button. */
  async begin(form: string): Promise<void> {
    await this.page.getByRole('button', { name: new RegExp(`^File ${form}`) }).click();
  }

  async expectStep(title: string): Promise<void> {
    await expect(this.page.getByRole('heading', { level: 1, name: title, exact: true })).toBeVisible();
  }

  /** Types texts and dates, by how their fields begin. */
  async enter(answers: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(answers)) {
      await this.page.getByRole('textbox', { name: new RegExp(`^${label}`) }).fill(text);
    }
  }

  async select(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label }).selectOption({ label: option });
  }

  /** Finds an option of a long list by typing it. */
  async search(label: string, option: string): Promise<void> {
    await this.page.getByRole('combobox', { name: label, exact: true }).fill(option);
    await this.page.getByRole('option', { name: option, exact: true }).click();
  }

  async pick(question: string, answer: string | RegExp): Promise<void> {
    const group = this.page.getByRole('group', { name: question, exact: true });
    await group.getByRole('radio', { name: answer, exact: true }).check();
  }

  async tick(label: string | RegExp): Promise<void> {
    await this.page.getByRole('checkbox', { name: label }).check();
  }

  /** Gives a field that asks for a document the shortest PDF that can be opened. */
  async attach(label: string, filename: string): Promise<void> {
    const buffer = Buffer.from(sampleDocument);
    await this.page.getByLabel(label).setInputFiles({ name: filename, mimeType: 'application/pdf', buffer });
    await expect(this.page.getByText(`${filename}, 1 page`)).toBeVisible();
  }

  async goOn(nextStep: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save and continue' }).click();
    await this.expectStep(nextStep);
    // What had the focus is gone with the step before.
    await expect(this.page.getByRole('heading', { level: 1, name: nextStep, exact: true })).toBeFocused();
  }

  /** Asserts that the step is not left, and that the summary of what is wrong leads to the field. */
  async expectRefused(message: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Save and continue' }).click();
    const summary = this.page.getByRole('alert', { name: 'There is a problem' });
    await expect(summary).toBeFocused();
    await summary.getByRole('link', { name: message }).click();
    // Of several choices, the group is what is described.
    const described = this.page.locator('main [aria-describedby]:is(:focus, :has(:focus))').last();
    await expect(described).toHaveAccessibleDescription(new RegExp(message));
  }

  /** From the checked answers: reviews and files a form without a fee. */
  async file(): Promise<void> {
    const review = new ReviewPage(this.page);
    await review.open();
    await review.file();
    await new ReceiptPage(this.page).expectOpen();
  }

  /** Files, and stays until the receipt says that it was accepted and that the public register shows it. */
  async fileUntilOnRegister(): Promise<void> {
    await this.file();
    await new ReceiptPage(this.page).expectOnRegister();
  }

  /** From the receipt of a rejected form back to the step that the reason is about. */
  async correct(reason: string, step: string): Promise<void> {
    const receipt = new ReceiptPage(this.page);
    await receipt.expectTitle(/rejected by Companies House/);
    await this.page.getByRole('button', { name: /Correct and file again/ }).click();
    await this.expectStep(step);
    await expect(this.page.getByText(reason)).toBeVisible();
  }
}
