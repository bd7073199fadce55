import { describe, expect, it } from 'vitest';
import { writeEnvelope } from '../testing/open-gateway.ts';
import { readEnvelope } from './read-envelope.ts';

const good = writeEnvelope('GetSubmissionStatus', '<Body xmlns="urn:x"/>');

function refusalOf(source: string) {
  const reading = readEnvelope(source);
  return reading.ok ? undefined : reading.refusal;
}

describe('an envelope', () => {
  it('names the request, its sender and its mode', () => {
    expect(readEnvelope(good)).toMatchObject({
      ok: true,
      envelope: {
        messageClass: 'GetSubmissionStatus',
        transactionId: '1A2B',
        isTest: true,
        senderId: expect.stringMatching(/^[0-9a-f]{32}$/),
        authentication: { method: 'clear' },
        body: { name: 'Body', namespace: 'urn:x' },
      },
    });
  });

  it.each([
    ['', false],
    ['0', false],
    ['1', true],
  ])('with GatewayTest %j is a test: %s', (gatewayTest, isTest) => {
    const reading = readEnvelope(writeEnvelope('GetSubmissionStatus', '', { gatewayTest }));
    expect(reading.envelope.isTest).toBe(isTest);
    expect(reading.envelope.body).toBeUndefined();
  });

  it('may do without sender and body', () => {
    const bare = good.replace(/<SenderDetails>.*<\/SenderDetails>/s, '').replace(/<Body>.*<\/Body>/s, '');
    expect(readEnvelope(bare)).toMatchObject({
      ok: true,
      envelope: { senderId: '', authentication: undefined },
    });
  });

  it('may have a class of 36 characters, as the registry itself has', () => {
    expect(refusalOf(writeEnvelope('ConfirmationAndVerificationStatement', ''))).toBeUndefined();
    expect(refusalOf(writeEnvelope('A'.repeat(65), ''))?.text).toContain('maxLength');
  });

  it.each(['hello', '<GovTalkMessage>', '<!DOCTYPE x><GovTalkMessage/>'])('is not XML in %j', (source) => {
    expect(refusalOf(source)).toEqual({ number: 9999, text: 'Invalid XML document supplied' });
  });

  it.each([
    ['another root', good.replaceAll('GovTalkMessage', 'Message'), 'No matching global declaration'],
    ['another namespace', good.replace('CM/envelope', 'other'), 'No matching global declaration'],
    ['no version', good.replace(/<EnvelopeVersion>.*?<\/EnvelopeVersion>/, ''), 'EnvelopeVersion'],
    ['a second body', good.replace('</Body>', '<Another/></Body>'), "Another': This element is not expected"],
    ['an unknown method', good.replace('>clear<', '>md5<'), 'enumeration'],
    ['a lower-case id', good.replace('>1A2B<', '>1a2b<'), 'pattern'],
    ['a test flag that is no number', good.replace('>1</GatewayTest>', '>yes</GatewayTest>'), 'GatewayTest'],
    ['an answer in it', good.replace('>request<', '>response<'), "Qualifier 'response' is not a request"],
  ])('with %s is refused', (_what, source, text) => {
    expect(refusalOf(source)).toEqual({ number: 604, text: expect.stringContaining(text) });
  });

  it('that is refused is read as far as it can be, for the answer', () => {
    const { envelope } = readEnvelope(good.replace('>request<', '>response<'));
    expect(envelope).toMatchObject({ messageClass: 'GetSubmissionStatus', transactionId: '1A2B' });
  });
});
