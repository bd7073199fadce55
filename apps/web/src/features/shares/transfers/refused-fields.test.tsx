import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { companyId, CompanyPageFixture, head } from '#testing/company-page.fixture.tsx';
import { pathsIn, refuseAt, wrongNowhere } from '#testing/refused-fields.fixture.ts';
import { collectToasts, givenTo, refuse, serveAnswers, setUpUser } from '#testing/served-page.fixture.tsx';
import { provideTextEditing } from '#testing/text-editing.fixture.ts';
// Fetched with the form; the test would be over before it is there.
import '../plan/entry-review.tsx';
import { TransfersPage } from './transfers-page.tsx';

provideTextEditing();

const ids = {
  ordinary: '22222222-2222-4222-8222-222222222222',
  bob: '33333333-3333-4333-8333-333333333333',
  alice: '44444444-4444-4444-8444-444444444444',
  entry: '55555555-5555-4555-8555-555555555555',
};
const request = {
  kind: 'transfer' as const,
  on: '2026-11-02',
  classId: ids.ordinary,
  transferorId: ids.bob,
  signedOn: '2026-10-28',
  lodgedOn: '2026-10-30',
  transferees: [
    { transfereeId: ids.alice, shares: '15', numbers: '1-15', consideration: '9000', stamping: 'paid' },
    { transfereeId: ids.alice, shares: '5', numbers: '16-20', consideration: '10', exemption: 'A pledge' },
  ],
};
const { kind, ...asked } = request;
const paths = [...pathsIn(asked), 'transferees.0.lots'];

const entry = {
  shareEventId: ids.entry,
  number: 2,
  kind,
  effectiveOn: request.on,
  recordedAt: '2026-11-02T09:30:00.000Z',
  reverses: null,
  entersAgain: null,
  isReversed: false,
  request,
};
const holder = (holderId: string, surname: string) => ({
  holderId,
  name: surname,
  members: [{ kind: 'person', personId: holderId, surname, forename: null }],
  designation: null,
  address: null,
  holdings: [],
});
const numbered = {
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  currency: 'GBP',
  nominalValue: '1',
  particulars: 'One vote each',
  votesPerShare: '1',
  isRedeemable: false,
  isNumbered: true,
  sharesInIssue: '40',
  sharesInTreasury: '0',
  sharesForfeited: '0',
  aggregateNominal: '40',
  amountUnpaid: '0',
};
const held = {
  holderId: ids.bob,
  holderName: 'Stone',
  holdings: [{ shareClassId: ids.ordinary, className: 'Ordinary', shares: '40', numbers: '1-40' }],
};
/** What every form of shares is shown with. */
const register = {
  getCompanyOverview: { entity: [{ ...head, companyType: 'ltd' }] },
  getShareClassDetails: { entity: [numbered] },
  getSharesHeld: { entity: [{ members: [held], classes: [numbered], capital: { currencies: [] } }] },
  getMultiShareHolderDetails: { entity: [holder(ids.bob, 'Stone'), holder(ids.alice, 'Green')] },
  getShareLots: { entity: [] },
};

async function openCorrection() {
  const received = serveAnswers({
    getShareEvents: { entity: [entry] },
    ...register,
    planShareEvent: () => refuseAt(paths, 'events.1.'),
  });
  await new CompanyPageFixture().show(
    <TransfersPage
      companyId={companyId}
      address={{ corrects: ids.entry }}
      onAddressChange={() => undefined}
    />,
  );
  return { user: setUpUser(), planned: () => givenTo(received, 'planShareEvent') };
}

describe('a transfer that is corrected', () => {
  it('is planned as it was entered, and what is refused of it stands at its fields', async () => {
    const { user, planned } = await openCorrection();
    const reason = await screen.findByRole('textbox', { name: /Why the entry is corrected/ });
    await user.type(reason, 'Misread the form');
    await user.click(screen.getByRole('button', { name: 'Review the transfer' }));
    await waitFor(() => expect(wrongNowhere(paths)).toEqual([]));
    const reversal = { kind: 'reversal', eventId: ids.entry, reason: 'Misread the form' };
    expect(planned()).toEqual([{ companyId, events: [reversal, request] }]);
  });
});

const refusal = {
  refusedTransferId: ids.entry,
  shareClassId: ids.ordinary,
  className: 'Ordinary',
  transferorId: ids.alice,
  transferorName: 'Green',
  transferees: [{ transfereeId: ids.bob, transfereeName: 'Stone', shares: '5' }],
  signedOn: null,
  lodgedOn: '2026-08-01',
  refusedOn: '2026-10-02',
  decisionDueOn: '2026-10-01',
  isLate: true,
  reasons: 'The right to buy first was passed over',
  recordedAt: '2026-10-02T09:30:00.000Z',
  isReplaced: false,
};

describe('a refusal that is corrected', () => {
  it('opens as it was kept, can be nothing but a refusal, and takes the place of the wrong record', async () => {
    let tries = 0;
    const received = serveAnswers({
      ...register,
      getRefusedShareTransfers: { entity: [refusal] },
      saveRefusedShareTransfer: () => {
        tries += 1;
        return tries === 1 ? refuse('The reasons are too short.') : { body: { entity: [] } };
      },
    });
    const toasts = collectToasts();
    const address = { refusal: ids.entry };
    await new CompanyPageFixture().show(
      <TransfersPage companyId={companyId} address={address} onAddressChange={() => undefined} />,
    );
    const user = setUpUser();
    const reasons = await screen.findByRole('textbox', { name: /Reasons/ });
    expect(reasons).toHaveProperty('value', refusal.reasons);
    // Whoever holds none of the class any more is still the one who gave it up.
    const transferor = screen.getByRole('combobox', { name: /Transferor/ });
    await waitFor(() => expect(transferor).toHaveProperty('value', 'Green'));
    expect(screen.queryByRole('radio', { name: 'Register the transfer' })).toBeNull();
    await user.type(reasons, ' in 2025');
    await user.click(screen.getByRole('button', { name: 'Record refusal' }));
    expect(await screen.findByText('The reasons are too short.')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Record refusal' }));
    await waitFor(() => expect(toasts).toEqual(['Refusal corrected']));
    const kept = {
      companyId,
      replaces: ids.entry,
      classId: ids.ordinary,
      transferorId: ids.alice,
      transferees: [{ transfereeId: ids.bob, shares: '5' }],
      lodgedOn: '2026-08-01',
      refusedOn: '2026-10-02',
      reasons: `${refusal.reasons} in 2025`,
    };
    const sent = givenTo(received, 'saveRefusedShareTransfer');
    expect(sent).toEqual([
      { ...kept, key: expect.any(String) },
      { ...kept, key: expect.any(String) },
    ]);
  });
});
