import { afterEach, describe, expect, it } from 'vitest';
import { type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { findAt, textAt } from '../../../xml/xml-element.ts';
import { charges, readablePdf, writeDocument, writeRegistration } from '../../testing/write-charges.ts';
import { writeElements } from '../../testing/write-notices.ts';

describe('the registration of a charge', () => {
  let gateway: OpenGateway;
  afterEach(() => gateway.close());

  it('gives the charge its code, and shows it', async () => {
    gateway = await openGateway({ company: { charges } });
    const registered = await gateway.deliver(writeRegistration());
    expect(registered).toMatchObject({ code: 'ACCEPT', chargeCode: '098800010003' });
    const [filing] = gateway.getCompany().filings;
    expect(await gateway.show('/charges')).toMatchObject({
      total_count: 3,
      items: [
        {
          charge_code: '098800010003',
          charge_number: 3,
          status: 'outstanding',
          created_on: '2026-11-10',
          delivered_on: '2026-11-21',
          persons_entitled: [{ name: 'FENMARSH BANK PLC' }],
          particulars: {
            type: 'brief-description',
            description: 'Slate Wharf, Penmarrow.',
            contains_fixed_charge: true,
            contains_floating_charge: true,
            floating_charge_covers_all: true,
            contains_negative_pledge: true,
          },
          transactions: [
            {
              filing_type: 'create-charge-with-deed',
              links: { filing: `/company/09880001/filing-history/${filing?.id}` },
            },
          ],
        },
        {},
        {},
      ],
    });
    expect(filing).toMatchObject({
      type: 'MR01',
      description: 'mortgage-create-with-deed-with-charge-number-charge-creation-date',
      descriptionValues: { charge_number: '098800010003', charge_creation_date: '2026-11-10' },
    });
    expect((await gateway.admin('submissions')).body).toMatchObject([{ chargedPence: 1400 }]);
  });

  it('has a certificate', async () => {
    gateway = await openGateway();
    const { docRequestKey } = await gateway.deliver(writeRegistration());
    const request = `<GetDocument xmlns="http://xmlgw.companieshouse.gov.uk"><DocRequestKey>${docRequestKey}</DocRequestKey></GetDocument>`;
    const { body } = await gateway.send('GetDocument', request);
    expect(textAt(body, 'DocumentType')).toBe('MR01');
    const pdf = Buffer.from(findAt(body, 'DocumentData')?.text ?? '', 'base64');
    expect(pdf.toString('latin1')).toMatch(/^%PDF-/);
  });

  it('of property acquired with its charge has no last day, and names up to four persons and more', async () => {
    gateway = await openGateway();
    const PersonsEntitled = writeElements({ ChargeeName: 'A BANK', AdditionalChargees: 'true' });
    const acquired = { CreationDate: '2015-02-03', PropertyAcquiredDate: '2026-09-30', PersonsEntitled };
    expect((await gateway.deliver(writeRegistration({ ...acquired, FloatingCharge: 'N/A' }))).code).toBe(
      'ACCEPT',
    );
    expect(gateway.getCompany()).toMatchObject({
      charges: [
        {
          acquiredOn: '2026-09-30',
          moreThanFourPersonsEntitled: true,
          transactions: [{ filingType: 'acquire-charge-with-deed' }],
        },
      ],
      filings: [
        {
          type: 'MR02',
          description: 'mortgage-acquire-with-deed-with-charge-number-charge-acquisition-date',
          descriptionValues: { charge_number: '098800010001', property_acquired_date: '2026-09-30' },
        },
      ],
    });
  });

  it('may be delivered on the twenty-first day after its creation, and not later', async () => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeRegistration({ CreationDate: '2026-10-31' }))).code).toBe('ACCEPT');
    const late = await gateway.deliver(writeRegistration({ CreationDate: '2026-10-30' }));
    expect(late.text).toMatch(/court order/);
  });

  it.each([
    [{ CreationDate: '2026-11-22' }, /today or in the past/],
    [{ CreationDate: '2019-11-14' }, /incorporation date/],
    [{ PropertyAcquiredDate: '2026-11-22' }, /date of acquisition/],
    [{ PropertyAcquiredDate: '2026-11-09' }, /date of acquisition/],
  ])('is rejected with %o', async (changes, reason) => {
    gateway = await openGateway();
    expect((await gateway.deliver(writeRegistration(changes))).text).toMatch(reason);
  });

  it('is rejected with an instrument that cannot be opened', async () => {
    gateway = await openGateway();
    for (const content of ['not a PDF', '%PDF-1.7 cut off', readablePdf.replace('<<>>', '<</Encrypt 1>>')]) {
      const rejected = await gateway.deliver(writeRegistration({}, writeDocument('DEED', content)));
      expect(rejected).toMatchObject({ rejectCode: '1', text: 'Unreadable Attachment' });
    }
  });

  it('takes an instrument of several megabytes', async () => {
    gateway = await openGateway();
    const deed = `%PDF-1.7${' '.repeat(8 * 1024 * 1024)}%%EOF`;
    expect((await gateway.deliver(writeRegistration({}, writeDocument('DEED', deed)))).code).toBe('ACCEPT');
  });

  it('is refused without its instrument, with another document, or without who certified it', async () => {
    gateway = await openGateway();
    const faults = [
      writeRegistration({}, ''),
      writeRegistration({}, writeDocument('DEED') + writeDocument('ARTS')),
      writeRegistration({}, writeDocument('DEED', '<a/>', 'application/xml')),
      writeRegistration({ DeedCertifiedBy: undefined }),
      writeRegistration({ ChargeDescription: 'x'.repeat(3501) }),
      writeRegistration({ PersonsEntitled: '<ChargeeName>A</ChargeeName>'.repeat(5) }),
    ];
    for (const fault of faults)
      expect((await gateway.deliver(fault)).refused).toMatch(/DEED|category|PDF|Element|pdf/);
    expect(gateway.getCompany().charges).toEqual([]);
  });

  it('needs a credit account', async () => {
    gateway = await openGateway();
    await gateway.admin('presenters/66666600001', { hasCreditAccount: false });
    expect((await gateway.deliver(writeRegistration())).refused).toBe('Account Unknown');
  });
});
