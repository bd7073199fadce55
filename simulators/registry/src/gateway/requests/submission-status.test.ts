import { afterEach, describe, expect, it } from 'vitest';
import { md5 } from '../presenters/presenter-book.ts';
import { type OpenGateway, openGateway } from '../testing/open-gateway.ts';
import { findAt, textAt } from '../../xml/xml-element.ts';

describe('asking for the status', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('by number can be repeated, and needs no acknowledgement', async () => {
    gateway = await openGateway();
    await gateway.file({ reference: 'MATTER-42' });
    for (let asked = 0; asked < 2; asked += 1) {
      const { body, qualifier } = await gateway.poll('000001');
      expect(qualifier).toBe('response');
      const status = findAt(body, 'Status');
      expect(status?.children.map(({ name }) => name)).toEqual([
        'SubmissionNumber',
        'StatusCode',
        'CompanyNumber',
        'CustomerReference',
        'Rejections',
        'Examiner',
      ]);
      expect(textAt(status, 'CustomerReference')).toBe('MATTER-42');
      expect(textAt(status, 'CompanyNumber')).toBe('09880001');
    }
  });

  it('carries no namespace of its own', async () => {
    gateway = await openGateway();
    await gateway.file();
    const { text, body } = await gateway.poll('000001');
    expect(text).toContain('<SubmissionStatus><Status>');
    expect(body?.namespace).toBe('http://www.govtalk.gov.uk/CM/envelope');
  });

  it('by company gives all that was filed for it', async () => {
    gateway = await openGateway();
    await gateway.file({ number: '000001', reference: 'SIM-REJECT-1' });
    await gateway.file({ number: '000002' });
    const { statuses } = await gateway.send(
      'GetSubmissionStatus',
      request('<CompanyNumber>09880001</CompanyNumber>'),
    );
    expect(statuses).toMatchObject([{ code: 'REJECT' }, { code: 'ACCEPT' }]);
  });

  it('of a number that never came, or was decided more than 90 days ago, finds nothing', async () => {
    gateway = await openGateway();
    expect((await gateway.poll('ZZZZZZ')).error).toEqual({ number: 9999, text: 'No Transaction Found' });
    await gateway.file();
    await gateway.poll('000001');
    gateway.clock.advance(89 * 86_400_000);
    expect((await gateway.poll('000001')).statuses).toHaveLength(1);
    gateway.clock.advance(2 * 86_400_000);
    expect((await gateway.poll('000001')).error?.text).toBe('No Transaction Found');
  });

  it('in general gives twenty finished ones, the same again until they are acknowledged', async () => {
    gateway = await openGateway();
    const numbers = Array.from({ length: 22 }, (_, place) => `0000${String(place).padStart(2, '0')}`);
    for (const number of numbers) await gateway.file({ number, reference: 'SIM-REJECT-1' });
    await gateway.file({ number: '000099', reference: 'SIM-PARK' });
    const first = (await gateway.poll()).statuses.map(({ number }) => number);
    expect(first).toEqual(numbers.slice(0, 20));
    expect((await gateway.poll()).statuses.map(({ number }) => number)).toEqual(first);
    const acknowledge = '<StatusAck xmlns="http://xmlgw.companieshouse.gov.uk"/>';
    const { body, error } = await gateway.send('StatusAck', acknowledge);
    expect([body?.name, error]).toEqual(['status', undefined]);
    expect((await gateway.poll()).statuses.map(({ number }) => number)).toEqual(numbers.slice(20));
  });

  it('in general begins with the oldest decision, and acknowledges what was given, not what came since', async () => {
    gateway = await openGateway({ decisionDelayMs: 1000 });
    await gateway.file({ number: '000001', reference: 'SIM-PENDING' });
    await gateway.file({ number: '000002', reference: 'SIM-REJECT-1' });
    gateway.clock.advance(1500);
    expect((await gateway.poll()).statuses).toMatchObject([{ number: '000002' }]);
    await gateway.admin('decide', { number: '000001', outcome: 'reject' });
    await gateway.send('StatusAck', '<StatusAck xmlns="http://xmlgw.companieshouse.gov.uk"/>');
    expect((await gateway.poll()).statuses).toMatchObject([{ number: '000001' }]);
    await gateway.file({ number: '000003', reference: 'SIM-REJECT-1' });
    gateway.clock.advance(1500);
    expect((await gateway.poll()).statuses).toMatchObject([{ number: '000001' }, { number: '000003' }]);
    // An acknowledged one can still be asked for by its number.
    expect((await gateway.poll('000002')).statuses).toMatchObject([{ code: 'REJECT' }]);
  });

  it('in general answers with an error, or emptily, when nothing waits', async () => {
    gateway = await openGateway();
    expect((await gateway.poll()).error?.number).toBe(8026);
    await gateway.admin('settings', { emptyPoll: 'empty-status' });
    const { body, error } = await gateway.poll();
    expect([body?.name, body?.children, error]).toEqual(['SubmissionStatus', [], undefined]);
  });

  it('needs the id of the presenter, in clear or hashed', async () => {
    gateway = await openGateway();
    await gateway.file();
    const number = '<SubmissionNumber>000001</SubmissionNumber>';
    for (const id of ['66666600001', md5('66666600001')]) {
      expect((await gateway.send('GetSubmissionStatus', request(number, id))).statuses).toHaveLength(1);
    }
    for (const id of ['', md5('66666600002')]) {
      const { error } = await gateway.send('GetSubmissionStatus', request(number, id));
      expect(error).toEqual({ number: 9999, text: 'No presenter ID supplied' });
    }
  });
});

function request(content: string, presenterId = '66666600001'): string {
  return `<GetSubmissionStatus xmlns="http://xmlgw.companieshouse.gov.uk">${content}<PresenterID>${presenterId}</PresenterID></GetSubmissionStatus>`;
}
