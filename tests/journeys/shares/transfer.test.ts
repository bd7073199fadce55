import { TransferPage } from '../../pages/transfer-page.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { expect, test } from '../../support/journey.ts';
import { people } from '../../support/data/people.ts';
import { saveFrom, wordsOf } from '../../support/browser/saved-file.ts';
import { giveShareRegister } from '../../support/data/share-register.ts';

const bakery = { number: '09990001', code: 'BAKE01' };
const pumps = { number: '09990019', code: 'PUMP19' };

test.describe('A transfer of shares', () => {
  test('Given shareholders, when a part of a holding is sold to somebody new, then the register, the duty and the certificates follow', async ({
    signIn,
    clerk,
  }) => {
    const { companyId } = await giveShareRegister(clerk, bakery, { Stone: '40' });
    const page = await signIn(people.main);
    const transfers = new TransferPage(page, companyId);
    await transfers.openList();
    await expectAccessible(page, 'the list of transfers, empty');
    await transfers.begin();
    await page.getByRole('button', { name: 'New shareholder' }).click();
    const entering = page.getByRole('dialog');
    await entering.getByLabel('Surname').fill('Green');
    await entering.getByRole('button', { name: 'Enter shareholder' }).click();
    await expect(entering).toBeHidden();
    await transfers.choose('Transferor', 'Stone');
    await expect(page.getByText('Holds 40 Ordinary today')).toBeVisible();
    await page.getByLabel('Number of shares').fill('41');
    await page.getByRole('textbox', { name: 'Consideration' }).focus();
    await expect(page.getByText('Enter at most 40: that is what Stone has')).toBeVisible();
    await page.getByLabel('Number of shares').fill('15');
    await page.getByRole('button', { name: 'Review the transfer' }).click();
    await expect(page.getByRole('alert').or(page.getByText('There is a problem')).first()).toBeVisible();
    await page.getByRole('textbox', { name: 'Consideration' }).fill('9000');
    await expect(page.getByText('Stamp duty £45.00')).toBeVisible();
    await page.getByRole('radio', { name: 'Duty paid' }).check();
    await expectAccessible(page, 'the form of a transfer');

    const planned = await saveFrom(page, () =>
      page.getByRole('button', { name: 'Stock transfer form' }).click(),
    );
    expect((await wordsOf(planned)).join(' ')).toMatch(/Stone.*Green/);

    await transfers.review();
    await expect(transfers.row(/^Stone: Ordinary 40 shares 25 shares/)).toBeVisible();
    await expect(transfers.row(/^Green: Ordinary 0 shares 15 shares/)).toBeVisible();
    await expect(page.getByText('The statement of capital stays as it is.')).toBeVisible();
    await expect(page.getByText('Consideration: £9,000.00')).toBeVisible();
    await expectAccessible(page, 'the review of a transfer');
    await transfers.recordAndList();
    await expect(transfers.row(/^Stone to Green Ordinary 15 £9,000.00 £45.00/)).toBeVisible();
    await expectAccessible(page, 'the list of transfers');
    await page.getByRole('button', { name: 'Actions for Stone to Green' }).click();
    const listed = await saveFrom(page, () =>
      page.getByRole('menuitem', { name: 'Stock transfer form' }).click(),
    );
    expect(listed.name).toBe(planned.name);
    await page.getByRole('link', { name: 'Stone to Green' }).click();
    const recorded = await saveFrom(page, () =>
      page.getByRole('dialog').getByRole('button', { name: 'Stock transfer form' }).click(),
    );
    expect(await wordsOf(recorded)).toEqual(await wordsOf(listed));
    const [certificates] = [await clerk.call('shareCertificateDetails', { companyId })];
    const live = certificates.entity.filter(({ status }) => status === 'live');
    expect(live.map(({ holderName, shares }) => `${holderName} ${shares}`).toSorted()).toEqual([
      'Green 15',
      'Stone 25',
    ]);
  });

  test('Given a transfer to the wrong person, when it is corrected, then both entries stand in the history, and a correction that leaves too few shares is refused', async ({
    signIn,
    clerk,
  }) => {
    const { companyId, classId, holders } = await giveShareRegister(clerk, pumps, {
      Stone: '40',
      Green: '10',
      Black: '10',
    });
    const transfer = {
      kind: 'transfer' as const,
      classId,
      transferorId: holders.Stone,
      transferees: [{ transfereeId: holders.Green, shares: '15' }],
    };
    await clerk.call('recordShareEvent', {
      companyId,
      events: [{ ...transfer, on: '2026-11-02' }],
    });
    const page = await signIn(people.main);
    await page.goto(`/company/shares/history?company=${companyId}`);
    await expectAccessible(page, 'the history');
    await page.getByRole('link', { name: '2 Transfer' }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText('Stone gives up 15 Ordinary')).toBeVisible();
    await expectAccessible(page, 'an entry of the history');
    await dialog.getByRole('link', { name: 'Correct this entry' }).click();
    await page.getByLabel('Why the entry is corrected').fill('The shares went to Black');
    const transfers = new TransferPage(page, companyId);
    await transfers.choose('Transferee', 'Black');
    await transfers.review();
    await expect(transfers.row(/^Green: Ordinary 25 shares 10 shares/)).toBeVisible();
    await expectAccessible(page, 'the review of a correction');
    await transfers.record('Record correction');
    await expect(page.getByText(/The shares went to Black/).first()).toBeVisible();
    await expect(page.getByRole('link', { name: 'Replaced by entry 4' })).toBeVisible();

    await clerk.call('recordShareEvent', {
      companyId,
      events: [
        {
          ...transfer,
          on: '2026-11-10',
          transferorId: holders.Black,
          transferees: [{ transfereeId: holders.Green, shares: '25' }],
        },
      ],
    });
    await page.goto(`/company/shares/history?company=${companyId}`);
    await page.getByRole('link', { name: '4 Transfer' }).click();
    await page.getByRole('dialog').getByRole('link', { name: 'Reverse this entry' }).click();
    await page.getByLabel('Why the entry is reversed').fill('It never took place');
    await page.getByRole('button', { name: 'Review the reversal' }).click();
    await expect(page.getByText('This conflicts with a later entry')).toBeVisible();
    await expectAccessible(page, 'a reversal with an entry in its way');
    await expect(page.getByText('Reverse that entry first')).toHaveCount(1);
    const inTheWay = page.getByRole('link', { name: 'Entry 5: Transfer of 10 November 2026' });
    await expect(inTheWay).toHaveAttribute('href', /open=/);
    await expect(page.getByLabel('Why the entry is reversed')).toHaveValue('It never took place');
  });

  test('Given two people with the same transfer before them, when both record, then one wins and the other is told and loses nothing', async ({
    signIn,
    clerk,
  }) => {
    const { companyId } = await giveShareRegister(
      clerk,
      { number: '09990002', code: 'TIDE02' },
      { Stone: '40', Green: '10' },
    );
    const [one, other] = [await signIn(people.main), await signIn(people.main)];
    const [first, second] = [new TransferPage(one, companyId), new TransferPage(other, companyId)];
    for (const transfers of [first, second]) {
      await transfers.begin();
      await transfers.typeTransfer({ from: 'Stone', to: 'Green', shares: '30' });
      await transfers.review();
    }
    await first.recordAndList();
    await expect(first.row(/^Stone to Green/)).toBeVisible();
    await second.record();
    await expect(other.getByText('The register changed while you worked')).toBeVisible();
    await expect(other.getByRole('link', { name: /^Entry 2: Transfer of/ })).toBeVisible();
    await expect(other.getByLabel('Number of shares')).toHaveValue('30');
    await expectAccessible(other, 'a transfer that does not fit any more');
    await other.getByLabel('Number of shares').fill('10');
    await second.review();
    await second.recordAndList();
    await expect(second.row(/^Stone to Green/)).toHaveCount(2);
  });
});
