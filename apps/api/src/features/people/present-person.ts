import { type CivilDate, isAfter } from '@statbook/domain/dates';
import { strictestProtection } from '@statbook/domain/people';
import { lowerFirst } from '@statbook/domain/lower-first';
import {
  presentVerification,
  toCivilDate,
  type VerificationState,
  verificationState,
} from '../../registry-snapshots/present-company.ts';
import type { StartedChange } from './change-queries.ts';
import type { RoleOfPerson } from './person-queries.ts';

/** What somebody is called whom every register hides. */
export const HIDDEN_NAME = 'Protected person';

const registers = ['officer', 'psc', 'holder'];

/** As the list names them: by a role that is held before others, by an office before others. */
export function nameOfPerson(roles: readonly RoleOfPerson[]): string {
  const rankOf = ({ detail }: RoleOfPerson) =>
    `${detail.heldUntil === null ? 0 : 1} ${registers.indexOf(detail.register)} ${detail.name ?? ''}`;
  const named = roles.filter(({ detail }) => detail.name !== null);
  const [first] = named.toSorted((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
  return first?.detail.name ?? HIDDEN_NAME;
}

export const kindOf = (roles: readonly RoleOfPerson[]) =>
  roles.some(({ detail }) => detail.kind === 'human') ? ('human' as const) : ('body' as const);

/** How far somebody's details are kept from others: as far as a register or somebody says of any of their entries. */
export function protectionOf(roles: readonly RoleOfPerson[]): RoleOfPerson['detail']['protection'] {
  return strictestProtection(roles.flatMap(({ detail, saidOf }) => [detail.protection, saidOf]));
}

/** Held today, as far as the register gives a day. */
export function isHeld({ heldUntil }: Pick<RoleOfPerson['detail'], 'heldUntil'>, today: CivilDate): boolean {
  const until = toCivilDate(heldUntil);
  return heldUntil === null || (until !== undefined && isAfter(until, today));
}

/** "Director, person with significant control"; of whom holds nothing any more, "Formerly director". */
export function describeRoles(roles: readonly RoleOfPerson[], today: CivilDate): string {
  const held = roles.filter(({ detail }) => isHeld(detail, today));
  const texts = new Set((held.length === 0 ? roles : held).map(({ detail }) => detail.role));
  const [first = '', ...others] = [...texts].map((text, place) =>
    place === 0 && held.length > 0 ? text : lowerFirst(text),
  );
  return [held.length === 0 ? `Formerly ${first}` : first, ...others].join(', ');
}

/** From the most pressing on. */
const pressing: readonly VerificationState[] = ['overdue', 'due', 'not-yet-due', 'not-verified', 'verified'];

/** Where the role stands that needs most to be done; null where none has to be verified. */
export function mostPressing(roles: readonly RoleOfPerson[], today: CivilDate): VerificationState | null {
  const states = roles.flatMap(({ detail }) =>
    detail.verification === null ? [] : [verificationState(detail.verification, today)],
  );
  return pressing.find((state) => states.includes(state)) ?? null;
}

/** Which entry it is, and of which company. */
export const presentPlace = ({ role, detail, companyName, companyNumber }: RoleOfPerson) => ({
  companyId: role.companyId,
  companyName,
  companyNumber,
  register: role.register,
  registerKey: role.registerKey,
  roleText: detail.role,
});

interface RoleContext {
  readonly today: CivilDate;
  readonly versions: readonly RoleOfPerson['detail'][];
  readonly names: ReadonlyMap<string, string>;
}

/** A role as our calls give it, with all that its register has said. */
export function presentRole(each: RoleOfPerson, { today, versions, names }: RoleContext) {
  const { role, detail } = each;
  return {
    ...presentPlace(each),
    heldFrom: detail.heldFrom,
    heldUntil: detail.heldUntil,
    isCurrent: isHeld(detail, today),
    verification: detail.verification && presentVerification(detail.verification, today),
    link:
      role.personId === role.ownPersonId
        ? null
        : {
            rule: role.rule,
            evidence: role.evidence,
            linkedBy: role.linkedBy && (names.get(role.linkedBy) ?? null),
            linkedAt: role.linkedAt.toISOString(),
          },
    details: versions.map(({ name, particulars, recordedAt, replacedAt }) => ({
      name,
      particulars,
      recordedAt: recordedAt.toISOString(),
      replacedAt: replacedAt?.toISOString() ?? null,
    })),
  };
}

/** An act of several filings as our calls give it. */
export const presentChange = (
  { changeId, what, begunAt, begunBy, filings, drafts, open }: StartedChange,
  names: ReadonlyMap<string, string>,
) => ({
  changeId,
  what,
  begunAt: begunAt.toISOString(),
  begunBy: names.get(begunBy) ?? null,
  filings,
  drafts,
  open,
});
