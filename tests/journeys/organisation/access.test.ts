import { giveCompany } from '../../support/data/filed-statement.ts';
import { expect, test } from '../../support/journey.ts';
import { expectAccessibleInEveryLook } from '../../support/browser/looks.ts';
import { people } from '../../support/data/people.ts';

const vineyards = { number: '09990026', code: 'OAKE26', name: 'OAKES FAMILY VINEYARDS LIMITED' };
const nowhere = '00000000-0000-4000-8000-000000000000';

test.describe('Who sees and does what', () => {
  test('Given an agent of three companies, then they see those, and another one is not there for them', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, vineyards);
    const page = await signIn(people.agent);
    await expect(page.getByRole('status').filter({ hasText: '3 in all' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Import companies' })).toHaveCount(0);
    const words: string[] = [];
    for (const id of [companyId, nowhere]) {
      await page.goto(`/company/companyoverview?company=${id}`);
      await expect(page.getByRole('heading', { name: 'There is no such company' })).toBeVisible();
      words.push(await page.getByRole('main').innerText());
    }
    expect(words[0]).toBe(words[1]);
    await expectAccessibleInEveryLook(page, 'a company out of reach');
  });

  test('Given a person who may only read, then nothing is offered that they cannot do', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, vineyards);
    const page = await signIn(people.reader);
    const refused: string[] = [];
    page.on('response', (response) => {
      if (response.status() === 403) refused.push(response.url());
    });
    await expect(page.getByRole('link', { name: 'Import companies' })).toHaveCount(0);
    const changing = /Update from|File a change|File confirmation|Import|Delete|Add|Save|Pay|Show the/;
    for (const place of [
      'companyoverview',
      'officers',
      'shareholders',
      'pscs',
      'companyfilinghistory',
      'forms',
    ]) {
      await page.goto(`/company/${place}?company=${companyId}`);
      await expect(page.getByRole('heading', { name: vineyards.name, level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      const main = page.getByRole('main');
      await expect(main.getByRole('button', { name: changing }), place).toHaveCount(0);
      await expect(main.getByRole('link', { name: /^File|Import/ }), place).toHaveCount(0);
    }
    for (const place of ['/company/import', `/company/forms/confirmation-statement?company=${companyId}`]) {
      await page.goto(place);
      await expect(page.getByRole('main')).toContainText('access');
      await expectAccessibleInEveryLook(page, `${place} without access`);
    }
    expect(refused).toEqual([]);
  });

  test('Given a stranger from another account, then a company of this one is not there, whether it exists or not', async ({
    signIn,
    clerk,
  }) => {
    const companyId = await giveCompany(clerk, vineyards);
    const page = await signIn(people.stranger);
    await expect(page.getByRole('main')).not.toContainText('LIMITED');
    const answers: string[] = [];
    for (const id of [companyId, nowhere]) {
      const answered = page.waitForResponse((response) => response.url().includes('GetCompanyOverview'));
      await page.goto(`/company/companyoverview?company=${id}`);
      const response = await answered;
      expect(response.status()).toBe(404);
      const { requestId: _requestId, instance: _instance, ...problem } = JSON.parse(await response.text());
      answers.push(JSON.stringify(problem).replaceAll(id, ''));
      await expect(page.getByRole('heading', { name: 'There is no such company' })).toBeVisible();
    }
    expect(answers[0]).toBe(answers[1]);
  });
});
