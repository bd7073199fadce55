import { describe, expect, it } from 'vitest';
import type {
  FiledControl,
  PscChange,
  PscNotificationContent,
  RegisteredPsc,
} from '@statbook/domain/filing/forms';
import { keepsOrderOf, problemsOf, xmlOf } from '../../../testing/built-forms.ts';
import { readGatewaySample } from '../../../testing/gateway-samples.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildPscCessation } from './psc-cessation.ts';
import { buildPscChange } from './psc-change.ts';
import { buildPscNotification } from './psc-notification.ts';
import { buildPscStatement } from './psc-statement.ts';
import { buildPscStatementEnd } from './psc-statement-end.ts';
import { buildPscVerification } from './psc-verification.ts';

const anna: RegisteredPsc & { kind: 'individual' } = {
  kind: 'individual',
  name: { title: 'Ms', forename: 'Anna', surname: 'ASH' },
  born: { month: 3, year: 1984 },
};
const FOUND =
  '<Individual><Title>Ms</Title><Surname>ASH</Surname><Forename>Anna</Forename>' +
  '<PartialDOB><Month>3</Month><Year>1984</Year></PartialDOB>';
const leeds = { premise: '1', postTown: 'Leeds', country: 'GB-ENG' };
const control: FiledControl = {
  body: 'company',
  shares: { own: '25-to-50-percent', trust: '50-to-75-percent' },
  votes: { firm: '75-to-100-percent' },
  appointment: ['own'],
  influence: ['trust'],
};
const everything: PscChange = {
  name: { forename: 'Anna', surname: 'OAK' },
  serviceAddress: { kind: 'address', address: leeds },
  residence: { kind: 'protected-address', secured: true },
  nationalities: ['British'],
  countryOfResidence: 'England',
  control,
};
const home = {
  'residentialAddress.premise': '9',
  'residentialAddress.postTown': 'Leeds',
  'residentialAddress.country': 'GB-ENG',
};
const dates = { changedOn: '2026-11-10', confirmedOn: '2026-11-20' };

describe('notices of persons with significant control', () => {
  it('give an individual with what they control, and when that began', () => {
    const content: PscNotificationContent = {
      becameOn: '2026-11-10',
      confirmedOn: '2026-11-20',
      psc: {
        kind: 'individual',
        name: anna.name,
        serviceAddress: { kind: 'registered-office' },
        residence: { kind: 'service-address' },
        nationalities: ['British', 'Irish'],
        countryOfResidence: 'England',
        identityVerified: true,
      },
      control,
    };
    const secrets = { dateOfBirth: '1984-03-09', personalCode: 'ABC12345678' };
    expect(xmlOf(buildPscNotification(content, secrets))).toBe(
      '<PSCNotification><Individual><Title>Ms</Title><Forename>Anna</Forename><Surname>ASH</Surname><ServiceAddress>' +
        '<SameAsRegisteredOffice>true</SameAsRegisteredOffice></ServiceAddress><DOB>1984-03-09</DOB>' +
        '<Nationality>British,Irish</Nationality><CountryOfResidence>England</CountryOfResidence><ResidentialAddress>' +
        '<SameAsServiceAddress>true</SameAsServiceAddress></ResidentialAddress><VerificationDetails>' +
        '<CompaniesHousePersonalCode>ABC12345678</CompaniesHousePersonalCode><VerificationStatements>' +
        '<VerificationStatementForIndividual>INDIVIDUAL_VERIFIED</VerificationStatementForIndividual>' +
        '</VerificationStatements></VerificationDetails></Individual><NatureOfControls>' +
        '<NatureOfControl>OWNERSHIPOFSHARES_25TO50PERCENT</NatureOfControl>' +
        '<NatureOfControl>OWNERSHIPOFSHARES_50TO75PERCENT_AS_TRUST</NatureOfControl>' +
        '<NatureOfControl>VOTINGRIGHTS_75TO100PERCENT_AS_FIRM</NatureOfControl>' +
        '<NatureOfControl>RIGHTTOAPPOINTANDREMOVEDIRECTORS</NatureOfControl>' +
        '<NatureOfControl>SIGINFLUENCECONTROL_AS_TRUST</NatureOfControl></NatureOfControls>' +
        '<NotificationDate>2026-11-10</NotificationDate></PSCNotification>',
    );
    const unsure = { ...content.psc, identityVerified: false };
    expect(problemsOf(buildPscNotification({ ...content, psc: unsure }, secrets))).toEqual([
      'psc.identityVerified must be confirmed',
    ]);
  });

  it('of a partnership have natures of its own, and at least one', () => {
    const ofPartnership = (given: Partial<FiledControl>) =>
      buildPscChange({ ...dates, psc: anna, change: { control: { body: 'partnership', ...given } } });
    expect(xmlOf(ofPartnership({ shares: { own: '25-to-50-percent' }, appointment: ['firm'] }))).toContain(
      '<LLPNatureOfControls><NatureOfControl>RIGHTTOSHARESURPLUSASSETS_25TO50PERCENT</NatureOfControl>' +
        '<NatureOfControl>RIGHTTOAPPOINTANDREMOVEMEMBERS_AS_FIRM</NatureOfControl></LLPNatureOfControls>',
    );
    expect(problemsOf(ofPartnership({}))).toEqual(['change.control must have a nature of control']);
  });

  it('find whose details have changed by name and month of birth', () => {
    const name = { name: { surname: 'OAK' } };
    expect(xmlOf(buildPscChange({ ...dates, psc: anna, change: name }))).toBe(
      `<PSCChangeDetails>${FOUND}<Change><Name><Surname>OAK</Surname></Name></Change></Individual>` +
        '<DateOfChange>2026-11-10</DateOfChange></PSCChangeDetails>',
    );
    expect(problemsOf(buildPscChange({ ...dates, psc: anna, change: {} }))).toEqual([
      'change must change something',
    ]);
  });

  it('that somebody has ceased name bodies by their kind', () => {
    const ceased = (psc: RegisteredPsc) =>
      xmlOf(buildPscCessation({ ceasedOn: '2026-11-10', confirmedOn: '2026-11-20', psc }));
    expect(ceased(anna)).toBe(
      `<PSCCessation>${FOUND}</Individual><CessationDate>2026-11-10</CessationDate></PSCCessation>`,
    );
    expect(ceased({ kind: 'legal-person', corporateName: 'ASH COUNCIL' })).toContain(
      '<LegalPerson><LegalPersonName>ASH COUNCIL</LegalPersonName></LegalPerson>',
    );
  });

  it('of a statement keep the registrar’s spelling, and name whom it is about', () => {
    const knownOn = '2026-11-10';
    const statement = 'no-individual-or-entity-with-signficant-control';
    expect(xmlOf(buildPscStatement({ statement, knownOn }))).toBe(
      '<PSCStatementNotification><CompanyStatement>NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL</CompanyStatement>' +
        '</PSCStatementNotification>',
    );
    const linked = 'psc-has-failed-to-confirm-changed-details';
    expect(xmlOf(buildPscStatement({ statement: linked, knownOn, psc: anna }))).toContain(
      `<PSCLinkedStatement><Statement>PSC_HAS_FAILED_TO_CONFIRM_CHANGED_DETAILS</Statement>${FOUND}`,
    );
    expect(problemsOf(buildPscStatement({ statement: linked, knownOn }))).toEqual([
      'psc must be named in this statement',
    ]);
    expect(problemsOf(buildPscStatement({ statement: 'awaiting-confirmation-from-psc', knownOn }))).toEqual([
      'statement must be one of the registrar’s',
    ]);
  });

  it('that a statement has ended say how restrictions did', () => {
    const end = { statement: 'restrictions-notice-issued-to-psc', withdrawnOn: '2026-11-10' };
    expect(xmlOf(buildPscStatementEnd({ ...end, restrictionsEndedBy: 'court' }))).toBe(
      '<PSCStatementWithdrawal><PSCStatement>RESTRICTIONS_NOTICE_ISSUED_TO_PSC</PSCStatement>' +
        '<WithdrawalDate>2026-11-10</WithdrawalDate><RestrictionsNoticeWithdrawalReason>' +
        'RESTRICTIONS_NOTICE_WITHDRAWN_BY_COURT_ORDER</RestrictionsNoticeWithdrawalReason></PSCStatementWithdrawal>',
    );
  });

  it('of an identity take the code from the secrets', () => {
    const psc = { ...anna, identityVerified: true, nameMismatchReason: 'LEGALLY_CHANGED' } as const;
    expect(xmlOf(buildPscVerification({ psc }, { personalCode: 'ABC12345678' }))).toContain(
      `${FOUND}<Change><VerificationDetails><CompaniesHousePersonalCode>ABC12345678</CompaniesHousePersonalCode>`,
    );
    expect(problemsOf(buildPscVerification({ psc: { ...psc, identityVerified: false } }))).toEqual([
      'psc.identityVerified must be confirmed',
      'personalCode must be the 11 characters given by Companies House',
    ]);
  });

  it.skipIf(!findReference())(named('have the order of the captured messages'), () => {
    const change = readGatewaySample('captured/PSCChangeDetails_request_2018.xml');
    const { control: _, ...rest } = everything;
    const xml = xmlOf(
      buildPscChange(
        { ...dates, psc: anna, change: { ...rest, control: { body: 'company', influence: ['own'] } } },
        home,
      ),
    );
    expect(keepsOrderOf(xml.replace('<Title>Ms</Title>', ''), change)).toBe(true);
    const end = readGatewaySample('captured/PSCStatementWithdrawal_request_2018.xml');
    const statement = 'no-individual-or-entity-with-signficant-control';
    expect(keepsOrderOf(xmlOf(buildPscStatementEnd({ statement, withdrawnOn: '2026-11-10' })), end)).toBe(
      true,
    );
    expect(end).toContain('NO_INDIVIDUAL_OR_ENTITY_WITH_SIGNFICANT_CONTROL');
  });
});
