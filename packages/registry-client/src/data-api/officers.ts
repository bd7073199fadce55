import { z } from 'zod';
import type { CallOptions, Fetched } from '../registry-failure.ts';
import { count, date, flag, itemList, part, text } from '../wire/lenient.ts';
import {
  addressWire,
  birthDateWire,
  formerNamesWire,
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
import { splitOfficerName, type OfficerName } from './officer-name.ts';

/** One appointment. The home address and the day of birth are never published. */
export interface PublicOfficer {
  /** "SURNAME, Forename Other", or a company's name. */
  readonly name: string;
  /** The parts of a person's name; undefined for a corporate officer. */
  readonly nameParts: OfficerName | undefined;
  /** `director`, `secretary`, `corporate-director`, … */
  readonly role: string | undefined;
  readonly appointedOn: string | undefined;
  /** Given in place of a date for some appointments before 1992. */
  readonly appointedBefore: string | undefined;
  readonly resignedOn: string | undefined;
  readonly serviceAddress: PublicAddress | undefined;
  readonly nationality: string | undefined;
  readonly occupation: string | undefined;
  readonly countryOfResidence: string | undefined;
  readonly dateOfBirth: PartialBirthDate | undefined;
  readonly formerNames: readonly {
    readonly forenames: string | undefined;
    readonly surname: string | undefined;
  }[];
  readonly identification: PublicIdentification | undefined;
  readonly principalOffice: PublicAddress | undefined;
  readonly responsibilities: string | undefined;
  readonly verification: IdentityVerification | undefined;
  readonly etag: string | undefined;
  /** Of the appointment; some live lists leave it out. */
  readonly self: string | undefined;
  /** All appointments under one officer id; one person may have several ids. */
  readonly appointments: string | undefined;
}

/** All officers, past ones too. In a dissolved company the unresigned count as inactive. */
export interface PublicOfficers {
  readonly items: readonly PublicOfficer[];
  readonly activeCount: number | undefined;
  readonly inactiveCount: number | undefined;
  readonly resignedCount: number | undefined;
}

const officersWire = z.object({
  active_count: count,
  inactive_count: count,
  resigned_count: count,
  total_results: count,
  items: itemList({
    name: text,
    officer_role: text,
    appointed_on: date,
    appointed_before: date,
    is_pre_1992_appointment: flag,
    resigned_on: date,
    address: addressWire,
    nationality: text,
    occupation: text,
    country_of_residence: text,
    date_of_birth: birthDateWire,
    former_names: formerNamesWire,
    identification: identificationWire,
    principal_office_address: addressWire,
    responsibilities: text,
    identity_verification_details: verificationWire,
    etag: text,
    links: part({ self: text, officer: part({ appointments: text }) }),
  }),
});

type OfficerWire = z.output<typeof officersWire>['items'][number];

const NO_OFFICERS: PublicOfficers = {
  items: [],
  activeCount: 0,
  inactiveCount: 0,
  resignedCount: 0,
};

/** Gets all officers of a company. */
export async function fetchOfficers(
  connection: DataApiConnection,
  company: LinkedCompany,
  options: CallOptions,
): Promise<Fetched<PublicOfficers>> {
  const path = company.links.officers;
  if (!path) return noneHeld(connection, NO_OFFICERS);
  const measure = (page: z.output<typeof officersWire>) => ({
    held: page.items.length,
    total: page.total_results,
  });
  const pages = await listPages(connection, { path, schema: officersWire, pageSize: 100, measure, options });
  const mapped = mapFetched(
    pages,
    (all): PublicOfficers => ({
      items: all.flatMap((page) => page.items).map(toOfficer),
      activeCount: all[0]?.active_count,
      inactiveCount: all[0]?.inactive_count,
      resignedCount: all[0]?.resigned_count,
    }),
  );
  return notFoundAs(connection, mapped, NO_OFFICERS);
}

function toOfficer(wire: OfficerWire): PublicOfficer {
  const name = wire.name ?? '';
  return {
    name,
    nameParts: wire.officer_role?.includes('corporate') ? undefined : splitOfficerName(name),
    role: wire.officer_role,
    appointedOn: wire.appointed_on,
    appointedBefore: wire.appointed_before,
    resignedOn: wire.resigned_on,
    serviceAddress: toAddress(wire.address),
    nationality: wire.nationality,
    occupation: wire.occupation,
    countryOfResidence: wire.country_of_residence,
    dateOfBirth: toBirthDate(wire.date_of_birth),
    formerNames: wire.former_names,
    identification: toIdentification(wire.identification),
    principalOffice: toAddress(wire.principal_office_address),
    responsibilities: wire.responsibilities,
    verification: toVerification(wire.identity_verification_details),
    etag: wire.etag,
    self: wire.links?.self,
    appointments: wire.links?.officer?.appointments,
  };
}
