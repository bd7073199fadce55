import type { CertificateRow } from './certificate-rows.ts';

/** A live certificate of Bob Stone's for sixty ordinary shares, but for what is given. */
export const certificateRow = (given: Partial<CertificateRow> = {}): CertificateRow => ({
  certificateNumber: 1,
  holderId: '33333333-3333-4333-8333-333333333333',
  holderName: 'Bob Stone',
  shareClassId: '22222222-2222-4222-8222-222222222222',
  className: 'Ordinary',
  shares: '60',
  numbers: '',
  origin: 'new',
  issuedOn: '2026-01-15',
  status: 'live',
  endedOn: null,
  replaces: [],
  shareEventId: null,
  endedByEntry: null,
  endedByKind: null,
  endedNote: null,
  deliveredOn: null,
  indemnityOn: null,
  ...given,
});
