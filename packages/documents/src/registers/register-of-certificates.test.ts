import { civilDate } from '@statbook/domain/dates';
import { shareCount } from '@statbook/domain/money';
import type { Certificate } from '@statbook/domain/share-capital/certificates';
import { readDocument } from '@statbook/testkit/read-document';
import { describe, expect, it } from 'vitest';
import { drawRegisterOfCertificates } from './register-of-certificates.ts';

const live: Certificate = {
  number: 2,
  // An id is a brand of text, made by the books; here it only has to be one.
  holderId: 'alice' as Certificate['holderId'],
  classId: 'ordinary' as Certificate['classId'],
  shares: shareCount('1250'),
  numbers: [],
  origin: 'balance',
  issuedOn: civilDate('2026-11-20'),
  replaces: [1],
  status: 'live',
};

describe('the register of certificates as PDF', () => {
  it('says what became of each certificate', async () => {
    const ended = { ...live, number: 1, status: 'cancelled' as const, endedOn: civilDate('2026-11-20') };
    const who = { holderName: 'Alice Green', className: 'Ordinary' };
    const bytes = await drawRegisterOfCertificates({
      company: { name: 'Harbour Bakery Limited', number: '09990001' },
      entries: [
        { ...who, certificate: ended, ended: 'Cancelled by entry 4' },
        { ...who, certificate: live, deliveredOn: civilDate('2026-11-21') },
      ],
      madeOn: civilDate('2026-11-22'),
    });
    const { pages } = await readDocument(bytes);
    const text = pages.join(' ').replaceAll(/\s+/g, ' ');
    for (const said of [
      '1 current of 2',
      'Cancelled by entry 4 on 20 Nov',
      '21 Nov 2026',
      'Current',
      '1,250',
    ])
      expect(text).toContain(said);
  });
});
