import { Frame } from '../pages/frame.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { expect, test } from '../support/journey.ts';
import { layouts } from '../support/layouts.ts';
import { people } from '../support/people.ts';

test.describe('The look of the product', () => {
  test('Given a person, when they choose a look, then it stands at once, after a reload and on another device', async ({
    signIn,
  }) => {
    const page = await signIn(people.reader);
    const frame = new Frame(page);
    await frame.openCustomizer();
    await expectAccessible(page, 'the customizer');
    await frame.choose('Menu colour', 'Purple');
    await frame.choose('Brand colour', 'Purple');
    await frame.choose('Image in the menu', 'Dots');
    await frame.turn('Right to left');
    const kept = page.waitForResponse((response) => response.url().endsWith('/SaveAppearance'));
    await frame.choose('Layout type', 'Dark');
    await kept;
    expect(await frame.root('data-menu')).toBe('purple');
    expect(await frame.root('dir')).toBe('rtl');
    await expectAccessible(page, 'the customizer, dark and right to left');
    await page.keyboard.press('Escape');
    await expect(frame.customizer).toBeHidden();
    await expect(page.getByRole('button', { name: /your menu/ })).toBeFocused();

    await page.reload({ waitUntil: 'commit' });
    await page.waitForFunction('document.body !== null');
    expect(await frame.root('data-scheme'), 'before anything is drawn').toBe('dark');

    const other = await signIn(people.reader);
    await expect.poll(() => new Frame(other).root('data-brand')).toBe('purple');
    const otherFrame = new Frame(other);
    await otherFrame.openCustomizer();
    await other.getByRole('button', { name: 'Reset the appearance' }).click();
    await expect.poll(() => otherFrame.root('data-brand')).toBeNull();
    expect(await otherFrame.root('dir')).toBe('ltr');
    await expect.poll(() => frame.root('data-brand'), 'the device that chose first, at once').toBeNull();
  });

  test('Given a device that prefers dark, when nothing was chosen, then the product is dark until something is', async ({
    signIn,
  }) => {
    const page = await signIn(people.agent);
    const frame = new Frame(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect.poll(() => frame.root('data-scheme')).toBe('dark');
    await frame.openCustomizer();
    await frame.choose('Layout type', 'Light page, dark menu');
    expect(await frame.root('data-scheme')).toBeNull();
    await page.getByRole('button', { name: 'Reset the appearance' }).click();
    expect(await frame.root('data-scheme')).toBe('dark');
  });

  test('Given the layouts, when each is opened, then it shows the product and leaves the own look as it was', async ({
    signIn,
  }) => {
    test.setTimeout(240_000);
    const page = await signIn(people.main);
    const frame = new Frame(page);
    for (const [slug, attribute, value] of layouts) {
      await frame.openLayout(slug);
      await expect.poll(() => frame.root(attribute), slug).toBe(value);
      await expectAccessible(page, `the layout ${slug}`);
    }
    expect(String(await frame.kept('statbook.appearance'))).not.toContain('"MenuTitleHidden":true');
    await page.getByRole('button', { name: 'Back to my own' }).click();
    await page.waitForURL('**/dashboard/default');
    expect(await frame.root('data-title')).toBeNull();
  });

  test('Given a layout, when it is kept, then it is the own look from then on', async ({ signIn }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await frame.openLayout('collapse-menu');
    await expect(page.getByRole('button', { name: 'Widen the menu' })).toBeVisible();
    await frame.openLayout('layout-6');
    const kept = page.waitForResponse((response) => response.url().endsWith('/SaveAppearance'));
    await page.getByRole('button', { name: 'Keep this layout' }).click();
    await kept;
    await page.waitForURL('**/dashboard/default');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
    const header = page.getByRole('banner');
    await expect(header).toHaveCSS('background-color', 'rgb(191, 227, 238)');
    await frame.openCustomizer();
    await page.getByRole('button', { name: 'Reset the appearance' }).click();
    await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  });
});
