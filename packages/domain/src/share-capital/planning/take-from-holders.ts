import type { LedgerAccount } from '../ledger/ledger-account.ts';
import type { SharesOfHolder } from '../ledger/event-requests.ts';
import { isFullyPaid } from '../ledger/lot.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { TakenPart } from './event-builder.ts';
import type { EventPlanner } from './event-planner.ts';

/** How far shares must be paid up before they leave their holders. */
export type Requirement = 'fully-paid' | 'partly-paid' | 'none';

interface SharesTaken {
  readonly shareClass: ShareClass;
  readonly holdings: readonly SharesOfHolder[];
  readonly requirement: Requirement;
  /** The field of the request that lists the holdings. */
  readonly under?: string;
}

/** Takes shares of a class from several holders and passes each part to `use`. */
export function takeFromHolders(
  { shareClass, holdings, requirement, under = 'holdings' }: SharesTaken,
  planner: EventPlanner,
  use: (part: TakenPart) => void,
): void {
  if (holdings.length === 0) planner.refuse(under, 'missing', 'Choose whose shares these are');
  holdings.forEach((holding, index) => {
    const path = `${under}.${index}`;
    for (const part of planner.takeFromHolder(shareClass.id, holding, path)) {
      checkPaid(part, requirement, { planner, path: `${path}.shares` });
      use(part);
    }
  });
}

function checkPaid(
  { line }: TakenPart,
  requirement: Requirement,
  { planner, path }: { planner: EventPlanner; path: string },
): void {
  const isPaid = isFullyPaid(line.lot);
  const who = planner.nameOfAccount(line.account);
  if (requirement === 'fully-paid' && isPaid === false) {
    planner.refuse(path, 'not-fully-paid', `Choose fully paid shares: those of ${who} are not`);
  }
  if (requirement === 'fully-paid' && isPaid === undefined) {
    planner.refuse(
      path,
      'unpaid-not-known',
      `Say first what is unpaid on the shares of ${who}: it is not known`,
    );
  }
  if (requirement === 'partly-paid' && isPaid === true) {
    planner.refuse(
      path,
      'fully-paid',
      `Choose shares on which something is unpaid: those of ${who} are fully paid`,
    );
  }
}

/** Requires that a holder keeps a share that is not redeemable (ss.641(2), 684(4), 690(2), I10). */
export function requireOtherShares(planner: EventPlanner, path = 'holdings'): void {
  const redeemable = new Map(
    planner.context.position.classes.map(({ id, terms }) => [id, terms.isRedeemable]),
  );
  const remains = planner.builder
    .lines()
    .some(({ account, lot }) => account.kind === 'holder' && redeemable.get(lot.classId) === false);
  if (remains) return;
  const message = 'Leave a share in issue that is neither redeemable nor held by the company';
  planner.refuse(path, 'nothing-remains', message);
}

/** Requires that shares that are not redeemable are in issue, before or together with redeemable ones (s.684(4)). */
export function requireOthersInIssue(planner: EventPlanner, path: string): void {
  const { classes } = planner.context.position;
  const redeemable = new Set(classes.flatMap(({ id, terms }) => (terms.isRedeemable ? [id] : [])));
  if (planner.builder.lines().some(({ lot }) => !redeemable.has(lot.classId))) return;
  const message =
    'Choose a class that is not redeemable: redeemable shares are issued only while others are in issue';
  planner.refuse(path, 'no-others', message);
}

/** Moves each part to an account as it is. */
export function moveTo(planner: EventPlanner, account: LedgerAccount): (part: TakenPart) => void {
  return (part) => planner.builder.move(part, account);
}
