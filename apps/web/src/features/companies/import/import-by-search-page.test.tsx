import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { givenTo, refuse, serveAnswers, setUpUser, WithAddress } from '#testing/served-page.fixture.tsx';
import { ImportBySearchPage } from './import-by-search-page.tsx';
import type { SearchAddress } from './search-address.ts';

const full = { level: 'full', message: null };
const bakery = {
  companyNumber: '09990001',
  companyName: 'HARBOUR LIGHT BAKERY LIMITED',
  companyStatus: 'active',
  companyType: 'ltd',
  addressText: '4 Quay Street, Harbourton',
  incorporatedOn: '2015-03-02',
  companyId: null,
  service: full,
};
const society = {
  ...bakery,
  companyNumber: 'IP12345R',
  companyName: 'LIGHTHOUSE SOCIETY',
  service: { level: 'refused', message: 'Registered societies are not kept here.' },
};
const listed = { ...bakery, companyNumber: '09990002', companyName: 'LIGHT JOINERY LIMITED', companyId };

const found = (entity: readonly object[], more: object = {}) => ({
  entity,
  total: entity.length,
  hasMore: false,
  ...more,
});

async function show(answers: Parameters<typeof serveAnswers>[0], start: SearchAddress = {}) {
  const received = serveAnswers(answers);
  await new CompanyPageFixture().show(<WithAddress page={ImportBySearchPage} start={start} />);
  return { user: setUpUser(), searches: () => givenTo(received, 'searchCompaniesList'), received };
}

const rowOf = async (company: string) =>
  within(await screen.findByRole('row', { name: new RegExp(company) }));

describe('companies that are searched for on the register', () => {
  it('are not asked for before three letters are typed', async () => {
    const { user, searches } = await show({ searchCompaniesList: found([bakery]) });
    await user.type(screen.getByRole('searchbox', { name: 'Search the register by name or number' }), 'li');
    expect(screen.getByText('Find a company by its name or number')).toBeDefined();
    expect(searches()).toEqual([]);
  });

  it('are asked for when typing rests, fifty at a time', async () => {
    const { user, searches } = await show({ searchCompaniesList: found([bakery, society, listed]) });
    await user.type(
      screen.getByRole('searchbox', { name: 'Search the register by name or number' }),
      'light',
    );
    expect(await screen.findByRole('table', { name: 'Companies found on the register' })).toBeDefined();
    expect(searches()).toEqual([{ searchQuery: 'light', startIndex: '0', pageSize: '50' }]);
  });

  it('have their way into the list, or the reason why there is none', async () => {
    await show({ searchCompaniesList: found([bakery, society, listed]) }, { q: 'light' });
    expect((await rowOf(bakery.companyName)).getByRole('button', { name: /Import/ })).toBeDefined();
    expect((await rowOf(society.companyName)).getByText(society.service.message)).toBeDefined();
    const link = (await rowOf(listed.companyName)).getByRole('link', { name: /Open/ });
    expect(link.getAttribute('href')).toContain(companyId);
  });

  it('are imported one by one, and stand in the list then', async () => {
    const imported = { ...bakery, companyId, hasCompanyData: false };
    const { user, received } = await show(
      { searchCompaniesList: found([bakery]), importCompany: { entity: [imported] } },
      { q: 'light' },
    );
    await user.click((await rowOf(bakery.companyName)).getByRole('button', { name: /Import/ }));
    expect(await (await rowOf(bakery.companyName)).findByRole('link', { name: /Open/ })).toBeDefined();
    expect(givenTo(received, 'importCompany')).toEqual([{ companyNumber: '09990001' }]);
  });

  it('say at their row why one was not imported', async () => {
    const { user } = await show(
      { searchCompaniesList: found([bakery]), importCompany: () => refuse('The registry is busy.') },
      { q: 'light' },
    );
    await user.click((await rowOf(bakery.companyName)).getByRole('button', { name: /Import/ }));
    expect(await (await rowOf(bakery.companyName)).findByText('The registry is busy.')).toBeDefined();
  });

  it('stand on further pages, and only the active ones when asked', async () => {
    const { user, searches } = await show(
      { searchCompaniesList: found([bakery], { total: 120, hasMore: true }) },
      { q: 'light', page: '2' },
    );
    await user.click(await screen.findByRole('button', { name: 'Next 50' }));
    await user.click(await screen.findByRole('button', { name: 'Active only' }));
    await screen.findByRole('button', { name: 'Next 50' });
    expect(searches()).toMatchObject([
      { startIndex: '50' },
      { startIndex: '100' },
      { startIndex: '0', activeOnly: 'true' },
    ]);
  });

  it('may be none, which is said', async () => {
    await show({ searchCompaniesList: found([]) }, { q: 'nowhere' });
    expect(await screen.findByText('The register finds nothing')).toBeDefined();
  });

  it('are searched for again when the register did not answer', async () => {
    let answers = 0;
    const { user } = await show(
      {
        searchCompaniesList: () => {
          answers += 1;
          return answers === 1
            ? refuse('The registry does not answer.', { status: 503 })
            : { body: found([bakery]) };
        },
      },
      { q: 'light' },
    );
    expect(await screen.findByText('The register could not be searched')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('row', { name: new RegExp(bakery.companyName) })).toBeDefined();
  });
});
