import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ChangeOfNameContent } from '@statbook/domain/filing/forms';
import { complaintsOf, keepsOrderOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { dayBetween, maybe, textUpTo } from '../../../testing/form-arbitraries.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { findReference, named } from '../../../testing/reference.ts';
import type { AttachedDocument, DocumentCategory } from '../attached-document.ts';
import { buildChangeOfName } from './change-of-name.ts';

const pdf = (category: DocumentCategory): AttachedDocument => ({
  category,
  bytes: new TextEncoder().encode('%PDF-1.7 of a resolution'),
  filename: 'resolution.pdf',
  contentType: 'application/pdf',
  date: '2026-11-02',
});
const extras = { documents: [pdf('RESOLUTION')] };

const byResolution: ChangeOfNameContent = {
  method: 'RESOLUTION',
  proposedName: 'Müller & Sons Ltd',
  meetingDate: '2026-11-02',
  sameDay: false,
  noticeGiven: true,
};

describe('a change of name', () => {
  it('holds the name in capitals and the day of the resolution', () => {
    expect(xmlOf(buildChangeOfName(byResolution, {}, extras))).toBe(
      '<ChangeOfName><MethodOfChange>RESOLUTION</MethodOfChange>' +
        '<ProposedCompanyName>MÜLLER &amp; SONS LTD</ProposedCompanyName><MeetingDate>2026-11-02</MeetingDate>' +
        '<SameDay>false</SameDay><NoticeGiven>true</NoticeGiven></ChangeOfName>',
    );
  });

  it('carries its documents', () => {
    expect(buildChangeOfName(byResolution, {}, extras)).toMatchObject({ form: extras });
  });

  it('as the articles provide needs neither a meeting nor a resolution', () => {
    const content = { method: 'ARTICLES', proposedName: 'ASH LTD', noticeGiven: true } as const;
    expect(xmlOf(buildChangeOfName(content))).toBe(
      '<ChangeOfName><MethodOfChange>ARTICLES</MethodOfChange><ProposedCompanyName>ASH LTD</ProposedCompanyName>' +
        '<NoticeGiven>true</NoticeGiven></ChangeOfName>',
    );
  });

  it.each<[string, Partial<ChangeOfNameContent>, string[]]>([
    ['a name of two characters', { proposedName: 'AB' }, ['proposedName must be at least 3 characters']],
    [
      'a name of 161 characters',
      { proposedName: 'A'.repeat(161) },
      ['proposedName must be at most 160 characters'],
    ],
    [
      'a sign too early in the name',
      { proposedName: 'A+B LTD' },
      ['proposedName must not have * = # % + among its first three characters'],
    ],
    ['a letter that names alone do not take', { proposedName: 'ǺSH LTD' }, ['proposedName must not have Ǻ']],
    [
      'letters that the register does not have',
      { proposedName: '李 LTD' },
      ['proposedName Companies House does not take “李”'],
    ],
    ['no day of the resolution', { meetingDate: undefined }, ['meetingDate must be given']],
    ['an impossible day', { meetingDate: '2026-11-31' }, ['meetingDate must be a date']],
    ['no notice', { noticeGiven: false }, ['noticeGiven must be confirmed']],
  ])('is refused with %s', (_, change, problems) => {
    expect(problemsOf(buildChangeOfName({ ...byResolution, ...change }, {}, extras))).toEqual(problems);
  });

  it('is refused without a copy of the resolution, and with documents of another form', () => {
    const documents = [pdf('DEED')];
    expect(problemsOf(buildChangeOfName(byResolution, {}, { documents }))).toEqual([
      'documents must hold a copy of the resolution',
      'documents[0].category is not taken with this form',
    ]);
  });

  it('is refused with the day of a resolution that there was not', () => {
    const content = { ...byResolution, method: 'LLP' } as const;
    expect(problemsOf(buildChangeOfName(content))).toEqual(['meetingDate is only given for a resolution']);
  });

  it.skipIf(!findReference())(named('has the order of the genuine skeleton'), () => {
    const skeleton = readGatewaySample('skeletons/ChangeOfName-v2-5-1.skeleton.xml');
    expect(keepsOrderOf(xmlOf(buildChangeOfName(byResolution, {}, extras)), skeleton)).toBe(true);
  });

  it.skipIf(!findReference())(named('is valid by the schema in 200 shapes'), () => {
    const proposedName = fc
      .tuple(fc.constantFrom('ASH', 'É&Co', '1-2'), textUpTo(156))
      .map((parts) => parts.join(''));
    const shared = { proposedName, sameDay: maybe(fc.boolean()), noticeGiven: fc.constant(true) };
    const resolution = fc.constant('RESOLUTION' as const);
    const content = fc.oneof(
      fc.record({ ...shared, method: resolution, meetingDate: dayBetween(2024, 2026) }),
      fc.record({ ...shared, method: fc.constantFrom('ARTICLES', 'LLP') }),
    );
    const cases = content.map((each) => ({
      content: each,
      extras: each.method === 'RESOLUTION' ? extras : {},
    }));
    expect(complaintsOf(buildChangeOfName, cases)).toEqual([]);
  });
});
