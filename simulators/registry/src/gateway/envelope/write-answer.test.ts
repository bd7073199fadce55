import { describe, expect, it } from 'vitest';
import { readXml } from '../../xml/read-xml.ts';
import { findAt, textAt } from '../../xml/xml-element.ts';
import { writeEnvelope } from '../testing/open-gateway.ts';
import { readEnvelope } from './read-envelope.ts';
import { writeAnswer, writeRefusal } from './write-answer.ts';

const { envelope } = readEnvelope(writeEnvelope('PaymentPeriodsRequest', ''));
const facts = { envelope, receivedAt: new Date('2026-11-21T10:00:39.512Z') };

describe('an answer of the gateway', () => {
  it('echoes class, id and sender, with the time of receipt', () => {
    const root = readXml(writeAnswer(facts, { PaymentPeriods: '' }));
    const details = findAt(root, 'Header', 'MessageDetails');
    expect(details?.children.map(({ name, text }) => [name, text])).toEqual([
      ['Class', 'PaymentPeriodsRequest'],
      ['Qualifier', 'response'],
      ['TransactionID', '1A2B'],
      ['GatewayTimestamp', '2026-11-21T10:00:39-00:00'],
    ]);
    const sender = findAt(root, 'Header', 'SenderDetails', 'IDAuthentication');
    expect(textAt(sender, 'SenderID')).toBe(envelope.senderId);
  });

  it('has CHMD5 with an empty value, and a body without a namespace of its own', () => {
    const written = writeAnswer(facts, { PaymentPeriods: '' });
    expect(written).toContain('<Authentication><Method>CHMD5</Method><Value></Value></Authentication>');
    expect(written).toContain('<Body><PaymentPeriods></PaymentPeriods></Body>');
  });

  it('may come in the namespace of the first version', () => {
    expect(readXml(writeAnswer({ ...facts, namespace: 'v1' }))?.namespace).toBe(
      'http://www.govtalk.gov.uk/schemas/govtalk/govtalkheader',
    );
    expect(readXml(writeAnswer(facts))?.namespace).toBe('http://www.govtalk.gov.uk/CM/envelope');
  });
});

describe('a refusal of the gateway', () => {
  it('is one fatal error, raised by the class, with an empty body', () => {
    const root = readXml(writeRefusal(facts, { number: 9999, text: "Element 'A' & <B>" }));
    expect(textAt(root, 'Header', 'MessageDetails', 'Qualifier')).toBe('error');
    const error = findAt(root, 'GovTalkDetails', 'GovTalkErrors', 'Error');
    expect(error?.children.map(({ name, text }) => [name, text])).toEqual([
      ['RaisedBy', 'PaymentPeriodsRequest'],
      ['Number', '9999'],
      ['Type', 'fatal'],
      ['Text', "Element 'A' & <B>"],
      ['Location', ''],
    ]);
    expect(findAt(root, 'Body')?.children).toEqual([]);
  });

  it('has a class of its own where none could be read', () => {
    const reading = readEnvelope('hello');
    const written = writeRefusal({ ...facts, envelope: reading.envelope }, { number: 9999, text: 'No XML' });
    expect(textAt(readXml(written), 'Header', 'MessageDetails', 'Class')).toBe('UndefinedClass');
  });

  it('echoes the test flag and the authentication that were sent', () => {
    const written = writeRefusal(facts, { number: 502, text: 'Authorisation Failure' });
    expect(written).toContain('<GatewayTest>1</GatewayTest>');
    expect(written).toContain('<Method>clear</Method>');
  });
});
