import fc from 'fast-check';
import type {
  FiledAddress,
  FiledCapital,
  FiledName,
  FiledRegistration,
  FiledResidence,
  FiledServiceAddress,
  FormSecrets,
  RegisteredOfficerName,
} from '@statbook/domain/filing/forms';

const CHARACTERS = `-,.:; &@$£¥€'"«»‘’“”?!/\\()[]{}<>*=#%+0123456789ABCXYZabcxyzÀÅĀÆǼÇĆÞĎÉĘĞĦĪĶŁŅŒŞŲŴŹŽéöūłñ`;

/** A text of these characters. */
export function stringOf(characters: string, minLength: number, maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: fc.constantFrom(...Array.from(characters)), minLength, maxLength });
}

/** A text of letters, digits and signs that the gateway takes, and not of blanks alone. */
export function textUpTo(maxLength: number): fc.Arbitrary<string> {
  return stringOf(CHARACTERS, 1, maxLength).map((text) => (text.trim() === '' ? 'A' : text));
}

/** Any of these, or nothing. */
export function maybe<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.option(value, { nil: undefined });
}

const ukCountry = fc.constantFrom('GB-ENG', 'GB-WLS', 'GB-SCT', 'GB-NIR', 'GBR', 'UNDEF');
const anyCountry = fc.oneof(fc.constantFrom('', 'USA', 'GB-ENG', 'BEL', 'Kenya'), textUpTo(50));

const lines = {
  premise: textUpTo(50),
  street: maybe(textUpTo(50)),
  thoroughfare: maybe(textUpTo(50)),
  postTown: textUpTo(50),
  county: maybe(textUpTo(50)),
  country: anyCountry,
  postcode: maybe(textUpTo(15)),
};

/** An address with care-of and PO box, as officers and persons delivering have. */
export const serviceAddress: fc.Arbitrary<FiledAddress> = fc.record({
  ...lines,
  careOf: maybe(textUpTo(100)),
  poBox: maybe(textUpTo(10)),
});

export const officeAddress: fc.Arbitrary<FiledAddress> = fc.record({
  ...lines,
  country: ukCountry,
  postcode: textUpTo(15),
  careOf: maybe(textUpTo(100)),
});

export const inspectionAddress: fc.Arbitrary<FiledAddress> = fc.record({
  ...lines,
  country: ukCountry,
  careOf: maybe(textUpTo(100)),
  poBox: maybe(textUpTo(10)),
});

export const personName: fc.Arbitrary<FiledName> = fc.record({
  title: maybe(textUpTo(50)),
  forename: maybe(textUpTo(50)),
  otherForenames: maybe(textUpTo(50)),
  surname: textUpTo(160),
});

export const officerServiceAddress: fc.Arbitrary<FiledServiceAddress> = fc.oneof(
  fc.constant<FiledServiceAddress>({ kind: 'registered-office' }),
  fc.record({ kind: fc.constant('address' as const), address: serviceAddress }),
);

export const residence: fc.Arbitrary<FiledResidence> = fc.oneof(
  fc.constant<FiledResidence>({ kind: 'service-address' }),
  fc.record({ kind: fc.constant('protected-address' as const), secured: maybe(fc.boolean()) }),
);

/** An officer as the register names them now. */
export const registeredOfficer: fc.Arbitrary<RegisteredOfficerName> = fc.oneof(
  fc.record({ kind: fc.constant('person' as const), name: personName }),
  fc.record({ kind: fc.constant('corporate' as const), corporateName: textUpTo(160) }),
);

export const registration: fc.Arbitrary<FiledRegistration> = fc.oneof(
  fc.record({ kind: fc.constant('uk-company' as const), registrationNumber: textUpTo(20) }),
  fc.record({
    kind: fc.constant('other' as const),
    placeRegistered: maybe(textUpTo(50)),
    registrationNumber: maybe(textUpTo(20)),
    lawGoverned: textUpTo(50),
    legalForm: textUpTo(50),
  }),
);

/** Days between two years, both included. */
export function dayBetween(firstYear: number, lastYear: number): fc.Arbitrary<string> {
  const year = fc.integer({ min: firstYear, max: lastYear });
  const twoDigits = (max: number) => fc.integer({ min: 1, max }).map((each) => String(each).padStart(2, '0'));
  return fc.tuple(year, twoDigits(12), twoDigits(28)).map((parts) => parts.join('-'));
}

/** The secrets of a director or member, born so that any appointment since 2009 is lawful. */
export const personSecrets: fc.Arbitrary<FormSecrets> = fc
  .record({
    dateOfBirth: dayBetween(1930, 1990),
    personalCode: stringOf('ABCXYZ0189', 11, 11),
    residence: fc.record(lines),
  })
  .map(({ residence, ...secrets }) => {
    const given = Object.entries(residence).flatMap(([name, line]) =>
      line === undefined ? [] : [[`residentialAddress.${name}`, line] as const],
    );
    return { ...secrets, ...Object.fromEntries(given) };
  });

/** A decimal text with so many digits before and after the point. */
export function decimal(integerDigits: number, places: number, least = 0): fc.Arbitrary<string> {
  const integer = fc.bigInt({ min: BigInt(least), max: 10n ** BigInt(integerDigits) - 1n });
  const fraction = stringOf('0123456789', 0, places);
  return fc.tuple(integer, fraction).map(([whole, part]) => (part ? `${whole}.${part}` : `${whole}`));
}

/** Capital in one to three currencies. */
export const capital: fc.Arbitrary<FiledCapital[]> = fc.array(
  fc.record({
    currency: fc.constantFrom('GBP', 'EUR', 'USD'),
    totalNumberOfShares: decimal(15, 6, 1),
    totalAggregateNominalValue: decimal(15, 6, 1),
    totalAmountUnpaid: decimal(15, 6),
    shares: fc.array(
      fc.record({
        shareClass: textUpTo(50),
        prescribedParticulars: textUpTo(4000),
        numberOfShares: decimal(15, 6, 1),
        aggregateNominalValue: decimal(15, 6, 1),
      }),
      { minLength: 1, maxLength: 3 },
    ),
  }),
  { minLength: 1, maxLength: 3 },
);

/** An array of any of these, each at most once. */
export function someOf<Value>(values: readonly Value[]): fc.Arbitrary<Value[]> {
  return fc.subarray([...values], { minLength: 1 });
}
