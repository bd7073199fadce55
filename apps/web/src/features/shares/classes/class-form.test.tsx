import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { ClassForm } from './class-form.tsx';
import { ordinary } from './share-class.fixture.ts';
import type { ShareClass } from './share-class.ts';

provideTextEditing();

async function open(shareClass?: ShareClass, answers: Parameters<typeof serveAnswers>[0] = {}) {
  const received = serveAnswers({
    getCurrencies: { entity: [{ currencyCode: 'GBP', currencyName: 'Pound sterling' }] },
    saveShareDetails: { entity: [] },
    ...answers,
  });
  await new CompanyPageFixture().show(<ClassForm companyId={companyId} shareClass={shareClass} />);
  return { user: setUpUser(), toasts: collectToasts(), sent: () => givenTo(received, 'saveShareDetails') };
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

describe('the form of a class of shares', () => {
  it('begins with the rights of an ordinary share, and asks for a name and a nominal value', async () => {
    const { user, toasts, sent } = await open();
    await user.click(screen.getByRole('button', { name: 'Record class' }));
    expect(await screen.findAllByText('Enter the name of the class')).not.toHaveLength(0);
    expect(screen.getAllByText('Enter the nominal value above zero, such as 1 or 0.10')).not.toHaveLength(0);
    await user.type(field(/Name of the class/), 'A Ordinary');
    await user.type(field(/Nominal value/), '0.10');
    await user.click(screen.getByRole('button', { name: 'Record class' }));
    await expect.poll(() => toasts).toEqual(['A Ordinary saved']);
    expect(sent()).toMatchObject([
      { companyId, className: 'A Ordinary', currency: 'GBP', nominalValue: '0.10', votesPerShare: '1' },
    ]);
  });

  it('takes a model wording, and gives back what stood there before', async () => {
    const { user, toasts } = await open(ordinary);
    const before = field(/Prescribed particulars/);
    expect(before).toHaveProperty('value', 'One vote each');
    await user.click(screen.getByRole('button', { name: /Start from a model wording/ }));
    const [model] = await screen.findAllByRole('menuitem');
    await user.click(model ?? document.body);
    expect(field(/Prescribed particulars/)).not.toHaveProperty('value', 'One vote each');
    expect(toasts).toEqual([expect.stringMatching(/^Model wording: /)]);
  });

  it('says what the server refuses where it can be mended', async () => {
    const paths = ['className', 'currency', 'nominalValue', 'particulars', 'votesPerShare', 'isNumbered'];
    const { user, toasts } = await open(ordinary, { saveShareDetails: () => refuseAt(paths) });
    await user.click(screen.getByRole('button', { name: 'Record the terms' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
    expect(toasts).toEqual([]);
  });
});
