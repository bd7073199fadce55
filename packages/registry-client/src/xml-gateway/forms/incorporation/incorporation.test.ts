import { describe, expect, it } from 'vitest';
import type { IncorporationContent } from '@statbook/domain/filing/forms';
import { elementNames, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { highStreet, pdf, published, publishedSecrets } from '../../../testing/published-incorporation.ts';
import { findReference, named } from '../../../testing/reference.ts';
import type { AttachedDocument } from '../attached-document.ts';
import { buildIncorporation } from './incorporation.ts';

const build = (change: Partial<IncorporationContent> = {}, documents: readonly AttachedDocument[] = []) =>
  buildIncorporation({ ...published, ...change }, publishedSecrets, { documents });

const partnership: Partial<IncorporationContent> = {
  kind: 'LLP',
  companyName: 'EXAMPLE LLP',
  articles: undefined,
  statementOfCapital: undefined,
  subscribers: undefined,
  sicCodes: undefined,
  officers: [0, 0].map(() => ({
    consentToAct: true,
    role: 'member',
    kind: 'corporate',
    designated: true,
    corporateName: 'A UK Company Ltd',
    address: highStreet,
    registration: { kind: 'uk-company', registrationNumber: '12345678' },
  })),
  pscs: [],
  authoriser: {
    kind: 'member',
    party: { kind: 'person', forename: 'Fred', surname: 'Jones' },
    agreesNameAuthenticates: true,
  },
};

describe('an incorporation', () => {
  it.skipIf(!findReference())(named('is written as the published example has it'), () => {
    const sample = readGatewaySample('third-party/CompanyIncorporation-v3-8_example.xml');
    const [, form = ''] = /<Form>(.*)<\/Form>/s.exec(sample) ?? [];
    const plain = form
      .replaceAll(/>\s+</g, '><')
      .trim()
      .replace(/<CompanyIncorporation [^>]*>/, '<CompanyIncorporation>');
    expect(xmlOf(build())).toBe(plain);
  });

  it('of a partnership has members, neither articles nor shares, and states that nobody has control', () => {
    const xml = xmlOf(build(partnership));
    expect(elementNames(xml)).not.toContain('DataMemorandum');
    expect(xml).toContain('<Appointment><ConsentToAct>true</ConsentToAct><Member><DesignatedInd>true');
    expect(xml).toContain(
      '<PSCs><NoPSCStatement>NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL</NoPSCStatement></PSCs><Authoriser><Member>',
    );
  });

  it('of a company by guarantee names guarantors and what each guarantees', () => {
    const [subscriber] = published.subscribers ?? [];
    if (subscriber === undefined) throw new Error('no subscriber');
    const { shares: _shares, ...founder } = subscriber;
    const guarantors = [{ ...founder, amountGuaranteed: 'GBP 1' }];
    const change = { kind: 'BYGUAR', articles: 'BYGUARMODEL', guarantors } as const;
    const xml = xmlOf(build({ ...change, statementOfCapital: undefined, subscribers: undefined }));
    expect(xml).toContain(
      '<MemorandumPersonalAuthentication>GUARANTOR_AGREES_NAME_USED_TO_AUTHENTICATE</MemorandumPersonalAuthentication></Authentication><AmountGuaranteed>GBP 1</AmountGuaranteed>',
    );
  });

  it('carries its articles, and what the name needs', () => {
    const change = { articles: 'BESPOKE', hasConsentToName: true, hasApprovalOfName: true } as const;
    expect(problemsOf(build(change))).toEqual([
      'documents must hold ARTS',
      'documents must hold SUPPEXISTNAME',
      'documents must hold SUPPNAMEAUTH',
    ]);
    const documents = [pdf('ARTS'), pdf('SUPPEXISTNAME'), pdf('SUPPNAMEAUTH')];
    expect(xmlOf(build(change, documents))).toContain(
      '<SameDay>false</SameDay><SameName>true</SameName><NameAuthorisation>true</NameAuthorisation>',
    );
    expect(problemsOf(build({}, [pdf('ARTS')]))).toEqual([
      'documents[0].category is not taken with this form',
    ]);
  });

  it.each<[Partial<IncorporationContent>, string]>([
    [{ isAppropriateOffice: false }, 'isAppropriateOffice must be confirmed'],
    [{ isForLawfulPurposes: false }, 'isForLawfulPurposes must be confirmed'],
    [{ registeredEmail: '' }, 'registeredEmail must not be empty'],
    [{ companyName: 'AB' }, 'companyName must be at least 3 characters'],
    [{ rejectReference: 'ABC' }, 'rejectReference must be 8 or 9 letters and digits'],
    [
      { authoriser: { kind: 'subscribers', parties: [], agreesNameAuthenticates: false } },
      'authoriser.agreesNameAuthenticates must be confirmed',
    ],
  ])('is refused with %j', (change, problem) => {
    expect(problemsOf(build(change))).toContain(problem);
  });

  it('names the person whose secrets are missing', () => {
    expect(problemsOf(buildIncorporation(published))).toEqual(
      expect.arrayContaining([
        'officers.0.dateOfBirth must be a date',
        'officers.0.personalCode must be the 11 characters given by Companies House',
        'pscs.1.residentialAddress.premise must not be empty',
      ]),
    );
  });
});
