import { expect, type Locator, type Page } from '@playwright/test';

/** How a person works the controls of a page. */
export interface Hand {
  /** Follows a link or presses a button. */
  press(control: Locator): Promise<void>;
  /** Ticks a box, or chooses one of several. */
  check(control: Locator): Promise<void>;
  fill(field: Locator, text: string): Promise<void>;
  /** Chooses the first of a list that has nothing chosen yet. */
  chooseFirst(list: Locator): Promise<void>;
}

/** With a mouse. */
export const pointer: Hand = {
  press: (control) => control.click(),
  check: (control) => control.check(),
  fill: (field, text) => field.fill(text),
  chooseFirst: async (list) => void (await list.selectOption({ index: 1 })),
};

/** So many presses of Tab lead round any page of the product. */
const mostPresses = 150;

const isFocused = (control: Locator) =>
  control.evaluateAll((elements) => elements.some((element) => element.matches(':focus')));

/** Goes on with Tab, from where the focus is, until it has come to the control. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control.first()).toBeVisible();
  for (let press = 0; press < mostPresses; press += 1) {
    if (await isFocused(control)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`${String(control)} is not reached with ${mostPresses} presses of Tab.`);
}

/** With the keyboard alone: Tab, arrows, Space, Enter, and letters. */
export function keyboard(page: Page): Hand {
  return {
    press: async (control) => {
      await tabTo(page, control);
      await page.keyboard.press('Enter');
    },
    check: async (control) => {
      const name = await control.getAttribute('name');
      const isRadio = (await control.getAttribute('type')) === 'radio';
      // Tab leads to a group of radios once; the arrows lead through it.
      await tabTo(page, isRadio ? page.locator(`input[type="radio"][name="${name}"]`) : control);
      while (!(await isFocused(control))) await page.keyboard.press('ArrowDown');
      if (!(await control.isChecked())) await page.keyboard.press('Space');
      await expect(control).toBeChecked();
    },
    fill: async (field, text) => {
      await tabTo(page, field);
      await page.keyboard.press('Control+a');
      await page.keyboard.type(text);
    },
    chooseFirst: async (list) => {
      await tabTo(page, list);
      await page.keyboard.press('ArrowDown');
    },
  };
}
