import { IconList } from '@tabler/icons-react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { head, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import Palette from './palette.tsx';

afterEach(cleanup);

const { companyId, companyNumber, companyName } = head;
const company = { companyId, companyNumber, companyName };

async function open(mode: 'everything' | 'companies' = 'everything') {
  const went: string[] = [];
  const fixture = new CompanyPageFixture();
  fixture.answer(
    'findCompaniesAndPeople',
    { query: { text: 'bake' } },
    {
      entity: [
        {
          companies: [{ ...company, companyStatus: 'active' }],
          people: [{ ...company, personName: 'Ada Baker', registers: ['pscs'], roleText: 'Shareholder' }],
        },
      ],
    },
  );
  await fixture.show(
    <Palette
      mode={mode}
      recent={[{ id: companyId, name: 'LAST DAY LANTERNS LTD', number: '09990007' }]}
      pages={[{ id: 'page:reports', label: 'Reports', icon: IconList, act: () => went.push('reports') }]}
      actions={[]}
      actsOf={({ id, name }) => [
        {
          id: `act:allot:${id}`,
          label: 'Allot shares',
          detail: name,
          icon: IconList,
          onlyFound: true,
          act: () => went.push(`allot ${id}`),
        },
        {
          id: `file:${id}:${id}`,
          label: `Prepare the confirmation statement of ${name}`,
          icon: IconList,
          onlyFound: true,
          act: () => went.push(`statement ${id}`),
        },
      ]}
      companyHref={(id) => `/company/${id}`}
      formsHref={(words) => `/company/forms?q=${words}`}
      onGo={(href) => went.push(href)}
      onClose={() => went.push('closed')}
    />,
  );
  const field = await screen.findByRole('combobox');
  return { went, field, type: (value: string) => fireEvent.change(field, { target: { value } }) };
}

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

describe('the palette', () => {
  it('offers recent companies and the pages before anything is typed', async () => {
    await open();
    expect(options()).toEqual(['LAST DAY LANTERNS LTD09990007', 'Reports']);
  });

  it('leads to the forms of the current company that match what is looked for', async () => {
    const { went, type } = await open();
    type('form charge');
    fireEvent.click(await screen.findByRole('option', { name: 'File a form: charge' }));
    expect(went).toContain('/company/forms?q=charge');
  });

  it('finds companies and people, and offers to prepare their statement', async () => {
    const { type } = await open();
    type('bake');
    await waitFor(() =>
      expect(options()).toEqual([
        `${companyName}${companyNumber}`,
        `Ada BakerShareholder · ${companyName}`,
        `Prepare the confirmation statement of ${companyName}`,
      ]),
    );
  });

  it('offers an act for the company that is named with it', async () => {
    const { type, field, went } = await open();
    type('allot bake');
    await screen.findByRole('option', { name: new RegExp(`Allot shares.*${companyName}`) });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(went).toEqual(['closed', `allot ${companyId}`]);
  });

  it('offers the statement of a named company once', async () => {
    const { type } = await open();
    type('statement bake');
    await waitFor(() =>
      expect(options().filter((each) => each?.startsWith('Prepare'))).toEqual([
        `Prepare the confirmation statement of ${companyName}`,
      ]),
    );
  });

  it('goes by arrows and Enter to what is chosen, and closes first', async () => {
    const { type, field, went } = await open();
    type('bake');
    await screen.findByText('Ada Baker');
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(went).toEqual(['closed', `/company/pscs?company=${companyId}`]);
  });

  it('takes the first with Enter alone', async () => {
    const { field, went, type } = await open();
    type('repo');
    await waitFor(() => expect(options()).toEqual(['Reports']));
    fireEvent.keyDown(field, { key: 'Enter' });
    expect(went).toEqual(['closed', 'reports']);
  });

  it('offers companies alone to change from one to another', async () => {
    const { type } = await open('companies');
    type('bake');
    await waitFor(() => expect(options()).toEqual([`${companyName}${companyNumber}`]));
  });
});
