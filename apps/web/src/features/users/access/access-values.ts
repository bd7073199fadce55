import type { AccessFlag } from '@statbook/contract';
import { accessFlags } from '@statbook/contract/access-flags';
import { z } from 'zod';
import type { CallInput } from '#api/call-types.ts';
import { enteredDateOrNone } from '#kit/date-field/entered-date.ts';
import { onceValid } from '#kit/form/once-valid.ts';
import type { Role, UserDetails } from '../user-types.ts';

/** What the form about a user holds. A field has the name under which the server refuses it. */
export const accessSchema = z.object({
  fullName: z.string().trim().min(1, 'Enter the full name').max(100, 'Enter at most 100 characters'),
  /** Of a new user; later it is what they sign in with, and stays. */
  email: z
    .string()
    .trim()
    .regex(
      /^[^\s@]+@[^\s@]+\.[^\s@]+$/,
      'Enter an email address in the correct format, like name@example.com',
    )
    .optional(),
  /** Empty: no role. */
  roleId: z.string(),
  flags: z.array(z.enum(accessFlags)),
  allCompanies: z.enum(['chosen', 'every']),
  companyConfigurations: z.array(z.string()),
  /** Empty: the access does not end by itself. */
  expires: enteredDateOrNone('Enter the last day of access, like 27 3 2027'),
});

export type AccessValues = z.output<typeof accessSchema>;

/** Somebody who may do nothing at all was not meant. */
export const invitationSchema = accessSchema.refine(
  ({ roleId, flags }) => roleId !== '' || flags.length > 0,
  {
    path: ['roleId'],
    message: 'Choose a role, or tick what this person may do',
    when: onceValid(accessSchema.pick({ roleId: true, flags: true })),
  },
);

/** With any of these, a person brings companies of their own into the list. */
const bringsCompanies: readonly AccessFlag[] = ['formCompany', 'importCompany', 'createCompany'];

/** The same where companies can be chosen: somebody who is to see companies, and is given none, was not meant either. */
export const invitationSchemaWith = (roles: readonly Role[]) =>
  invitationSchema.refine(
    ({ roleId, flags, allCompanies, companyConfigurations }) => {
      const held = new Set([...flags, ...(findRole(roles, roleId)?.flags ?? [])]);
      const needsCompanies = held.has('viewCompany') && !bringsCompanies.some((flag) => held.has(flag));
      return allCompanies === 'every' || companyConfigurations.length > 0 || !needsCompanies;
    },
    {
      path: ['companyConfigurations'],
      message: 'Choose at least one company, or every company',
      when: onceValid(
        accessSchema.pick({ roleId: true, flags: true, allCompanies: true, companyConfigurations: true }),
      ),
    },
  );

export const newAccess: AccessValues = {
  fullName: '',
  email: '',
  roleId: '',
  flags: [],
  allCompanies: 'chosen',
  companyConfigurations: [],
  expires: '',
};

/** What is set for a user now. */
export const valuesOf = (user: UserDetails): AccessValues => ({
  fullName: user.agentName,
  roleId: user.roleId ?? '',
  flags: [...user.flags],
  allCompanies: user.allCompanies ? 'every' : 'chosen',
  companyConfigurations: [...user.companyIds],
  expires: user.expires ?? '',
});

export const findRole = (roles: readonly Role[], roleId: string): Role | undefined =>
  roles.find((role) => role.roleId === roleId);

type Body = CallInput<'saveAgentDetails'>['body'];

interface Order {
  readonly agentId?: string | undefined;
  /** The user as the page shows them. */
  readonly version?: number | undefined;
  /** When the access ends as it is now. */
  readonly endsOn?: string | null | undefined;
  readonly roles: readonly Role[];
  /** Whether the companies were on show to choose from. */
  readonly withCompanies: boolean;
}

/** The values as the call takes them: rights of the role are not given a second time. */
export function toBody(values: AccessValues, order: Order): Body {
  const { agentId, version, endsOn = null, roles, withCompanies } = order;
  const role = findRole(roles, values.roleId);
  // The access of a main user does not end by itself.
  const expires = role?.builtIn === 'main' || values.expires === '' ? null : values.expires;
  const own = (flag: AccessFlag) => role?.flags.includes(flag) !== true;
  return {
    agentId,
    version,
    fullName: values.fullName,
    email: values.email,
    roleId: values.roleId === '' ? null : values.roleId,
    flags: values.flags.filter(own),
    allCompanies: values.allCompanies === 'every',
    // A day that has passed is given again by nobody.
    ...(expires !== endsOn && { expires }),
    ...(withCompanies && { companyConfigurations: values.companyConfigurations.join('/') }),
  };
}
