import { expect, type Locator, type Page } from '@playwright/test';

/** What stands in a field after a text was typed key by key, and after it was pasted. */
interface EnteredFigure {
  given: string;
  typed: string;
  pasted: string;
  /** What the field says to it. */
  refusal?: string;
}

const bothWays = (given: string, stands: string): EnteredFigure => ({ given, typed: stands, pasted: stands });
const grouped = (given: string, pasted: string): EnteredFigure => ({ given, typed: given, pasted });
const refused = (given: string, typed: string): EnteredFigure => ({
  given,
  typed,
  pasted: '',
  refusal: 'Enter a whole number of shares, like 1000',
});

/**
 * A number of shares: a digit from 1 to 9, then digits, eleven together; no point. A minus stays, to be refused, and a
 * comma until the field is left.
 */
const shareCounts: readonly EnteredFigure[] = [
  bothWays('1000', '1000'),
  bothWays('  25', '25'),
  bothWays('0012', '12'),
  bothWays('0', ''),
  refused('.5', ''),
  refused('0.5', ''),
  refused('1.5', '1'),
  bothWays('-40', '-40'),
  bothWays('12a3 shares', '123'),
  bothWays('none', ''),
  grouped('1,250,000', '1250000'),
  bothWays('1000,50', '1000,50'),
  bothWays('1 250 000', '1250000'),
  bothWays('123456789012', '12345678901'),
  refused('1000.50', '1000'),
];

/** An amount for one share: eight digits, a point, six digits; "0." may begin it. */
const amounts: readonly EnteredFigure[] = [
  bothWays('0.1', '0.1'),
  bothWays('0.', '0.'),
  bothWays('.005', '0.005'),
  bothWays('  2.5', '2.5'),
  bothWays('007.5', '7.5'),
  bothWays('-2.5', '-2.5'),
  bothWays('2..5', '2.5'),
  bothWays('1.2.3', '1.23'),
  bothWays('ten', ''),
  bothWays('GBP 99', '99'),
  { given: '£1,250.50', typed: '1,250.50', pasted: '1250.50' },
  bothWays('1000,50', '1000,50'),
  bothWays('123456789', '12345678'),
  bothWays('123456789.1234567', '12345678.123456'),
  bothWays('0.1234567', '0.123456'),
  bothWays('1.250,50', '1.250,50'),
];

/** An amount for all the shares of a line: as an amount, with fifteen digits before the point. */
const totals: readonly EnteredFigure[] = [
  ...amounts.filter(({ given }) => !given.startsWith('123456789')),
  bothWays('1234567890123456.1234567', '123456789012345.123456'),
];

/** The kinds of figures of shares, each with what may stand in its fields. */
export const figures = { count: shareCounts, amount: amounts, total: totals };

/** What stands in the fields of one kind and not in those of another: a letter, a point, a digit too many. */
const telling = new Set([
  '12a3 shares',
  '1,250,000',
  '1000.50',
  '123456789012',
  'GBP 99',
  '.005',
  '1.2.3',
  '123456789.1234567',
  '1234567890123456.1234567',
]);

/**
 * Asserts that only such a figure can be typed or pasted into a field. Where another field of its kind was tried with all
 * figures, those that tell the kinds apart show that it is one.
 */
export async function expectFigure(
  page: Page,
  field: Locator,
  kind: keyof typeof figures,
  { isTried = false }: { isTried?: boolean } = {},
): Promise<void> {
  const name = (await field.getAttribute('name')) ?? '';
  const tried = figures[kind].filter(({ given }) => !isTried || telling.has(given));
  for (const { given, typed, pasted, refusal } of tried) {
    await field.fill('');
    await field.pressSequentially(given);
    expect(await field.inputValue(), `${name}: typed “${given}”`).toBe(typed);
    if (refusal !== undefined) await expect(field).toHaveAccessibleDescription(new RegExp(refusal));
    await field.fill('');
    await paste(page, field, given);
    expect(await field.inputValue(), `${name}: pasted “${given}”`).toBe(pasted);
    if (refusal !== undefined) await expect(field).toHaveAccessibleDescription(new RegExp(refusal));
  }
}

/** Pastes as the browser does. The page must have the permission to write to the clipboard. */
async function paste(page: Page, field: Locator, text: string): Promise<void> {
  await field.focus();
  await page.evaluate(`navigator.clipboard.writeText(${JSON.stringify(text)})`);
  await page.keyboard.press('ControlOrMeta+v');
}
