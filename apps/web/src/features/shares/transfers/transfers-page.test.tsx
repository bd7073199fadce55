import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import type { CallReply } from '#api/call-types.ts';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
// Fetched with the form; the test would be over before it is there.
import '../plan/entry-review.tsx';
import { TransfersPage } from './transfers-page.tsx';
import type { TransferAddress } from './transfer-address.ts';

afterEach(cleanup);

const ids = {
  ordinary: '22222222-2222-4222-8222-222222222222',
  bob: '33333333-3333-4333-8333-333333333333',
  alice: '44444444-4444-4444-8444-444444444444',
  entry: '55555555-5555-4555-8555-555555555555',
};
const query = { query: { companyId } };
const held = { shareClassId: ids.ordinary, className: 'Ordinary', amountPaid: '40', amountUnpaid: '0' };
const holding = { ...held, holderId: ids.bob, holderName: 'Bob Stone', shares: '40', numbers: '' };
const transfer = {
  shareEventId: ids.entry,
  on: '2026-11-02',
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  transferorId: ids.bob,
  transferorName: 'Bob Stone',
  transfereeId: ids.alice,
  transfereeName: 'Alice Green',
  shares: '15',
  consideration: '9000',
  stampDuty: '45',
  nilReason: null,
  isPartOfSeries: false,
  exemption: null,
  stamping: 'paid' as const,
  signedOn: '2026-10-28',
  lodgedOn: null,
  stampingDueOn: '2026-11-27',
  isReversed: false,
};
const refused = {
  refusedTransferId: ids.entry,
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  transferorId: ids.bob,
  transferorName: 'Bob Stone',
  transferees: [{ transfereeId: ids.alice, transfereeName: 'Alice Green', shares: '5' }],
  signedOn: null,
  lodgedOn: '2026-08-01',
  refusedOn: '2026-10-02',
  decisionDueOn: '2026-10-01',
  isLate: true,
  reasons: 'The right to buy first was passed over',
  recordedAt: '2026-10-02T09:30:00.000Z',
  isReplaced: false,
};

const ordinary = {
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: false,
  sharesInIssue: '40',
  sharesInTreasury: '0',
  sharesForfeited: '0',
  aggregateNominal: '40',
  amountUnpaid: '0',
};

const overview = { entity: [{ ...head, companyType: 'ltd' }] } as unknown as CallReply<'getCompanyOverview'>;

/** What Bob holds on a day, and nobody else anything. */
const registerWith = (shares: string): CallReply<'getSharesHeld'> => ({
  entity: [
    {
      members: [{ holderId: ids.bob, holderName: 'Bob Stone', holdings: [{ ...holding, shares }] }],
      classes: [ordinary],
      capital: { currencies: [] },
    },
  ],
});

function fixture(): CompanyPageFixture {
  return new CompanyPageFixture()
    .answer('getCompanyOverview', query, overview)
    .answer('getShareClassDetails', query, { entity: [ordinary] })
    .answer('getSharesHeld', { query: { companyId, asAt: '2026-11-20' } }, registerWith('40'))
    .answer('getShareTransferGridDetails', query, {
      entity: [transfer, { ...transfer, shares: '10', isReversed: true }],
    })
    .answer('getRefusedShareTransfers', query, { entity: [refused] })
    .answer('getMultiShareHolderDetails', query, { entity: [] })
    .answer('getShareClassDetailsForTransfer', query, {
      entity: [
        {
          shareClassId: ids.ordinary,
          className: 'Ordinary',
          currency: 'GBP',
          nominalValue: '1',
          isNumbered: false,
          holdings: [holding],
        },
      ],
    });
}

const page = (address: TransferAddress = {}) => (
  <TransfersPage companyId={companyId} address={address} onAddressChange={() => undefined} />
);

describe('the transfers of a company', () => {
  it('stand with the duty and how it was settled; reversed ones stay', async () => {
    await fixture().show(page());
    expect((await screen.findAllByText('Bob Stone')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('£45.00')).toHaveLength(2);
    expect(screen.getAllByText('Duty paid')).toHaveLength(2);
    expect(screen.getByText('Reversed')).toBeTruthy();
  });

  it('that were refused stand with the reasons, and say when the decision came too late', async () => {
    await fixture().show(page());
    expect(await screen.findByText('The right to buy first was passed over')).toBeTruthy();
    expect(screen.getByText(/After the last day/)).toBeTruthy();
  });

  it('lead back from a refusal that is not among them', async () => {
    await fixture().show(page({ refusal: companyId }));
    expect(await screen.findByText('There is no such refusal')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Show the transfers' })).toBeTruthy();
  });

  it('are recorded by nobody who may only read', async () => {
    await fixture().show(page(), { access: ['viewCompany'] });
    expect(await screen.findAllByText('Duty paid')).toHaveLength(2);
    expect(screen.queryByText('Record a transfer')).toBeNull();
    expect(screen.queryByText(/^Correct/)).toBeNull();
  });
});

describe('the form of a transfer', () => {
  it('says at each field what is missing', async () => {
    await fixture().show(page({ entry: 'new' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Review the transfer' }));
    expect((await screen.findAllByText('Choose who transfers the shares')).length).toBeGreaterThan(0);
    expect(screen.getAllByText('Choose who the shares go to').length).toBeGreaterThan(0);
    expect(screen.getAllByText('Enter what is paid, or choose that it is a gift').length).toBeGreaterThan(0);
  });

  it('reckons the stamp duty as it is typed, and asks how the form was stamped', async () => {
    await fixture().show(page({ entry: 'new' }));
    const consideration = await screen.findByRole('textbox', { name: 'Consideration' });
    fireEvent.input(consideration, { target: { value: '1000.01' } });
    expect((await screen.findByText(/rounded up to the next £5/)).textContent).toContain('£10.00');
    expect(screen.getByText('How the form was stamped')).toBeTruthy();
    fireEvent.input(consideration, { target: { value: '1000' } });
    expect(await screen.findByText(/£1,000 or less/)).toBeTruthy();
    expect(screen.queryByText('How the form was stamped')).toBeNull();
  });

  it('says what the transferor holds on the day of the entry', async () => {
    const earlier = { query: { companyId, asAt: '2026-11-02' } };
    await fixture()
      .answer('getSharesHeld', earlier, registerWith('60'))
      .show(page({ entry: 'new' }));
    fireEvent.change(await screen.findByRole('combobox', { name: /Transferor/ }), {
      target: { value: 'Bob' },
    });
    fireEvent.click(await screen.findByRole('option', { name: /Bob Stone/ }));
    expect((await screen.findByText(/^Holds/)).textContent).toBe('Holds 40 Ordinary today.');
    const day = screen.getByRole('textbox', { name: /Date of registration/ });
    fireEvent.change(day, { target: { value: '2 11 2026' } });
    fireEvent.blur(day);
    expect((await screen.findByText(/^Held/)).textContent).toBe('Held 60 Ordinary on 2 November 2026.');
  });

  it('goes on at the name of a transferee who is added', async () => {
    await fixture().show(page({ entry: 'new' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Add a transferee' }));
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('name')).toBe('transferees.1.transfereeId'),
    );
  });

  it('asks for the reasons of a refusal, which the transferee must be given', async () => {
    await fixture().show(page({ entry: 'new' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Refuse it' }));
    expect(await screen.findByRole('textbox', { name: /Reasons/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Record refusal' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Consideration' })).toBeNull();
  });
});
