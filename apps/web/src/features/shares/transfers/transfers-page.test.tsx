import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { companyId, RecordFixture } from '../../../record/show-record.fixture.tsx';
import { TransfersPage } from './transfers-page.tsx';
import type { TransferAddress } from './transfer-address.ts';

afterEach(cleanup);

const ids = {
  ordinary: '22222222-2222-4222-8222-222222222222',
  bob: '33333333-3333-4333-8333-333333333333',
  alice: '44444444-4444-4444-8444-444444444444',
  entry: '55555555-5555-4555-8555-555555555555',
};
const query = { query: { CompanyId: companyId } };
const held = { ShareClassId: ids.ordinary, ClassName: 'Ordinary', AmountPaid: '40', AmountUnpaid: '0' };
const holding = { ...held, HolderId: ids.bob, HolderName: 'Bob Stone', Shares: '40', Numbers: '' };
const transfer = {
  ShareEventId: ids.entry,
  On: '2026-11-02',
  ShareClassId: ids.ordinary,
  ClassName: 'Ordinary',
  TransferorId: ids.bob,
  TransferorName: 'Bob Stone',
  TransfereeId: ids.alice,
  TransfereeName: 'Alice Green',
  Shares: '15',
  Consideration: '9000',
  StampDuty: '45',
  NilReason: null,
  IsPartOfSeries: false,
  Exemption: null,
  Stamping: 'paid' as const,
  SignedOn: '2026-10-28',
  LodgedOn: null,
  StampingDueOn: '2026-11-27',
  IsReversed: false,
};
const refused = {
  RefusedTransferId: ids.entry,
  ShareClassId: ids.ordinary,
  ClassName: 'Ordinary',
  TransferorId: ids.bob,
  TransferorName: 'Bob Stone',
  Transferees: [{ TransfereeId: ids.alice, TransfereeName: 'Alice Green', Shares: '5' }],
  SignedOn: null,
  LodgedOn: '2026-08-01',
  RefusedOn: '2026-10-02',
  DecisionDueOn: '2026-10-01',
  IsLate: true,
  Reasons: 'The right to buy first was passed over',
  RecordedAt: '2026-10-02T09:30:00.000Z',
  IsReplaced: false,
};

function fixture(): RecordFixture {
  return new RecordFixture()
    .answer('getShareTransferGridDetails', query, {
      Entity: [transfer, { ...transfer, Shares: '10', IsReversed: true }],
    })
    .answer('getRefusedShareTransfers', query, { Entity: [refused] })
    .answer('getMultiShareHolderDetails', query, { Entity: [] })
    .answer('getShareClassDetailsForTransfer', query, {
      Entity: [
        {
          ShareClassId: ids.ordinary,
          ClassName: 'Ordinary',
          Currency: 'GBP',
          NominalValue: '1',
          IsNumbered: false,
          Holdings: [holding],
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

  it('are recorded by nobody who may only read', async () => {
    await fixture().show(page(), { access: ['ViewCompany'] });
    expect(await screen.findAllByText('Duty paid')).toHaveLength(2);
    expect(screen.queryByText('Record a transfer')).toBeNull();
    expect(screen.queryByText('Put right')).toBeNull();
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
    const lot = { LotId: 'e1/1', Kind: 0, Numbers: '', Currency: 'GBP', PaidEach: '1', UnpaidEach: '0' };
    const answered = fixture();
    for (const [AsAt, Shares] of [
      ['2026-11-20', '40'],
      ['2026-11-02', '55'],
    ] as const) {
      const asked = { CompanyId: companyId, ShareClassId: ids.ordinary, AsAt, HolderId: ids.bob };
      const lots = [
        { ...lot, IssuedOn: '2026-01-15', Shares },
        { ...lot, IssuedOn: '2026-02-15', LotId: 'e2/1', Shares: '5' },
      ];
      answered.answer('getShareLots', { query: asked }, { Entity: lots });
    }
    await answered.show(page({ entry: 'new' }));
    fireEvent.change(await screen.findByRole('combobox', { name: /Who transfers/ }), {
      target: { value: 'Bob' },
    });
    fireEvent.click(await screen.findByRole('option', { name: /Bob Stone/ }));
    expect((await screen.findByText(/^Holds/)).textContent).toBe('Holds 45 Ordinary today.');
    const day = screen.getByRole('textbox', { name: /Date of entry/ });
    fireEvent.change(day, { target: { value: '2 11 2026' } });
    fireEvent.blur(day);
    expect((await screen.findByText(/^Held/)).textContent).toBe('Held 60 Ordinary on 2 November 2026.');
  });

  it('asks for the reasons of a refusal, which the transferee must be given', async () => {
    await fixture().show(page({ entry: 'new' }));
    fireEvent.click(await screen.findByRole('radio', { name: 'Refuse it' }));
    expect(await screen.findByRole('textbox', { name: /Reasons/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Record refusal' })).toBeTruthy();
    expect(screen.queryByRole('textbox', { name: 'Consideration' })).toBeNull();
  });
});
