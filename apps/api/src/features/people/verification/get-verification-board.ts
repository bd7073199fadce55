import { getVerificationBoard } from '@statbook/contract/calls';
import type { CivilDate } from '@statbook/domain/dates';
import { VERIFICATION_STANDINGS } from '@statbook/domain/identity';
import { handle } from '../../../pipeline/handler.ts';
import type { Clock } from '../../../platform/clock.ts';
import { WrittenReply } from '../../../pipeline/written-reply.ts';
import { HIDDEN_NAME } from '../present-person.ts';
import { judgeRole } from './judge-role.ts';
import { type BoardRow, listBoardRows } from './verification-queries.ts';
import { type Board, writeBoard } from './write-board.ts';

/** Everybody who holds an office or control, as far as companies are within reach. */
export const getVerificationBoardHandler = ({ clock }: { clock: Clock }) =>
  handle(getVerificationBoard, async ({ tx, query: { companyId } }) => {
    const today = clock.today();
    const rows = await listBoardRows(tx, {
      today,
      companyIds: companyId === undefined ? undefined : [companyId],
    });
    const people = Map.groupBy(rows, ({ personId }) => personId);
    const companies = new Map(rows.map((row) => [row.companyId, row]));
    return new WrittenReply(
      writeBoard({
        entity: [...people.values()].map((roles) => presentPerson(roles, today)),
        companies: [...companies.values()],
      }),
    );
  });

const place = new Map(VERIFICATION_STANDINGS.map((standing, at) => [standing, at]));

function presentPerson(rows: readonly BoardRow[], today: CivilDate): Board['entity'][number] {
  const roles = rows.map((row) => judgeRole(row, today));
  const pressing = (role: (typeof roles)[number]) =>
    `${String(place.get(role.standing)).padStart(2, '0')} ${role.dueOn ?? '9999'}`;
  return {
    personId: rows[0]?.personId ?? '',
    name: nameOf(rows),
    kind: rows.some(({ kind }) => kind === 'human') ? ('human' as const) : ('body' as const),
    hasCode: rows.some(({ hasCode }) => hasCode),
    roles: roles.toSorted((one, other) => (pressing(one) < pressing(other) ? -1 : 1)),
  };
}

/** As the list of people names them: by an office before others. */
export function nameOf(rows: readonly BoardRow[]): string {
  const named = rows.filter(({ name }) => name !== null);
  const office = named.find(({ register }) => register === 'officer') ?? named[0];
  return office?.name ?? HIDDEN_NAME;
}
