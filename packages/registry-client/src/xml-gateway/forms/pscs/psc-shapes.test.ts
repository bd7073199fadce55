import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FiledControl, PscChangeContent, RegisteredPsc } from '@statbook/domain/filing/forms';
import { complaintsOf } from '../../../testing/built-forms.ts';
import * as arbitrary from '../../../testing/form-arbitraries.ts';
import { findReference, named } from '../../../testing/reference.ts';
import { buildPscCessation } from './psc-cessation.ts';
import { buildPscChange } from './psc-change.ts';
import { buildPscNotification } from './psc-notification.ts';
import { buildPscStatement } from './psc-statement.ts';
import { buildPscStatementEnd } from './psc-statement-end.ts';
import { buildPscVerification } from './psc-verification.ts';

const { maybe, textUpTo, dayBetween } = arbitrary;
const day = dayBetween(2016, 2026);
const registered: fc.Arbitrary<RegisteredPsc> = fc.oneof(
  fc.record({
    kind: fc.constant('individual' as const),
    name: arbitrary.personName,
    born: maybe(
      fc.record({ month: fc.nat(11).map((each) => each + 1), year: fc.integer({ min: 1900, max: 2020 }) }),
    ),
  }),
  fc.record({
    kind: fc.constantFrom('corporate-entity' as const, 'legal-person' as const),
    corporateName: textUpTo(160),
  }),
);
const bands = fc.constantFrom(
  '25-to-50-percent' as const,
  '50-to-75-percent' as const,
  '75-to-100-percent' as const,
);
const held = fc.record({ own: bands, trust: bands, firm: bands }, { requiredKeys: [] });
const capacities = fc.uniqueArray(fc.constantFrom('own' as const, 'trust' as const, 'firm' as const));
const controls: fc.Arbitrary<FiledControl> = fc.record({
  body: fc.constantFrom('company' as const, 'partnership' as const),
  shares: maybe(held),
  votes: maybe(held),
  appointment: maybe(capacities),
  influence: fc.constantFrom(['own' as const], ['firm' as const]),
});
const registration = fc.record({
  legalForm: textUpTo(160),
  lawGoverned: textUpTo(160),
  placeRegistered: maybe(textUpTo(160)),
  registrationNumber: maybe(textUpTo(160)),
  country: maybe(textUpTo(50)),
});
const nationalities = fc.array(textUpTo(16), { minLength: 1, maxLength: 3 });
const linked = 'psc-has-failed-to-confirm-changed-details';
const statements = fc.oneof(
  fc.record({
    statement: fc.constantFrom(
      'no-individual-or-entity-with-signficant-control',
      'steps-to-find-psc-not-yet-completed',
      'psc-exists-but-not-identified',
      'psc-details-not-confirmed',
      'psc-contacted-but-no-response',
      'restrictions-notice-issued-to-psc',
    ),
  }),
  fc.record({ statement: fc.constant(linked), psc: registered }),
);
const withSecrets = <Content>(content: fc.Arbitrary<Content>) =>
  fc.record({ content, secrets: arbitrary.personSecrets });

describe.skipIf(!findReference())(named('the schemas take in 200 shapes each'), () => {
  it('notices', () => {
    const individual = fc.record({
      kind: fc.constant('individual' as const),
      name: arbitrary.personName,
      serviceAddress: arbitrary.officerServiceAddress,
      residence: arbitrary.residence,
      nationalities,
      countryOfResidence: textUpTo(50),
      identityVerified: fc.constantFrom(true, undefined),
    });
    const body = fc.record({
      kind: fc.constantFrom('corporate-entity' as const, 'legal-person' as const),
      corporateName: textUpTo(160),
      address: arbitrary.serviceAddress,
      registration,
    });
    const content = fc.record({
      becameOn: day,
      confirmedOn: day,
      psc: fc.oneof(individual, body),
      control: controls,
    });
    expect(complaintsOf(buildPscNotification, withSecrets(content))).toEqual([]);
  });

  it('changes', () => {
    const change = fc.record({
      name: maybe(arbitrary.personName),
      serviceAddress: maybe(arbitrary.officerServiceAddress),
      residence: maybe(arbitrary.residence),
      nationalities: maybe(nationalities),
      countryOfResidence: maybe(textUpTo(50)),
      corporateName: maybe(textUpTo(160)),
      address: maybe(arbitrary.serviceAddress),
      registration: maybe(registration),
      control: controls,
    });
    const content: fc.Arbitrary<PscChangeContent> = fc.record({
      changedOn: day,
      confirmedOn: day,
      psc: registered,
      change,
    });
    expect(complaintsOf(buildPscChange, withSecrets(content))).toEqual([]);
  });

  it('ends of control', () => {
    const content = fc.record({ ceasedOn: day, confirmedOn: day, psc: registered });
    expect(complaintsOf(buildPscCessation, fc.record({ content }))).toEqual([]);
  });

  it('statements', () => {
    const content = statements.map((each) => ({ ...each, knownOn: '2026-11-20' }));
    expect(complaintsOf(buildPscStatement, fc.record({ content }))).toEqual([]);
  });

  it('ends of statements', () => {
    const content = fc
      .tuple(statements, day, fc.constantFrom('company' as const, 'court' as const, undefined))
      .map(([each, withdrawnOn, restrictionsEndedBy]) => ({ ...each, withdrawnOn, restrictionsEndedBy }));
    expect(complaintsOf(buildPscStatementEnd, fc.record({ content }))).toEqual([]);
  });

  it('identity statements', () => {
    const content = fc.record({
      psc: fc.record({
        kind: fc.constant('individual' as const),
        name: arbitrary.personName,
        born: fc.constantFrom({ month: 1, year: 1970 }, undefined),
        identityVerified: fc.constant(true),
        nameMismatchReason: fc.constantFrom('NOT_SAY' as const, undefined),
      }),
    });
    expect(complaintsOf(buildPscVerification, withSecrets(content))).toEqual([]);
  });
});
