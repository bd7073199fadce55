import { getVerificationBoard } from '@statbook/contract/calls';
import { VERIFICATION_STANDINGS } from '@statbook/domain/identity';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { WrittenReply } from '../../../pipeline/written-reply.ts';
import { HIDDEN_NAME } from '../present-person.ts';
import { type RoleStanding, standingReader } from './judge-role.ts';
import { type BoardRow, type Invited, listBoardRows, listInvited } from './verification-queries.ts';
import { type Board, writeBoard } from './write-board.ts';

/** Everybody who holds an office or control, as far as companies are within reach. */
export const getVerificationBoardHandler = ({ clock }: { clock: Clock }) =>
  handle(getVerificationBoard, async ({ tx, query: { companyId } }) => {
    const today = clock.today();
    const rows = await listBoardRows(tx, {
      today,
      companyIds: companyId === undefined ? undefined : [companyId],
    });
    const standingOf = standingReader(today);
    const invited = await listInvited(tx, clock.now());
    const people = Map.groupBy(rows, ({ personId }) => personId);
    return new WrittenReply(
      writeBoard({
        people: [...people.values()].map((theirs) => presentPerson(theirs, { standingOf, invited })),
        companies: [...new Map(rows.map((row) => [row.companyId, row])).values()],
      }),
    );
  });

const place = new Map(VERIFICATION_STANDINGS.map((standing, at) => [standing, at]));

interface Judges {
  readonly standingOf: (row: BoardRow) => RoleStanding;
  readonly invited: ReadonlyMap<string, Invited>;
}

function presentPerson(rows: readonly BoardRow[], { standingOf, invited }: Judges): Board['people'][number] {
  const roles = rows.map((row) => ({ place: row, standing: standingOf(row) }));
  const personId = rows[0]?.personId ?? '';
  const hasCode = rows.some((row) => row.hasCode);
  return {
    personId,
    name: nameOf(rows),
    kind: rows.some(({ kind }) => kind === 'human') ? ('human' as const) : ('body' as const),
    hasCode,
    invitation: (!hasCode && invited.get(personId)) || null,
    roles: roles.toSorted((one, other) => byPressing(one.standing, other.standing)),
  };
}

/** What presses most first, of as much what is due first. */
function byPressing(one: RoleStanding, other: RoleStanding): number {
  const places = (place.get(one.standing) ?? 0) - (place.get(other.standing) ?? 0);
  if (places !== 0) return places;
  const [here, there] = [one.dueOn ?? '9999', other.dueOn ?? '9999'];
  return here === there ? 0 : here < there ? -1 : 1;
}

/** As the list of people names them: by an office before others. */
function nameOf(rows: readonly BoardRow[]): string {
  const named = rows.filter(({ name }) => name !== null);
  const office = named.find(({ register }) => register === 'officer') ?? named[0];
  return office?.name ?? HIDDEN_NAME;
}
