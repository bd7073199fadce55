import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { useStatbookForm } from '#kit/form/use-statbook-form.ts';
import { z } from 'zod';
// Fetched when somebody new is entered; the test would be over before it is there.
import '../holders/holder-form-dialog.tsx';
import { HolderField } from './holder-field.tsx';

const bob = {
  holderId: '33333333-3333-4333-8333-333333333333',
  name: 'Bob Stone',
  members: [
    {
      kind: 'person' as const,
      personId: '44444444-4444-4444-8444-444444444444',
      surname: 'Stone',
      forename: 'Bob',
    },
  ],
  designation: null,
  address: null,
  holdings: [],
};
const schema = z.object({ holderId: z.string() });

function Page() {
  const { control } = useStatbookForm({ schema, defaultValues: { holderId: '' } });
  return <HolderField control={control} name="holderId" companyId={companyId} label="Shareholder" />;
}

async function open() {
  serveAnswers({ getMultiShareHolderDetails: { entity: [bob] } });
  await new CompanyPageFixture().show(<Page />);
  const box = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Shareholder' });
  return { user: setUpUser(), box };
}
const textbox = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });

describe('the shareholder of an entry', () => {
  afterEach(cleanup);

  it('that nobody on the register matches is entered anew under the name that was typed', async () => {
    const { user, box } = await open();
    await user.type(box, 'Priya Shah');
    await user.click(screen.getByRole('option', { name: 'New shareholder: Priya Shah' }));
    await screen.findByRole('dialog');
    expect([textbox(/Forenames/).value, textbox(/Surname/).value]).toEqual(['Priya', 'Shah']);
  });

  it('that nobody matches is entered anew by the keyboard, and by the button too', async () => {
    const { user, box } = await open();
    await user.type(box, 'Shah');
    await screen.findByRole('option', { name: 'New shareholder: Shah' });
    await user.keyboard('{ArrowDown}{Enter}');
    await screen.findByRole('dialog');
    expect(textbox(/Surname/).value).toBe('Shah');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'New shareholder' }));
    await screen.findByRole('dialog');
    expect(textbox(/Surname/).value).toBe('Shah');
  });

  it('that was chosen leaves no name for somebody new', async () => {
    const { user, box } = await open();
    await expect
      .poll(async () => {
        await user.clear(box);
        await user.type(box, 'bob{Enter}');
        return box.value;
      })
      .toBe('Bob Stone');
    await user.click(screen.getByRole('button', { name: 'New shareholder' }));
    await screen.findByRole('dialog');
    expect([textbox(/Forenames/).value, textbox(/Surname/).value]).toEqual(['', '']);
  });
});
