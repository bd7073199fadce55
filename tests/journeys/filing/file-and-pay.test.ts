import { createHash } from 'node:crypto';
import { CompanyPage, registers } from '../../pages/company-page.ts';
import { ImportPage } from '../../pages/import-page.ts';
import { PaymentWindow } from '../../pages/payment-window.ts';
import { ReceiptPage } from '../../pages/receipt-page.ts';
import { ReviewPage } from '../../pages/review-page.ts';
import { StatementPages } from '../../pages/statement-pages.ts';
import { expectAccessible } from '../../support/browser/accessibility.ts';
import { findSchemaFaults, hasGenuineSchemas } from '../../support/simulators/genuine-schemas.ts';
import { expect, test } from '../../support/journey.ts';
import {
  expectAccessibleInEveryLook,
  expectNoSidewaysScroll,
  inEveryView,
} from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const bakery = { number: '09990001', name: 'HARBOUR LIGHT BAKERY LIMITED', code: 'BAKE01' };

/** What a statement of a company with shares confirms. */
const facts = [
  'Confirmation date',
  'Registered office',
  'Company records',
  'Registered email address',
  'SIC codes',
  'Directors and secretaries',
  'People with significant control',
  'Trading status of shares',
  'Statement of capital',
  'Shareholders',
];

test.describe
  .serial('A confirmation statement, from the register to its acceptance', () => {
    test('Given a company on the register, when its statement is prepared, paid for by card and followed, then it is accepted and the next one is due', async ({
      signIn,
      installation,
      practice,
    }) => {
      const page = await signIn(people.main);
      const company = new CompanyPage(page);
      // Other journeys pay in the same installation.
      const before = await installation.payments.listTransactions();
      const paidBefore = new Set(before.map(({ transactionId }) => transactionId));

      await test.step('Given the company, imported by its number and authentication code', async () => {
        const imports = new ImportPage(page);
        await imports.open();
        await expectAccessible(page, 'the import page');
        await imports.byNumber(bakery.number, bakery.code);
        await imports.openImportedCompany(bakery.name);
        await expect(company.facts).toContainText('30 Nov 2026');
        await expect(company.facts).toContainText('20 November 2026, 09:3');
      });

      await test.step('and its record, as the register has it', async () => {
        for (const register of registers) {
          await company.openRegister(register);
          await expectAccessible(page, register.tab);
        }
        await page.getByRole('link', { name: /Confirmation statement.*16 November 2025/ }).click();
        await expect(page.getByRole('link', { name: 'Download' })).toBeVisible();
        await expectAccessibleInEveryLook(page, 'a document of the filing history');
        const viewer = page.getByRole('region').filter({ has: page.getByRole('link', { name: 'Download' }) });
        await inEveryView(page, async ({ name }) => {
          await expect(viewer.getByRole('button', { name: 'Close the document' }), name).toBeVisible();
          await expectNoSidewaysScroll(page, `a document of the filing history, ${name}`);
        });
        await page.keyboard.press('Escape');
      });

      await test.step('when the statement is opened, every fact of the register stands on it, and each once', async () => {
        await company.beginStatement();
        const statement = new StatementPages(page);
        await statement.expectOpen();
        for (const fact of facts) {
          const term = statement.facts.getByRole('term').filter({ hasText: new RegExp(`^${fact}$`) });
          await expect(term, fact).toHaveCount(1);
        }
        await expect(statement.facts).toContainText('Not traded on a market');
        await expect(statement.facts).not.toContainText('No change');
        await expect(
          statement.facts.getByRole('link', { name: 'Change trading status of shares' }),
        ).toHaveCount(0);
        await expectAccessibleInEveryLook(page, 'the statement before it is begun');
      });

      await test.step('and nothing has changed, it is filed from that page, and paid for with a card whose bank asks', async () => {
        await new StatementPages(page).confirmAll();
        const review = new ReviewPage(page);
        await review.expectReady();
        await expectAccessibleInEveryLook(page, 'the statement that can be filed');
        await expect(page.getByRole('main')).toContainText('£56.00');
        const payment = new PaymentWindow(await review.fileAndPay());
        await payment.expectOpen();
        await expect(payment.page.getByRole('main')).toContainText(bakery.name);
        await expect(payment.page.getByRole('main')).toContainText('£56.00');
        await inEveryView(payment.page, async ({ name, onlySight }) => {
          await expectNoSidewaysScroll(payment.page, `the payment window, ${name}`);
          await expectAccessible(payment.page, `the payment window, ${name}`, { onlySight });
        });
        // A window of 1280 pixels at 200 % is one of 640.
        for (const width of [640, 320]) {
          await payment.page.setViewportSize({ width, height: 450 });
          await expectNoSidewaysScroll(payment.page, `the payment window, ${width} pixels wide`);
        }
        await payment.fill('CHALLENGE');
        await payment.pay();
        await expect(payment.bank.getByLabel('Word')).toBeVisible();
        await expectAccessible(payment.page, 'the bank’s check');
        const closed = payment.page.waitForEvent('close');
        await payment.answerBank('challenge');
        await closed;
      });

      const receipt = new ReceiptPage(page);
      await test.step('and followed, then it is accepted', async () => {
        await receipt.expectOpen();
        await receipt.expectTitle(/accepted/i);
        await expectAccessibleInEveryLook(page, 'the receipt');
      });

      await test.step('once, for one payment, and the register knows it', async () => {
        const number = await receipt.readNumber();
        const arrivals = await installation.registry.listArrivals(bakery.number);
        expect(arrivals).toMatchObject([{ number, posts: 1, status: 'ACCEPT' }]);
        const transactions = await installation.payments.listTransactions();
        const own = transactions.filter(({ transactionId }) => !paidBefore.has(transactionId));
        expect(own.map(({ taken }) => taken)).toEqual([5600]);
        const { confirmation, paymentPeriods } = await installation.registry.findCompany(bakery.number);
        expect(confirmation).toMatchObject({ lastMadeUpTo: '2026-11-16', nextDue: '2027-11-30' });
        expect(paymentPeriods.some(({ paid }) => paid)).toBe(true);
      });

      await test.step('and the company’s next statement is due a year later', async () => {
        await receipt.backToCompany();
        await expect(company.facts).toContainText('30 Nov 2027');
      });

      await test.step('and the person who filed has a message', async () => {
        await expect
          .poll(async () => {
            const mail = await installation.mailbox.listMail(practice.emailOf(people.main));
            return mail.map(({ subject }) => subject).filter((subject) => subject.includes(bakery.name));
          })
          .toEqual([expect.stringMatching(/accepted/i)]);
      });
    });

    test('Given what was filed, then the presenter signs it as the registry asks', ({ installation }) => {
      const [message = ''] = installation.gateway.listMessages('ConfirmationStatement');
      const md5 = (text: string) => createHash('md5').update(text).digest('hex');
      // The published test vector, so that this test hashes as the registry does.
      expect(md5('E0000000000')).toBe('e4004184e3705b07b6cfe39f173ba9ee');
      expect(message).toContain(`<SenderID>${md5('66666600001')}</SenderID>`);
      expect(message).toContain(`<Value>${md5('DEMOPRES001')}</Value>`);
      expect(message).toContain('<Method>clear</Method>');
    });

    const leftOut = hasGenuineSchemas ? '' : ' (left out: no reference folder)';
    test(`Given what was filed, then it is valid by the registry’s own schemas${leftOut}`, ({
      installation,
    }) => {
      test.skip(!hasGenuineSchemas);
      const [message = ''] = installation.gateway.listMessages('ConfirmationStatement');
      expect(findSchemaFaults(message, 'ConfirmationStatement', 'ConfirmationStatement-v1-3.xsd')).toEqual(
        [],
      );
    });
  });
