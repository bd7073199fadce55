import { addDays, type CivilDate } from '@statbook/domain/dates';
import type { FilingState } from '@statbook/domain/filing';
import {
  canFileVerification,
  verificationForm,
  type VerificationStanding,
  verificationStanding,
  verificationUrgency,
} from '@statbook/domain/identity';
import type { BoardRow } from './verification-queries.ts';

/** The window of a statement, reckoned back from its last day where the register gives no first. */
const WINDOW_DAYS = 14;

/** Where the statement of a role stands, by the rules of the domain. */
export type RoleStanding = ReturnType<typeof judgeStanding>;

/** A role as the board shows it. */
export const judgeRole = (row: BoardRow, today: CivilDate) => ({
  companyId: row.companyId,
  register: row.register,
  registerKey: row.registerKey,
  roleText: row.roleText,
  ...judgeStanding(row, today),
});

/**
 * Judges the roles of thousands of people: those about which nothing is filed share a few hundred standings, each found once and the
 * same object for all of them.
 */
export function standingReader(today: CivilDate): (row: BoardRow) => RoleStanding {
  const known = new Map<string, RoleStanding>();
  return (row) => {
    if (row.filingState !== null) return judgeStanding(row, today);
    const { register, opensOn, dueOn, startsOn, endsOn, hasCode, isHidden, isVerifiable } = row;
    const key = `${register} ${opensOn} ${dueOn} ${startsOn} ${endsOn} ${hasCode} ${isHidden} ${isVerifiable}`;
    const standing = known.get(key) ?? judgeStanding(row, today);
    known.set(key, standing);
    return standing;
  };
}

function judgeStanding(row: BoardRow, today: CivilDate) {
  const { register, opensOn, dueOn, startsOn, endsOn, hasCode, isHidden } = row;
  const { filingId, filingState } = countsOn(row) ? row : noFiling;
  const standing = verificationStanding(
    {
      verification: row.isVerifiable ? { opensOn, statementDueOn: dueOn, startsOn, endsOn } : undefined,
      isHidden,
      hasCode,
      filingState: filingState ?? undefined,
    },
    today,
  );
  return {
    standing,
    urgency: orNull(verificationUrgency({ standing, dueOn, hasCode }, today)),
    opensOn: orNull(opensOn),
    dueOn: orNull(dueOn),
    givenOn: standing === 'given' ? orNull(startsOn ?? row.filedOn) : null,
    form: formless.has(standing) ? null : verificationForm(register),
    canFile: canFileVerification(register, { standing, hasCode }),
    filingId,
    filingState,
  };
}

const noFiling: { readonly filingId: string | null; readonly filingState: FilingState | null } = {
  filingId: null,
  filingState: null,
};
const formless: ReadonlySet<VerificationStanding> = new Set(['not-needed', 'on-paper']);
const orNull = <Value>(value: Value | undefined): Value | null => value ?? null;

/** What was accepted counts where the register was not read since; and a statement of its own, where it fell into the window. */
function countsOn({ register, filingState, filedOn, isUnread, opensOn, dueOn }: BoardRow): boolean {
  if (filingState === null) return false;
  if (filingState !== 'accepted' || isUnread) return true;
  const from = opensOn ?? (dueOn && addDays(dueOn, 1 - WINDOW_DAYS));
  return register === 'psc' && from !== undefined && filedOn !== undefined && filedOn >= from;
}
