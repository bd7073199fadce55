import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { pathsIn, refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
import { noAddress } from './holder-values.ts';
import HolderFormDialog from './holder-form-dialog.tsx';
import type { ShareHolder } from './share-holder.ts';

provideTextEditing();

const bob: ShareHolder = {
  holderId: '33333333-3333-4333-8333-333333333333',
  name: 'Bob Stone',
  members: [{ kind: 'person', personId: companyId, surname: 'Stone', forename: 'Bob' }],
  designation: null,
  address: null,
  holdings: [],
};

type Saved = NonNullable<Parameters<typeof serveAnswers>[0]['saveShareHolder']>;

async function open(isNew: boolean, saveShareHolder: Saved = { entity: [bob] }) {
  const received = serveAnswers({ getMultiShareHolderDetails: { entity: [bob] }, saveShareHolder });
  const happened: string[] = [];
  const onClose = () => happened.push('closed');
  await new CompanyPageFixture().show(
    isNew ? (
      <HolderFormDialog
        companyId={companyId}
        onEntered={(holderId) => happened.push(holderId)}
        onClose={onClose}
      />
    ) : (
      <HolderFormDialog companyId={companyId} holder={bob} onClose={onClose} />
    ),
  );
  await screen.findByRole('dialog');
  const user = setUpUser();
  const type = (name: RegExp, text: string) => user.type(screen.getByRole('textbox', { name }), text);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return {
    user,
    type,
    press,
    happened,
    toasts: collectToasts(),
    sent: () => givenTo(received, 'saveShareHolder'),
  };
}

const wholeAddress = pathsIn({ address: noAddress });

describe('a new shareholder', () => {
  it('is a person with an address, of which what is empty is left out', async () => {
    const { type, press, happened, sent } = await open(true);
    await press('Enter shareholder');
    expect(await screen.findAllByText('Enter the surname')).toHaveLength(2);
    await type(/Surname/, 'Green');
    await type(/Town/, 'Exeter');
    await press('Enter shareholder');
    await expect.poll(() => happened).toEqual([bob.holderId, 'closed']);
    expect(sent()).toEqual([
      { companyId, members: [{ kind: 'person', surname: 'Green' }], address: { town: 'Exeter' } },
    ]);
  });

  it('leaves the focus at the button that adds a joint holder when one is removed', async () => {
    const { press } = await open(true);
    await press('Add a joint holder');
    await press('Remove joint holder 2');
    expect(document.activeElement?.textContent).toBe('Add a joint holder');
  });

  it('is several people jointly, in the order in which they are named', async () => {
    const { user, type, press, sent } = await open(true);
    await type(/Surname/, 'Green');
    await press('Add a joint holder');
    const [, second] = screen.getAllByRole('radio', { name: 'A company or firm' });
    await user.click(second ?? document.body);
    await type(/Name of the company or firm/, 'HARBOUR LTD');
    await press('Name joint holder 2 earlier');
    expect(document.activeElement?.getAttribute('name')).toBe('members.0.kind');
    await press('Enter shareholder');
    await expect.poll(sent).toMatchObject([
      {
        members: [
          { kind: 'company', name: 'HARBOUR LTD' },
          { kind: 'person', surname: 'Green' },
        ],
      },
    ]);
  });

  it('is refused where the mistake can be mended', async () => {
    const paths = ['members', 'members.0.surname', 'members.0.forename', 'designation', ...wholeAddress];
    const { type, press, happened } = await open(true, () => refuseAt(paths));
    await type(/Surname/, 'Green');
    await press('Enter shareholder');
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
    expect(happened).toEqual([]);
  });
});

describe('a change of a shareholder', () => {
  it('begins on a day, and asks for it', async () => {
    const { type, press, toasts, sent } = await open(false);
    await press('Save the change');
    expect(await screen.findAllByText('Enter the date of the change')).toHaveLength(2);
    await type(/Date of the change/, '18 11 2026');
    await type(/Town/, 'Exeter');
    await press('Save the change');
    await expect.poll(() => toasts).toEqual(['Bob Stone saved']);
    expect(sent()).toMatchObject([
      { holderId: bob.holderId, effectiveOn: '2026-11-18', address: { town: 'Exeter' } },
    ]);
  });

  it('that corrects a mistake has no day', async () => {
    const { user, press, sent } = await open(false);
    await user.click(screen.getByRole('radio', { name: /It was entered wrongly/ }));
    expect(screen.queryByRole('textbox', { name: /Date of the change/ })).toBeNull();
    await press('Save the change');
    await expect.poll(sent).toHaveLength(1);
    expect(sent()[0]).not.toHaveProperty('effectiveOn');
  });
});
