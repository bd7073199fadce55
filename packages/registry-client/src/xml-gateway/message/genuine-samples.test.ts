import { describe, expect, it } from 'vitest';
import { listGatewaySamples, readGatewaySample } from '../../testing/gateway-samples.ts';
import { findReference, named } from '../../testing/reference.ts';
import { readStatuses } from '../submission/submission-status.ts';
import { parseAnswer, readErrors } from './answer.ts';
import { redactText } from './redact.ts';
import { parseXml } from './xml-reader.ts';

describe.skipIf(!findReference())(named('the genuine messages of the gateway'), () => {
  it('are all read as XML', () => {
    const samples = listGatewaySamples('official', 'captured', 'data-retrieval', 'third-party');
    expect(samples.filter((sample) => parseXml(readGatewaySample(sample)) === undefined)).toEqual([]);
    expect(samples.length).toBeGreaterThan(20);
  });

  it('statuses are all read, with what comes along', () => {
    const statuses = readStatuses(
      parseAnswer(readGatewaySample('official/GetSubmissionStatus_response.xml'))?.body,
    );
    expect(statuses?.[0]).toMatchObject({
      submissionNumber: 'dp2872',
      statusCode: 'REJECT',
      rejections: [{ code: '1', text: 'Random Test mode rejection', instance: 1 }],
      examiner: { telephone: 'Fred Blogs', comment: 'See reject reason' },
    });
    expect(statuses?.[1]).toMatchObject({ statusCode: 'ACCEPT', rejections: [] });
    expect(statuses?.[2]?.acceptance).toMatchObject({
      kind: 'incorporation',
      incorporationDate: '2010-12-21',
    });
    expect(JSON.stringify(statuses)).not.toContain('"1234"');
    expect(statuses?.map((status) => status.acceptance?.kind)).toContain('change-of-name');
  });

  it('errors are read with number and text', () => {
    const errors = readErrors(
      parseXml(readGatewaySample('captured/GovTalkErrors_GetSubmissionStatus_9999_NoPresenterID.xml')),
    );
    expect(errors).toMatchObject([{ number: '9999', text: 'No presenter ID supplied', location: undefined }]);
    const answer = parseAnswer(readGatewaySample('data-retrieval/error_response.xml'));
    expect(answer).toMatchObject({ qualifier: 'error', errors: [{ number: '604', raisedBy: 'Document' }] });
  });

  it('a redacted confirmation statement keeps no code', () => {
    const text = redactText(readGatewaySample('official/ConfirmationAndVerificationStatement.xml'));
    expect(text).not.toContain('12345678951');
    expect(text).not.toContain('>123456<');
    expect(text).toContain('<Forename>PERSON</Forename>');
  });
});
