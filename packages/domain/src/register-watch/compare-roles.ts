import { dayText, type ChangeKind, type RegisterDifference } from './register-difference.ts';
import type { RegisteredRole } from './register-picture.ts';

/** How the differences of one register are called. */
interface RoleKinds {
  readonly begun: ChangeKind;
  readonly ended: ChangeKind;
  readonly changed: ChangeKind;
  readonly removed: ChangeKind;
}

export const officerKinds: RoleKinds = {
  begun: 'officer-appointed',
  ended: 'officer-ceased',
  changed: 'officer-changed',
  removed: 'officer-removed',
};

export const pscKinds: RoleKinds = {
  begun: 'psc-notified',
  ended: 'psc-ceased',
  changed: 'psc-changed',
  removed: 'psc-removed',
};

/** Who came, who left, whose particulars changed, and whose entry is gone altogether. */
export function compareRoles(
  kinds: RoleKinds,
  before: readonly RegisteredRole[],
  now: readonly RegisteredRole[],
): RegisterDifference[] {
  const shown = new Map(now.map((role) => [role.id, role]));
  const known = new Map(before.map((role) => [role.id, role]));
  return [
    ...now.flatMap((role) => {
      const earlier = known.get(role.id);
      return earlier === undefined ? [toBegun(kinds, role)] : compareRole(kinds, earlier, role);
    }),
    ...before
      .filter(({ id }) => !shown.has(id))
      .map((role) => ({ kind: kinds.removed, ...subjectOf(role), before: textOf(role) })),
  ];
}

const subjectOf = ({ name }: RegisteredRole) => ({ subject: name, names: [name] });

/** "Director from 10 November 2026". */
function textOf({ role, from, until }: RegisteredRole): string {
  const days = [from && `from ${dayText(from)}`, until && `until ${dayText(until)}`];
  return [role, ...days].filter(Boolean).join(' ');
}

/** One that is shown for the first time may have ended already. */
const toBegun = (kinds: RoleKinds, role: RegisteredRole): RegisterDifference => ({
  kind: kinds.begun,
  ...subjectOf(role),
  now: textOf(role),
});

function compareRole(kinds: RoleKinds, before: RegisteredRole, now: RegisteredRole): RegisterDifference[] {
  const subject = { subject: now.name, names: [...new Set([before.name, now.name])] };
  const ended =
    before.until === undefined && now.until !== undefined
      ? [{ kind: kinds.ended, ...subject, before: textOf(before), now: textOf(now) }]
      : [];
  const changed = compareParticulars(toParticulars(before), toParticulars(now, ended.length > 0));
  return [
    ...ended,
    ...(changed === undefined ? [] : [{ kind: kinds.changed, ...subject, ...changed }]),
    ...(before.verification === now.verification
      ? []
      : [
          {
            kind: 'identity-verification' as const,
            ...subject,
            before: before.verification,
            now: now.verification,
          },
        ]),
  ];
}

/** What can be changed of one that stays; its end counts where it was there before: then it was moved or struck out. */
function toParticulars({ name, role, from, until, particulars }: RegisteredRole, hasJustEnded = false) {
  return {
    Name: name,
    Role: role,
    From: from === undefined ? '' : dayText(from),
    Until: until === undefined || hasJustEnded ? '' : dayText(until),
    ...particulars,
  };
}

type Particulars = Readonly<Record<string, string>>;

/** The particulars that are not the same, each under its label; undefined where all are. */
export function compareParticulars(before: Particulars, now: Particulars) {
  const labels = [...new Set([...Object.keys(before), ...Object.keys(now)])];
  const moved = labels.filter((label) => (before[label] ?? '') !== (now[label] ?? ''));
  if (moved.length === 0) return undefined;
  const linesOf = (particulars: Particulars) =>
    moved.map((label) => `${label}: ${particulars[label] || 'none'}`).join('\n');
  return { before: linesOf(before), now: linesOf(now) };
}
