import { ChatPanel } from '../../pages/chat-panel.ts';
import { Frame } from '../../pages/frame.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { layouts } from '../../support/browser/layouts.ts';
import {
  expectGoodInEveryView,
  expectNoSidewaysScroll,
  inEveryView,
  wearLook,
} from '../../support/browser/looks.ts';
import { watchMovement } from '../../support/browser/motion.ts';
import { people } from '../../support/data/people.ts';

test.describe('The look of the product', () => {
  test('Given a person, when they choose a look, then it stands at once, after a reload and on another device', async ({
    signIn,
  }) => {
    const page = await signIn(people.reader);
    const frame = new Frame(page);
    await frame.openCustomizer();
    await expectAccessible(page, 'the customizer');
    await expectGoodInEveryView(frame.customizer, 'the customizer');
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
    const page = await signIn(people.main);
    const frame = new Frame(page);
    for (const [index, [slug, attribute, value]] of layouts.entries()) {
      await frame.openLayout(slug);
      await expect.poll(() => frame.root(attribute), slug).toBe(value);
      let turn = 0;
      await inEveryView(page, async ({ width, name }) => {
        await expect(page.getByRole('button', { name: 'Keep this layout' })).toBeVisible();
        const wayIn = width < 992 ? page.getByRole('button', { name: 'Open the menu' }) : frame.menu;
        await expect(wayIn, `${slug}, ${name}`).toBeInViewport();
        await expectNoSidewaysScroll(page, `the layout ${slug}, ${name}`);
        // Its colours are computed for every combination elsewhere: a view of each layout is judged in the page.
        if (turn === index % 9) await expectAccessible(page, `the layout ${slug}, ${name}`);
        turn += 1;
      });
    }
    expect(String(await frame.kept('statbook.appearance'))).not.toContain('"menuTitleHidden":true');
    await page.getByRole('button', { name: 'Back to my own' }).click();
    await page.waitForURL('**/dashboard/default');
    expect(await frame.root('data-title')).toBeNull();
  });

  test('Given a page that is scrolled, then the layouts hold the header and the menu, or let them go', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await page.setViewportSize({ width: 1440, height: 500 });
    for (const { slug, header, menu } of [
      { slug: 'static', header: false, menu: false },
      { slug: 'fixed', header: true, menu: true },
      { slug: 'nav-fixed', header: false, menu: true },
    ]) {
      await frame.openLayout(slug);
      await expect(page.getByRole('region', { name: 'Due next' })).toBeVisible();
      const places = async () => [
        await page.getByRole('banner').boundingBox(),
        await frame.menu.getByRole('link', { name: 'Statbook' }).boundingBox(),
      ];
      const [headerBefore, menuBefore] = (await places()).map((box) => box?.y ?? 0);
      await page.evaluate('scrollTo(0, 300)');
      const placeOf = (before = 0, isHeld: boolean) =>
        expect.objectContaining({ y: isHeld ? before : before - 300 });
      await expect.poll(places, slug).toEqual([placeOf(headerBefore, header), placeOf(menuBefore, menu)]);
    }
  });

  test('Given a layout, when it is kept, then it is the own look from then on', async ({ signIn }) => {
    const page = await signIn(people.main);
    const frame = new Frame(page);
    await frame.openLayout('collapse-menu');
    await expect(page.getByRole('button', { name: 'Expand menu' })).toBeVisible();
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

test.describe('Motion', () => {
  // Every other journey goes without it.
  test.use({ contextOptions: {} });

  test('Given somebody who minds none, then panels slide in from the end of the reading direction, and a page comes back to its top smoothly', async ({
    signIn,
  }) => {
    const page = await signIn(people.main);
    await page.goto('/dashboard/default');
    await expect(page.getByRole('region', { name: 'Due next' })).toBeVisible();
    const chat = new ChatPanel(page);
    await chat.openList();
    await chat.button.click();
    await expect(chat.list).toBeHidden();
    // What the browser says of the slide as it begins: frames may fall out on a machine that has much to do.
    const heard = `new Promise((done) => {
      document.addEventListener('transitionrun', ({ target, propertyName }) => {
        if (propertyName !== 'transform' || target.dataset.open === undefined) return;
        const slide = target.getAnimations().find((each) => each.transitionProperty === 'transform');
        done({ from: slide.effect.getKeyframes()[0].transform, lastsMs: slide.effect.getTiming().duration });
      });
    })`;
    for (const { dir, from, end } of [
      { dir: 'ltr', from: 'translateX(100%)', end: 1160 },
      { dir: 'rtl', from: 'translateX(-100%)', end: 0 },
    ] as const) {
      await wearLook(page, { dir, scheme: 'light' });
      // A panel that is closed slides to its other side as well.
      await expect.poll(() => page.evaluate('document.getAnimations().length'), dir).toBe(0);
      const slide = page.evaluate(heard);
      await chat.button.click();
      expect(await slide, dir).toEqual({ from, lastsMs: 300 });
      await expect.poll(async () => (await chat.list.boundingBox())?.x, dir).toBe(end);
      await chat.button.click();
      await expect(chat.list).toBeHidden();
    }

    await page.setViewportSize({ width: 1440, height: 500 });
    await page.evaluate('scrollTo(0, 400)');
    const home = new Frame(page).menu.getByRole('link', { name: 'Statbook' });
    const scroll = await watchMovement(page, { place: 'scrollY', end: 0, act: () => home.click() });
    expect(scroll.places).toEqual(scroll.places.toSorted((one, other) => other - one));
    expect(scroll.places.at(-1)).toBe(0);
    // 468 ms, and a frame at either end.
    expect(scroll.lastedMs).toBeGreaterThan(430);
  });
});
