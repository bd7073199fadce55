import type { CivilDate } from '@statbook/domain/dates';
import type {
  FiledAddress,
  FiledName,
  KnownBody,
  KnownHuman,
  KnownPerson,
} from '@statbook/domain/filing/forms';
import {
  type BodyName,
  type DetailsProtection,
  type HumanName,
  strictestProtection,
} from '@statbook/domain/people';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { findCodesOf, openCode } from '../../../filings/personal-codes/held-codes.ts';
import { reasonBeside } from '../../../filings/personal-codes/known-people-queries.ts';
import { birthDateOf, homeOf } from '../../../registry-snapshots/held-details.ts';
import { toCivilDate } from '../../../registry-snapshots/present-company.ts';
import { toRegisteredAddress } from '../facts/filed-addresses.ts';
import { type KnownRole, listKnownRoles } from './known-role-queries.ts';
import { type PublicParts, readPublicParts } from './public-parts.ts';

interface Found {
  readonly person: KnownPerson;
  readonly protection: DetailsProtection;
}

/** Somebody of whom a company within reach has an entry, with all that their entries say; undefined where there is nobody. */
export async function readKnownPerson(
  tx: Transaction,
  vault: Vault,
  personId: string,
): Promise<Found | undefined> {
  const roles = await listKnownRoles(tx, personId);
  if (roles.length === 0) return undefined;
  const protection = protectionOf(roles);
  const parts = await readPublicParts(tx, roles);
  const human = roles.map(({ detail }) => detail.compared.name).filter(isHuman);
  const [body] = roles.map(({ detail }) => detail.compared.name).filter(isBody);
  if (human.length === 0 && body !== undefined) return { person: toBody(body, parts, roles), protection };
  const code = await openCode(tx, { vault }, personId);
  const sealed = { ...sealedParts(vault, roles, parts), personalCode: code?.reveal() };
  const person = toHuman(human, parts, { ...sealed, protection });
  const held = (await findCodesOf(tx, [personId])).get(personId);
  const nameReason = held && reasonBeside(held, { kind: 'human', ...person.name });
  return { person: { ...person, nameReason }, protection };
}

const protectionOf = (roles: readonly KnownRole[]): DetailsProtection =>
  strictestProtection(roles.flatMap(({ detail, saidOf }) => [detail.protection, saidOf]));

const isHuman = (name: HumanName | BodyName): name is HumanName => name.kind === 'human';
const isBody = (name: HumanName | BodyName): name is BodyName => name.kind === 'body';

/** The first that is known, in the order of the roles. */
function firstOf<Part, Value>(
  parts: readonly Part[],
  of: (part: Part) => Value | undefined,
): Value | undefined {
  for (const part of parts) {
    const value = of(part);
    if (value !== undefined) return value;
  }
  return undefined;
}

interface SealedParts {
  readonly dateOfBirth: CivilDate | undefined;
  readonly home: FiledAddress | undefined;
  readonly personalCode: string | undefined;
}

/** What is not public, opened to be sealed again in the draft. */
function sealedParts(vault: Vault, roles: readonly KnownRole[], parts: readonly PublicParts[]) {
  return {
    dateOfBirth: firstOf(roles, ({ detail }) => toCivilDate(birthDateOf(vault, detail))),
    home: firstOf(roles, ({ detail }) => {
      const home = homeOf(vault, detail);
      if (home?.sameAs !== 'service-address') return toRegisteredAddress(home?.address);
      return parts.find(
        ({ companyId, registerKey }) => companyId === detail.companyId && registerKey === detail.registerKey,
      )?.serviceAddress;
    }),
  };
}

function toHuman(
  names: readonly HumanName[],
  parts: readonly PublicParts[],
  { dateOfBirth, home, personalCode, protection }: SealedParts & { protection: DetailsProtection },
): KnownHuman {
  return {
    kind: 'human',
    name: toFiledName(names),
    formerNames: firstOf(parts, ({ formerNames }) => (formerNames.length > 0 ? formerNames : undefined)),
    nationality: firstOf(parts, ({ nationality }) => nationality),
    countryOfResidence: firstOf(parts, ({ countryOfResidence }) => countryOfResidence),
    serviceAddress: firstOf(parts, ({ serviceAddress }) => serviceAddress),
    dateOfBirth,
    // A protected home is not carried from one company to another: whoever files it types it.
    residentialAddress: protection === 'none' ? home : undefined,
    personalCode,
  };
}

/** The name in the parts of the forms; of lists that run the forenames together, the first word is the first name. */
function toFiledName(names: readonly HumanName[]): FiledName {
  const divided = names.find(({ otherForenames }) => otherForenames !== undefined);
  const { title, forename, otherForenames, surname } = divided ?? names[0] ?? { surname: '' };
  const [first, ...others] = forename?.split(/\s+/) ?? [];
  return {
    title: title ?? firstOf(names, (name) => name.title),
    forename: first,
    otherForenames: [...others, otherForenames].filter(Boolean).join(' ') || undefined,
    surname,
  };
}

function toBody({ name }: BodyName, parts: readonly PublicParts[], roles: readonly KnownRole[]): KnownBody {
  const identity = firstOf(parts, ({ identification }) => identification);
  const registration = firstOf(roles, ({ detail }) => detail.compared.registration);
  return {
    kind: 'body',
    name,
    address: firstOf(parts, ({ principalOffice, serviceAddress }) => principalOffice ?? serviceAddress),
    legalForm: identity?.legalForm,
    lawGoverned: identity?.legalAuthority,
    placeRegistered: identity?.placeRegistered ?? registration?.register,
    registrationNumber: identity?.registrationNumber ?? registration?.number,
    country: identity?.countryRegistered ?? registration?.country,
  };
}
