import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture } from '#testing/company-page.fixture.tsx';
import { type MembersAddress, readMembersAddress } from './members/members-address.ts';
import { registerFixture } from './members/register.fixture.ts';
import { ShareholdersPage } from './shareholders-page.tsx';

afterEach(cleanup);

async function show(address: MembersAddress = {}, register = registerFixture()) {
  const changes: Partial<MembersAddress>[] = [];
  const { asAt, knownAt, knownOn } = address;
  const query = {
    companyId,
    ...(asAt !== undefined && { asAt }),
    ...(knownAt !== undefined && { knownAt: Number(knownAt) }),
    ...(knownOn !== undefined && { knownOn }),
  };
  await new CompanyPageFixture()
    .answer('getShareRegister', { query }, { entity: [register] })
    .ofCompany('getShareEntryMoments', {
      entity: [
        {
          number: 2,
          kind: 'transfer',
          effectiveOn: '2026-04-01',
          recordedAt: '2026-04-02T09:30:00.000Z',
        },
      ],
    })
    .show(
      <ShareholdersPage
        companyId={companyId}
        address={address}
        onAddressChange={(change) => changes.push(change)}
      />,
    );
  return changes;
}

describe('the register of members', () => {
  it('shows who holds what, that it adds up, and the note on the only member', async () => {
    await show();
    expect(await screen.findByText('As at', { exact: false })).toBeTruthy();
    expect(screen.getAllByRole('link', { name: 'Alice Green' })).toHaveLength(2);
    expect(screen.queryByText('Bob Stone')).toBeNull();
    expect(screen.getByText('Agrees to the statement of capital')).toBeTruthy();
    expect(screen.getByText(/has only one member since/)).toBeTruthy();
    expect(screen.queryByText('Not the register of today')).toBeNull();
  });

  it('lists which particulars are missing of present members, and opens who lacks them', async () => {
    const complete = registerFixture();
    const [alice, ...others] = complete.members;
    if (!alice) throw new Error('Alice is a member.');
    const changes = await show(
      {},
      registerFixture({ members: [{ ...alice, address: { town: '' }, enteredOn: null }, ...others] }),
    );
    expect(await screen.findByText('Particulars missing: 1 member')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show particulars missing' }));
    const list = screen.getByRole('list', { name: 'Particulars missing' });
    expect(list.textContent).toBe('Alice Green: address, date of entry');
    const link = screen.getByRole('link', { name: 'replace the balance by its history' });
    expect(link.getAttribute('href')).toContain('/company/shares/opening');
    fireEvent.click(screen.getByRole('button', { name: 'Alice Green' }));
    expect(changes).toEqual([{ open: 'alice' }]);
  });

  it('speaks of the history only where it can bring what is missing', async () => {
    const complete = registerFixture();
    const [alice, ...others] = complete.members;
    if (!alice) throw new Error('Alice is a member.');
    await show({}, registerFixture({ members: [{ ...alice, address: { town: '' } }, ...others] }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show particulars missing' }));
    expect(screen.getByRole('list', { name: 'Particulars missing' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /replace the balance/ })).toBeNull();
  });

  it('says nothing of particulars where none is missing', async () => {
    await show();
    await screen.findByText('Agrees to the statement of capital');
    expect(screen.queryByText(/Particulars missing/)).toBeNull();
  });

  it('names former members with what they held when they are asked for', async () => {
    await show({ former: 'yes' });
    const row = (await screen.findByText('Bob Stone')).closest('tr');
    expect(row?.textContent).toContain('held 40');
    expect(row?.textContent).toContain('1 Apr 2026');
  });

  it('says loudly that it is not today’s, and leads back', async () => {
    const asAt = '2026-03-31';
    const changes = await show({ asAt, knownAt: '2' }, registerFixture({ asAt, knownAt: 2 }));
    expect(await screen.findByText('Not the register of today')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Show today' }));
    expect(changes).toEqual([{ asAt: undefined, knownAt: undefined, knownOn: undefined }]);
  });

  it('asks for the day, refuses one to come, and keeps it in the address', async () => {
    const changes = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change date' }));
    const date = await screen.findByLabelText('As at the end of');
    fireEvent.change(date, { target: { value: '1 1 2027' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show register' }));
    expect((await screen.findAllByText('Enter a date up to today')).length).toBeGreaterThan(0);
    fireEvent.change(date, { target: { value: '31 3 2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show register' }));
    await waitFor(() =>
      expect(changes).toEqual([{ asAt: '2026-03-31', knownAt: undefined, knownOn: undefined }]),
    );
  });

  it('is read as it was known at a time of day in London, which the page then says', async () => {
    const changes = await show();
    fireEvent.click(await screen.findByRole('button', { name: 'Change date' }));
    fireEvent.click(await screen.findByLabelText('An earlier time'));
    fireEvent.change(await screen.findByLabelText('Recorded up to'), { target: { value: '1 7 2026' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show register' }));
    expect((await screen.findAllByText('Enter a time of 24 hours, like 14:05')).length).toBeGreaterThan(0);
    fireEvent.change(screen.getByLabelText('Time in London'), { target: { value: '14.05' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show register' }));
    const knownOn = '2026-07-01T13:05Z';
    await waitFor(() => expect(changes).toEqual([{ asAt: undefined, knownAt: undefined, knownOn }]));
    cleanup();
    await show({ knownOn }, registerFixture({ knownAt: 2, knownOn }));
    const banner = (await screen.findByText('Not the register of today')).closest('div');
    expect(banner?.parentElement?.textContent).toContain(
      'including entries recorded up to 1 July 2026, 14:05, after entry 2',
    );
  });

  it('keeps out of the address what is none of it', () => {
    expect(readMembersAddress({ asAt: 'yesterday', q: 'green' })).toMatchObject({
      asAt: undefined,
      q: 'green',
    });
  });
});
