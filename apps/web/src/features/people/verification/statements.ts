import type { CallReply } from '#api/call-types.ts';
import type { BoardPerson, BoardRole } from './board-rows.ts';

/** So many are filed in one act; the server takes no more either. */
export const mostAtOnce = 100;

/** A statement that can be filed now, and whose it is. */
export interface Fileable {
  readonly personName: string;
  readonly role: BoardRole;
}

export const toFileable = ({ name, roles }: BoardPerson): readonly Fileable[] =>
  roles.filter(({ canFile }) => canFile).map((role) => ({ personName: name, role }));

type Prepared = CallReply<'prepareVerificationStatements'>['entity'][number];

/** A statement as it would be sent, or why it stays. */
export type Reviewed = Fileable & Pick<Prepared, 'filingId' | 'ready' | 'why'>;

/** What was prepared, each with whose it is. */
export function toReviewed(
  statements: readonly Fileable[],
  prepared: readonly Prepared[],
): readonly Reviewed[] {
  return statements.flatMap((statement) => {
    const { companyId, registerKey } = statement.role;
    const found = prepared.find((each) => each.companyId === companyId && each.registerKey === registerKey);
    return found === undefined ? [] : [{ ...statement, ...found }];
  });
}

/** Whether the policies let it be sent as it stands. */
export const isApproved = ({ ready }: Reviewed): boolean =>
  ready !== null && (ready.approval.state === 'not-needed' || ready.approval.state === 'approved');

/** What became of a statement that was to be sent: null where it is on its way. */
export type Outcomes = ReadonlyMap<string, string | null>;

export const keyOf = ({ role }: Fileable) => `${role.companyId} ${role.registerKey}`;
