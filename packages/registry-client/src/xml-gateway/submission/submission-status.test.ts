import { describe, expect, it } from 'vitest';
import { parseXml } from '../message/xml-reader.ts';
import { readStatuses } from './submission-status.ts';

const read = (inner: string) =>
  readStatuses(
    parseXml(
      `<SubmissionStatus><Status><SubmissionNumber>00001A</SubmissionNumber>${inner}</Status></SubmissionStatus>`,
    ),
  )?.[0];

describe('the status of a submission', () => {
  it.each(['PENDING', 'PARKED', 'ACCEPT', 'REJECT', 'INTERNAL_FAILURE'])('may be %s', (code) => {
    expect(read(`<StatusCode>${code}</StatusCode>`)).toMatchObject({ statusCode: code, rejections: [] });
  });

  it('has every reason of a rejection, with its place in the form where there is one', () => {
    const status = read(`<StatusCode>REJECT</StatusCode><Rejections><RejectReference>R1</RejectReference>
      <Reject><RejectCode>3</RejectCode><Description>Wrong &amp; late</Description><InstanceNumber>2</InstanceNumber></Reject>
      <Reject><Description>No code</Description><InstanceNumber>first</InstanceNumber></Reject></Rejections>`);
    expect(status).toMatchObject({
      rejectReference: 'R1',
      rejections: [
        { code: '3', text: 'Wrong & late', instance: 2 },
        { code: '', text: 'No code', instance: undefined },
      ],
    });
  });

  it('of an incorporation holds the new company’s code as a secret', () => {
    const status =
      read(`<StatusCode>ACCEPT</StatusCode><CompanyNumber>01234567</CompanyNumber><IncorporationDetails>
      <DocRequestKey>K</DocRequestKey><IncorporationDate>2026-11-20</IncorporationDate>
      <AuthenticationCode>ZX81QL</AuthenticationCode></IncorporationDetails>`);
    expect(status).toMatchObject({
      companyNumber: '01234567',
      acceptance: { kind: 'incorporation', documentKey: 'K', incorporationDate: '2026-11-20' },
    });
    expect(JSON.stringify(status)).not.toContain('ZX81QL');
    const { acceptance } = status ?? {};
    expect(acceptance?.kind === 'incorporation' && acceptance.authenticationCode?.reveal()).toBe('ZX81QL');
  });

  it('of a change of name leads to its certificate', () => {
    const status = read(
      '<StatusCode>ACCEPT</StatusCode><ChangeOfNameDetails><DocRequestKey>K</DocRequestKey></ChangeOfNameDetails>',
    );
    expect(status?.acceptance).toEqual({ kind: 'change-of-name', documentKey: 'K' });
  });

  it('of a charge has its code', () => {
    const status = read(
      '<StatusCode>ACCEPT</StatusCode><ChargeDetails><ChargeCode>012345670001</ChargeCode></ChargeDetails>',
    );
    expect(status?.acceptance).toEqual({
      kind: 'charge',
      documentKey: undefined,
      chargeCode: '012345670001',
    });
  });
});

describe('statuses', () => {
  it.each([
    ['another body', '<Other/>'],
    [
      'a status without a number',
      '<SubmissionStatus><Status><StatusCode>ACCEPT</StatusCode></Status></SubmissionStatus>',
    ],
    [
      'an unknown code',
      '<SubmissionStatus><Status><SubmissionNumber>1</SubmissionNumber><StatusCode>X</StatusCode></Status></SubmissionStatus>',
    ],
  ])('are not read from %s', (_, xml) => {
    expect(readStatuses(parseXml(xml))).toBeUndefined();
  });

  it('are none in an empty body', () => {
    expect(readStatuses(undefined)).toEqual([]);
  });
});
