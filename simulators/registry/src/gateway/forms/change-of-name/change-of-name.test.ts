import { afterEach, describe, expect, it } from 'vitest';
import { type FormFacts, type OpenGateway, openGateway } from '../../testing/open-gateway.ts';
import { quarryCompany } from '../../testing/quarry-company.ts';
import { writeDocument } from '../../testing/write-charges.ts';
import { writeNameChange } from '../../testing/write-notices.ts';
import { findAt, textAt } from '../../../xml/xml-element.ts';

describe('a change of name', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('is made, and its certificate can be fetched', async () => {
    gateway = await openGateway();
    expect((await gateway.file(change('PENMARROW SLATE LIMITED'))).error).toBeUndefined();
    const [status] = (await gateway.poll('000001')).statuses;
    expect(status?.code).toBe('ACCEPT');
    expect(gateway.getCompany()).toMatchObject({
      name: 'PENMARROW SLATE LIMITED',
      previousNames: [
        { name: 'PENMARROW QUARRIES LIMITED', effectiveFrom: '2019-11-15', ceasedOn: '2026-11-21' },
      ],
      filings: [{ type: 'CERTNM', description: 'certificate-change-of-name-company' }],
    });
    const { body } = await gateway.send('GetDocument', documentRequest(status?.docRequestKey ?? ''));
    expect(textAt(body, 'CompanyNumber')).toBe('09880001');
    expect(findAt(body, 'DocumentData')?.attributes).toMatchObject({
      'content-type': 'application.pdf',
      'content-encoding': 'base64',
    });
    expect(Buffer.from(textAt(body, 'DocumentData') ?? '', 'base64').toString('latin1')).toMatch(/^%PDF-/);
  });

  it('costs more on the same day', async () => {
    gateway = await openGateway();
    await gateway.file(change('PENMARROW SLATE LIMITED', { extra: '<SameDay>true</SameDay>' }));
    await gateway.poll('000001');
    expect((await gateway.admin('submissions')).body).toMatchObject([{ chargedPence: 8500 }]);
  });

  it('is rejected for a name that is taken, of the wrong kind, or resolved tomorrow', async () => {
    gateway = await openGateway();
    gateway.register.save(quarryCompany({ number: '09880002', name: 'SLATE & SONS LTD' }));
    const attempts = {
      'SLATE AND SONS LIMITED': undefined,
      'SLATE & SONS LIMITED': /same as SLATE & SONS LTD/,
      'PENMARROW SLATE PLC': /company of this type/,
    };
    for (const [place, [name, reason]] of Object.entries(attempts).entries()) {
      if (reason === undefined) continue;
      const number = `00000${place}`;
      await gateway.file({ ...change(name), number });
      expect((await gateway.poll(number)).statuses[0]?.text).toMatch(reason);
    }
    await gateway.file({ ...change('PENMARROW SLATE LIMITED', { meeting: '2026-11-22' }), number: '000009' });
    expect((await gateway.poll('000009')).statuses[0]?.text).toMatch(/must not be in the future/);
  });

  it('is refused at the gate in small letters or without notice', async () => {
    gateway = await openGateway();
    expect((await gateway.file(change('Penmarrow Slate Limited'))).error?.number).toBe(9999);
    const { form = '', ...rest } = change('PENMARROW SLATE LIMITED');
    const silent = { ...rest, form: form.replace('<NoticeGiven>true</NoticeGiven>', '') };
    expect((await gateway.file(silent)).error?.number).toBe(9999);
  });

  it('shows the notice and the resolution with its certificate', async () => {
    gateway = await openGateway();
    const documents = writeDocument('MEMARTS');
    expect((await gateway.deliver(writeNameChange({}, documents))).code).toBe('ACCEPT');
    expect(await gateway.show('/filing-history')).toMatchObject({
      items: [
        {
          type: 'CERTNM',
          description_values: {
            description: String.raw`Company name changed penmarrow quarries limited\certificate issued on 21/11/2026`,
          },
          associated_filings: [{ type: 'NM01', description: 'change-of-name-by-resolution' }],
          resolutions: [{ type: 'RES15', description_values: { resolution_date: '2026-11-20' } }],
        },
      ],
    });
    const back = { MethodOfChange: 'ARTICLES', ProposedCompanyName: 'PENMARROW QUARRIES LIMITED' };
    const articles = writeNameChange({ ...back, MeetingDate: undefined });
    const decided = await gateway.deliver({ ...articles, companyName: 'PENMARROW SLATE LIMITED' });
    expect(decided.code).toBe('ACCEPT');
    expect(gateway.getCompany().filings[0]?.associatedFilings).toMatchObject([{ type: 'NM04' }]);
  });

  it('may take a name that is the same as another with the consent of its company', async () => {
    gateway = await openGateway();
    gateway.register.save(quarryCompany({ number: '09880002', name: 'SLATE & SONS LTD' }));
    const wanted = { ProposedCompanyName: 'SLATE AND SONS LIMITED' };
    expect((await gateway.deliver(writeNameChange(wanted))).text).toMatch(/same as SLATE & SONS LTD/);
    const consent = writeDocument('SUPPEXISTNAME');
    expect((await gateway.deliver(writeNameChange(wanted, consent))).code).toBe('ACCEPT');
  });

  it('is refused with a document of another form, and rejected with one that cannot be opened', async () => {
    gateway = await openGateway();
    const stray = await gateway.deliver(writeNameChange({}, writeDocument('DEED')));
    expect(stray.refused).toMatch(/DEED does not belong to ChangeOfName/);
    const unreadable = await gateway.deliver(writeNameChange({}, writeDocument('ARTS', 'no PDF')));
    expect(unreadable).toMatchObject({ rejectCode: '1', text: 'Unreadable Attachment' });
    const partnership = await gateway.deliver(writeNameChange({ MethodOfChange: 'LLP' }));
    expect(partnership.text).toMatch(/not open to a company of this type/);
  });

  it('has a certificate for its own presenter only', async () => {
    gateway = await openGateway();
    expect((await gateway.send('GetDocument', documentRequest('0'.repeat(256)))).error?.text).toBe(
      'Document not found',
    );
  });
});

function change(name: string, { meeting = '2026-11-20', extra = '' } = {}): FormFacts {
  const proposed = name.replace('&', '&amp;');
  return {
    messageClass: 'ChangeOfName',
    form: `<ChangeOfName xmlns="http://xmlgw.companieshouse.gov.uk"><MethodOfChange>RESOLUTION</MethodOfChange>
<ProposedCompanyName>${proposed}</ProposedCompanyName><MeetingDate>${meeting}</MeetingDate>${extra}<NoticeGiven>true</NoticeGiven></ChangeOfName>`,
  };
}

function documentRequest(key: string): string {
  return `<GetDocument xmlns="http://xmlgw.companieshouse.gov.uk"><DocRequestKey>${key}</DocRequestKey></GetDocument>`;
}
