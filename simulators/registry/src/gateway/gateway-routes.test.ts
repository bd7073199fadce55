import { afterEach, describe, expect, it } from 'vitest';
import {
  type OpenGateway,
  openGateway,
  writeEnvelope,
  writeStatement,
  writeSubmission,
} from './testing/open-gateway.ts';
import { findAt, textAt } from '../xml/xml-element.ts';

describe('the gateway', () => {
  let gateway: OpenGateway | undefined;
  afterEach(() => gateway?.close());

  it('takes a form in and answers with a receipt', async () => {
    gateway = await openGateway();
    const { status, root, error, body, qualifier } = await gateway.file();
    expect([status, qualifier, error, body]).toEqual([200, 'response', undefined, undefined]);
    const details = findAt(root, 'Header', 'MessageDetails');
    expect(textAt(details, 'TransactionID')).toBe('1A2B');
    expect(textAt(details, 'GatewayTimestamp')).toMatch(/^2026-11-21T10:00:\d\d-00:00$/);
    const sender = findAt(root, 'Header', 'SenderDetails', 'IDAuthentication');
    expect(textAt(sender, 'SenderID')).toMatch(/^[0-9a-f]{32}$/);
    expect(textAt(sender, 'Authentication', 'Method')).toBe('CHMD5');
    expect(textAt(sender, 'Authentication', 'Value')).toBe('');
  });

  it('calls the receipt an acknowledgement where the settings do', async () => {
    gateway = await openGateway({ receiptQualifier: 'acknowledgement' });
    expect((await gateway.file()).qualifier).toBe('acknowledgement');
  });

  it('takes nothing but POST', async () => {
    gateway = await openGateway();
    expect((await fetch(gateway.url)).status).toBe(405);
  });

  it('answers what is not XML with an error in XML', async () => {
    gateway = await openGateway();
    const notXml = await gateway.post('hello');
    expect([notXml.status, notXml.qualifier, notXml.error?.number]).toEqual([200, 'error', 9999]);
    const withDoctype = await gateway.post('<!DOCTYPE a><a/>');
    expect(withDoctype.error?.number).toBe(9999);
    const json = await fetch(gateway.url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(await json.text()).toContain('<Number>9999</Number>');
  });

  it('refuses an envelope that breaks its schema', async () => {
    gateway = await openGateway();
    const envelope = writeEnvelope('ConfirmationStatement', writeSubmission());
    const broken = [
      envelope.replace('<EnvelopeVersion>1.0</EnvelopeVersion>', ''),
      envelope.replace('<TransactionID>1A2B', '<TransactionID>xyz'),
      envelope.replace('<GovTalkDetails><Keys/></GovTalkDetails>', ''),
      envelope.replace('<Qualifier>request', '<Qualifier>response'),
      envelope.replace('http://www.govtalk.gov.uk/CM/envelope', 'http://www.govtalk.gov.uk/other'),
    ];
    for (const xml of broken) expect((await gateway.post(xml)).error?.number).toBe(604);
  });

  it('refuses a class that it does not know, by name', async () => {
    gateway = await openGateway();
    for (const name of ['AA_1', 'AA']) {
      const { error } = await gateway.send(name, '');
      expect(error).toEqual({ number: 501, text: `Invalid Gateway Target (Class) supplied [${name}]` });
    }
  });

  it('refuses a presenter that it does not know, or in another form than hashed', async () => {
    gateway = await openGateway();
    const wrong = [{ presenterCode: 'DEMOPRES002' }, { presenterId: '66666600002' }, { method: 'CHMD5' }];
    for (const facts of wrong) {
      expect((await gateway.file({}, facts)).error).toEqual({ number: 502, text: 'Authorisation Failure' });
    }
    const plain = writeEnvelope('ConfirmationStatement', writeSubmission()).replace(
      /<SenderID>.*<\/SenderID>/,
      '<SenderID>66666600001</SenderID>',
    );
    expect((await gateway.post(plain)).error?.number).toBe(502);
  });

  it('refuses a test account that files live', async () => {
    gateway = await openGateway();
    const { error } = await gateway.file({}, { gatewayTest: '' });
    expect(error).toMatchObject({ number: 502, text: expect.stringContaining('Invalid testmode selected') });
    expect((await gateway.file({}, { gatewayTest: '0' })).error?.number).toBe(502);
  });

  it('refuses a body that breaks its schema', async () => {
    gateway = await openGateway();
    const wrong = [
      writeSubmission({ number: '00001' }),
      writeSubmission().replace('<CompanyNumber>09880001', '<CompanyNumber>SC880001'),
      writeSubmission().replace(
        '<DateSigned>2026-11-21</DateSigned>',
        '<Authority><DateSigned/></Authority>',
      ),
      writeSubmission({ form: writeStatement({ reviewDate: '2026-02-30' }) }),
      writeSubmission({ form: writeStatement({ changes: '<Surprise/>' }) }),
      writeSubmission({
        form: writeStatement().replace('<StateConfirmation>true', '<StateConfirmation>false'),
      }),
      '<GetSubmissionStatus xmlns="http://xmlgw.companieshouse.gov.uk"/>',
      '',
    ];
    for (const body of wrong) {
      expect((await gateway.send('ConfirmationStatement', body)).error?.number, body).toBe(9999);
    }
    expect((await gateway.admin('submissions')).body).not.toContainEqual(
      expect.objectContaining({ status: expect.anything() }),
    );
  });

  it('limits a presenter to two requests a second where the settings do', async () => {
    gateway = await openGateway({ limitsRate: true });
    const numbers = ['000001', '000002', '000003'];
    const answers = [];
    for (const number of numbers) answers.push((await gateway.file({ number })).error?.text);
    expect(answers).toEqual([undefined, undefined, 'Too many requests']);
  });

  it('answers in the first version of the envelope where the settings do', async () => {
    gateway = await openGateway({ envelopeNamespace: 'v1' });
    expect((await gateway.file()).root?.namespace).toBe(
      'http://www.govtalk.gov.uk/schemas/govtalk/govtalkheader',
    );
  });
});
