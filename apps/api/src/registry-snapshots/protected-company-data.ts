import type {
  CompanyData,
  RegisteredOfficer,
  RegisteredPerson,
  RegisteredPsc,
} from '@statbook/registry-client';
import { z } from 'zod';
import type { Vault } from '../platform/secrets/vault.ts';
import type { Reading } from './snapshot-queries.ts';

const text = z.string().optional();

const address = z.object({
  careOf: text,
  poBox: text,
  premise: text,
  street: text,
  thoroughfare: text,
  postTown: text,
  county: text,
  country: text,
  postcode: text,
});

/** Where somebody lives as the gateway tells it. */
export const residence = z
  .object({
    sameAs: z.enum(['registered-office', 'service-address']).optional(),
    address: address.optional(),
  })
  .optional();

/** A person as far as forms need them and people may be shown; whatever else is sealed is left alone. */
const person = z.object({
  type: z.literal('person'),
  title: text,
  forename: text,
  otherForenames: text,
  surname: text,
  dateOfBirth: text,
  residentialAddress: residence,
});

const protectedParts = z.object({
  registeredEmailAddress: text,
  officers: z.array(z.object({ who: z.unknown() })),
  // A super-secure person and a statement have nobody to name.
  pscs: z.array(z.object({ who: z.unknown().optional() })),
});

/** What the gateway tells to those who hold the authentication code, and nobody else. */
export interface ProtectedCompanyData {
  readonly registeredEmail: string | undefined;
  /** Officers and PSCs with their full dates of birth. */
  readonly people: readonly ProtectedPerson[];
}

export interface ProtectedPerson
  extends Pick<RegisteredPerson, 'title' | 'forename' | 'otherForenames' | 'surname' | 'dateOfBirth'> {
  /** Where they live, or which public address that is. */
  readonly residentialAddress: z.output<typeof residence>;
}

/** What binds the sealed parts of a company's data to the company. */
export const protectedDataBinding = (companyId: string) => `registry_reading.protected:${companyId}`;

/** Company data in two: what may lie open in a reading, and what is sealed beside it. */
export function splitCompanyData(data: CompanyData): { open: CompanyData; protectedParts: object } {
  const { officers, pscs, registeredEmailAddress, shareholdings, ...rest } = data;
  return {
    open: {
      ...rest,
      registeredEmailAddress: undefined,
      officers: officers.map(withoutProtection),
      pscs: pscs.map((psc): RegisteredPsc => (psc.kind === 'notified' ? withoutProtection(psc) : psc)),
      shareholdings: shareholdings.map((holding) => ({
        ...holding,
        shareholders: holding.shareholders.map((holder) => ({ ...holder, address: undefined })),
      })),
    },
    protectedParts: { registeredEmailAddress, officers, pscs, shareholdings },
  };
}

type WithWho = Pick<RegisteredOfficer, 'who'> | Pick<Extract<RegisteredPsc, { kind: 'notified' }>, 'who'>;

function withoutProtection<T extends WithWho>(holder: T): T {
  const { who } = holder;
  if (who.type !== 'person') return holder;
  return { ...holder, who: { ...who, dateOfBirth: undefined, residentialAddress: undefined } };
}

/** Unseals the protected parts of a reading; undefined where it has none. */
export function readProtectedCompanyData(
  vault: Vault,
  companyId: string,
  { protectedSealed }: Reading<'company-data'>,
): ProtectedCompanyData | undefined {
  if (protectedSealed === null) return undefined;
  const unsealed = vault.unseal(protectedSealed, protectedDataBinding(companyId));
  const { registeredEmailAddress, officers, pscs } = protectedParts.parse(JSON.parse(unsealed.reveal()));
  const people = [...officers, ...pscs].flatMap(({ who }) => {
    const parsed = person.safeParse(who);
    return parsed.success ? [parsed.data] : [];
  });
  return { registeredEmail: registeredEmailAddress, people: people.map(toPerson) };
}

function toPerson(parsed: z.output<typeof person>): ProtectedPerson {
  const { title, forename, otherForenames, surname, dateOfBirth, residentialAddress } = parsed;
  return { title, forename, otherForenames, surname, dateOfBirth, residentialAddress };
}
