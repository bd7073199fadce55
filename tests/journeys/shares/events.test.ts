import { RegisterOfMembersPage } from '../../pages/register-of-members-page.ts';
import { ShareEventPage } from '../../pages/share-event-page.ts';
import { SharesPages } from '../../pages/shares-pages.ts';
import { TransferPage } from '../../pages/transfer-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { expectAccessibleInEveryLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';
import { giveShareRegister } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const pumps = { number: '09990019', code: 'PUMP19' };
const consulting = { number: '09990018', code: 'QUIL18' };
const tide = { number: '09990002', code: 'TIDE02' };
const lanterns = { number: '09990007', code: 'LAST07' };

/** Cara has paid £2 of £3 on each of hers. */
const allotted = {
  'Alice Green': '600',
  'Bob Stone': '400',
  'Cara Moss': { shares: '150', priceEach: '3', paidEach: '2' },
};

const kinds = [
  'bonus-issue',
  'transmission',
  'subdivision',
  'consolidation',
  'redenomination',
  'redesignation',
  'variation',
  'class-name',
  'buy-back',
  'redemption',
  'treasury-sale',
  'cancellation',
  'reduction',
  'call',
  'forfeiture',
  'surrender',
] as const;

test.describe('Events of shares', () => {
  test('Given a share register, when a sub-division is recorded by the keyboard alone, then the books and the deadline of its form are shown', async ({
    signIn,
    clerk,
  }) => {
    const { companyId } = await giveShareRegister(clerk, bakery, allotted);
    const page = await signIn(people.main);
    await page.goto(`/company/shares?company=${companyId}`);
    await page.getByRole('link', { name: 'Record an event' }).click();
    await expect(page.getByRole('heading', { name: 'Record an event', level: 2 })).toBeVisible();
    const events = new ShareEventPage(page);
    await expectAccessible(page, 'the choice of events');

    await events.tabTo(page.getByRole('link', { name: 'Sub-division' }));
    await page.keyboard.press('Enter');
    await events.tabTo(page.getByRole('textbox', { name: 'How many shares each becomes' }));
    await page.keyboard.type('10');
    await expect(page.getByText('1,150 shares of £1.00 become 11,500 of £0.10.')).toBeVisible();
    await events.tabTo(page.getByRole('textbox', { name: 'Date of the sub-division' }));
    await page.keyboard.type('18 11 2026');
    await events.tabTo(page.getByRole('textbox', { name: 'Date of the members’ ordinary resolution' }));
    await page.keyboard.type('17 11 2026');
    await page.keyboard.press('Control+Enter');
    await events.expectReview();
    await expect(page.getByRole('row', { name: /Alice Green: Ordinary/ })).toContainText('6,000 shares');
    await expectAccessibleInEveryLook(page, 'the review of an event');

    await events.tabTo(page.getByRole('button', { name: 'Record event' }));
    await page.keyboard.press('Enter');
    await events.expectReceipt();
    await expect(events.fact('File SH02')).toContainText('18 December 2026');
    // The focus has scrolled the page: what the header covers half is no fault of it.
    await page.evaluate('scrollTo(0, 0)');
    await expectAccessible(page, 'the receipt of an event');
    await page.reload();
    await expect(events.fact('File SH02')).toContainText('18 December 2026');
    await expect(
      page
        .getByRole('navigation', { name: 'Registers of the company' })
        .getByRole('link', { name: 'Shares' }),
    ).toHaveAttribute('aria-current', 'true');
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Record an event', level: 2 })).toBeVisible();
    await page.goForward();
    await page.getByRole('link', { name: 'Show share classes' }).click();
    await expect(page.getByRole('row', { name: /Ordinary/ }).first()).toContainText('£0.10');

    await page.goto(`/company/shares?company=${companyId}&asAt=2026-11-17`);
    await expect(page.getByText('Not the register of today')).toBeVisible();
    await page
      .getByRole('row', { name: /Ordinary/ })
      .getByRole('link')
      .click();
    await expect(page.getByText('£1.00')).toBeVisible();
    await expectAccessible(page, 'a class on a past day');
    await page.getByRole('button', { name: 'Show today' }).click();
    await expect(page.getByText('£0.10')).toBeVisible();
    await page.goto(`/company/shares?company=${companyId}`);
    const file = await new RegisterOfMembersPage(page).download('Statement of capital, PDF');
    expect(file.name).toMatch(/ - statement of capital - 2026-11-20\.pdf$/);
  });

  test('Given a share register, when a buy-back asks for what cannot be, then the field says so, nothing is lost, and it is recorded once it is right', async ({
    signIn,
    clerk,
  }) => {
    const { companyId } = await giveShareRegister(clerk, pumps, allotted);
    const page = await signIn(people.main);
    const events = new ShareEventPage(page);
    await events.open(companyId, 'buy-back');
    await page.getByRole('button', { name: 'Continue' }).click();
    const problems = page.getByRole('alert');
    await expect(problems).toContainText('Choose the seller');
    await expect(problems).toContainText('Enter the number of shares');
    await expect(problems).toContainText('Enter the date on which the shares were delivered to the company');
    await expect(problems).toContainText('Choose what becomes of the shares');
    await expectAccessible(page, 'a buy-back that is refused');

    await events.choose('Seller', 'Bob Stone');
    await events.enter('Shares bought', '500');
    await events.pick('What becomes of them', 'The company holds them in treasury');
    await events.pick('Paid out of', 'Capital');
    await events.enter('Date the shares were delivered to the company', '18 11 2026');
    await events.enter('Date of the special resolution', '7 10 2026');
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(problems).toContainText('Enter at most 400: that is what Bob Stone has');
    await expect(problems).toContainText('Choose distributable profits');
    await page.getByRole('link', { name: /Enter at most 400/ }).click();
    await expect(page.getByRole('textbox', { name: 'Shares bought' })).toBeFocused();
    await expect(page.getByRole('textbox', { name: 'Shares bought' })).toHaveValue('500');

    await page.getByRole('button', { name: 'All 400 shares of Bob Stone' }).click();
    await events.enter('Shares bought', '100');
    await events.pick('What becomes of them', 'They are cancelled');
    await events.review();
    await expect(events.fact('File SH06')).toContainText('15 December 2026');
    await page.getByRole('button', { name: 'Change the details' }).click();
    await expect(page.getByRole('textbox', { name: 'Shares bought' })).toHaveValue('100');
    await events.review();
    await events.record();
    await expect(events.fact('File SH03')).toContainText('15 December 2026');
  });

  test('Given a consolidation recorded wrongly, when it is corrected, then both entries stand and the right one counts', async ({
    signIn,
    clerk,
  }) => {
    const { companyId, classId } = await giveShareRegister(clerk, consulting, allotted);
    const [wrong] = (
      await clerk.call('recordShareEvent', {
        companyId,
        events: [{ kind: 'consolidation', on: '2026-03-02', classId, from: '50' }],
      })
    ).entity;
    const page = await signIn(people.main);
    const query = new URLSearchParams({
      company: companyId,
      kind: 'consolidation',
      corrects: wrong?.shareEventId ?? '',
    });
    await page.goto(`/company/shares/event?${query.toString()}`);
    const events = new ShareEventPage(page);
    await expect(page.getByRole('textbox', { name: 'How many shares become one' })).toHaveValue('50');
    await events.enter('Why the entry is corrected', 'The resolution says ten');
    await events.enter('How many shares become one', '10');
    await expectAccessible(page, 'the correction of an event');
    await events.review();
    await expect(page.getByRole('row', { name: /Alice Green: Ordinary/ })).toContainText('60 shares');
    await events.record('Record correction');
    await expect(events.fact('Entry 4')).toContainText('Consolidation, with effect from 2 March 2026');
  });

  test('Given a transfer before a sub-division, when the transfer is corrected, then the sub-division is reckoned anew, and the history shows it as one correction', async ({
    signIn,
    clerk,
  }) => {
    const { companyId, classId, holders } = await giveShareRegister(clerk, tide, allotted);
    const happened = [
      {
        kind: 'transfer' as const,
        on: '2026-03-02',
        classId,
        transferorId: holders['Bob Stone'],
        transferees: [{ transfereeId: holders['Alice Green'], shares: '400' }],
      },
      { kind: 'subdivision' as const, on: '2026-04-01', classId, into: '10' },
      {
        kind: 'transfer' as const,
        on: '2026-05-01',
        classId,
        transferorId: holders['Alice Green'],
        transferees: [{ transfereeId: holders['Cara Moss'], shares: '1000' }],
      },
    ];
    for (const each of happened) await clerk.call('recordShareEvent', { companyId, events: [each] });
    const page = await signIn(people.main);
    await page.goto(`/company/shares/history?company=${companyId}`);
    await page.getByRole('link', { name: '2 Transfer' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Correct this entry' }).click();
    await page.getByLabel('Why the entry is corrected').fill('The form says 300');
    await page.getByLabel('Number of shares').fill('300');
    const transfers = new TransferPage(page, companyId);
    await transfers.review();
    await expect(page.getByRole('heading', { name: 'Re-entered: entry 3, Sub-division' })).toBeVisible();
    await expect(transfers.row(/^Alice Green: Ordinary 10,000 shares 9,000 shares/)).toBeVisible();
    await expectAccessible(page, 'the review of a correction before a sub-division');
    await transfers.record('Record correction');
    await expect(page.getByText('Transfer corrected')).toBeVisible();
    await page.goto(`/company/shares/history?company=${companyId}`);
    const divided = page.getByRole('row', { name: /3 Sub-division/ });
    await expect(divided.getByRole('link', { name: 'Replaced by entry 8' })).toBeVisible();
    await expect(page.getByRole('row', { name: /8 Sub-division/ })).toContainText('Entry 3 re-entered');
    await expect(page.getByRole('row', { name: /4 Transfer/ })).not.toContainText('Reversed');
    await expectAccessible(page, 'the history of a correction before a sub-division');
    await new SharesPages(page).turnTo('Shareholders');
    const alice = new RegisterOfMembersPage(page).member('Alice Green');
    await expect(alice.getByRole('cell', { name: '8,000', exact: true })).toBeVisible();
  });

  test('Given a share register, when the form of each event is opened, then it can be used by everybody', async ({
    signIn,
    clerk,
  }) => {
    test.slow();
    const { companyId } = await giveShareRegister(clerk, lanterns, allotted);
    const page = await signIn(people.main);
    const events = new ShareEventPage(page);
    for (const kind of kinds) {
      await test.step(kind, async () => {
        await events.open(companyId, kind);
        await expectAccessible(page, `the form of ${kind}`);
      });
    }
  });
});
