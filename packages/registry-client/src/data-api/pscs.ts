import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { count, date, flag, itemList, part, text, texts } from '../wire/lenient.ts';
import {
  addressWire,
  birthDateWire,
  identificationWire,
  toAddress,
  toBirthDate,
  toIdentification,
  toVerification,
  verificationWire,
  type IdentityVerification,
  type PartialBirthDate,
  type PublicAddress,
  type PublicIdentification,
} from '../wire/shared-shapes.ts';
import type { LinkedCompany } from './company-profile.ts';
import type { DataApiConnection } from './data-api-config.ts';
import { mapFetched, noneHeld, notFoundAs } from './get-json.ts';
import { listPages } from './list-pages.ts';

/** What kind of person has significant control. */
export type PscKind = 'individual' | 'corporate-entity' | 'legal-person' | 'super-secure' | 'unknown';

/** A person with significant control; of a super-secure one nearly everything is undefined. */
export interface PublicPsc {
  readonly kind: PscKind;
  /** An owner of an overseas entity rather than of a company. */
  readonly isBeneficialOwner: boolean;
  /** "Mr Peter Sunderland", or a body's name. */
  readonly name: string | undefined;
  readonly nameParts: PscName | undefined;
  /** `ownership-of-shares-25-to-50-percent`, … */
  readonly naturesOfControl: readonly string[];
  readonly notifiedOn: string | undefined;
  readonly ceasedOn: string | undefined;
  readonly isCeased: boolean;
  readonly serviceAddress: PublicAddress | undefined;
  readonly principalOffice: PublicAddress | undefined;
  readonly nationality: string | undefined;
  readonly countryOfResidence: string | undefined;
  readonly dateOfBirth: PartialBirthDate | undefined;
  readonly identification: PublicIdentification | undefined;
  readonly isSanctioned: boolean | undefined;
  readonly verification: IdentityVerification | undefined;
  readonly etag: string | undefined;
  readonly self: string | undefined;
}

/** The parts of an individual's name. */
export interface PscName {
  readonly title: string | undefined;
  readonly forename: string | undefined;
  readonly otherForenames: string | undefined;
  readonly surname: string | undefined;
}

/** All PSCs, past ones too. */
export interface PublicPscs {
  readonly items: readonly PublicPsc[];
  readonly activeCount: number | undefined;
  readonly ceasedCount: number | undefined;
}

const pscsWire = z.object({
  active_count: count,
  ceased_count: count,
  total_results: count,
  items: itemList({
    kind: text,
    name: text,
    name_elements: part({
      title: text,
      forename: text,
      middle_name: text,
      other_forenames: text,
      surname: text,
    }),
    natures_of_control: texts,
    notified_on: date,
    ceased_on: date,
    ceased: flag,
    address: addressWire,
    principal_office_address: addressWire,
    nationality: text,
    country_of_residence: text,
    date_of_birth: birthDateWire,
    identification: identificationWire,
    is_sanctioned: flag,
    identity_verification_details: verificationWire,
    etag: text,
    links: part({ self: text }),
  }),
});

type PscsWire = z.output<typeof pscsWire>;

const NO_PSCS: PublicPscs = { items: [], activeCount: 0, ceasedCount: 0 };

/** Gets all PSCs of a company. */
export async function fetchPscs(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<PublicPscs>> {
  const path = company.links.pscs;
  if (!path) return noneHeld(connection, NO_PSCS);
  const measure = (page: PscsWire) => ({ held: page.items.length, total: page.total_results });
  const pages = await listPages(connection, { path, schema: pscsWire, pageSize: 100, measure, options });
  const mapped = mapFetched(
    pages,
    (all): PublicPscs => ({
      items: all.flatMap((page) => page.items).map(toPsc),
      activeCount: all[0]?.active_count,
      ceasedCount: all[0]?.ceased_count,
    }),
  );
  return notFoundAs(connection, mapped, NO_PSCS);
}

const KINDS: readonly Exclude<PscKind, 'unknown'>[] = [
  'individual',
  'corporate-entity',
  'legal-person',
  'super-secure',
];

/** Lists say `legal-person-with-…` where single records say `legal-person-person-with-…`: the beginning decides. */
function toPsc(wire: PscsWire['items'][number]): PublicPsc {
  const names = wire.name_elements;
  return {
    kind: KINDS.find((kind) => wire.kind?.startsWith(`${kind}-`)) ?? 'unknown',
    isBeneficialOwner: wire.kind?.endsWith('beneficial-owner') ?? false,
    name: wire.name,
    nameParts: names && {
      title: names.title,
      forename: names.forename,
      otherForenames: names.middle_name ?? names.other_forenames,
      surname: names.surname,
    },
    naturesOfControl: wire.natures_of_control,
    notifiedOn: wire.notified_on,
    ceasedOn: wire.ceased_on,
    isCeased: wire.ceased ?? wire.ceased_on !== undefined,
    serviceAddress: toAddress(wire.address),
    principalOffice: toAddress(wire.principal_office_address),
    nationality: wire.nationality,
    countryOfResidence: wire.country_of_residence,
    dateOfBirth: toBirthDate(wire.date_of_birth),
    identification: toIdentification(wire.identification),
    isSanctioned: wire.is_sanctioned,
    verification: toVerification(wire.identity_verification_details),
    etag: wire.etag,
    self: wire.links?.self,
  };
}
