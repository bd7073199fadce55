import type { LedgerAccount } from '../ledger/account.ts';
import type { SharesOfHolder } from '../ledger/event-requests.ts';
import { isFullyPaid } from '../ledger/lot.ts';
import type { ShareClass } from '../ledger/share-class.ts';
import type { TakenPart } from './event-builder.ts';
import type { PlanDesk } from './plan-desk.ts';

/** What must be true of shares before they leave their holders. */
export type Requirement = 'fully-paid' | 'partly-paid' | 'none';

/** Which shares leave their holders. */
interface SharesTaken {
  readonly shareClass: ShareClass;
  readonly holdings: readonly SharesOfHolder[];
  readonly requirement: Requirement;
  /** The field of the request that holds them. */
  readonly under?: string;
}

/** Takes shares of several holders of a class and hands each part to `act`. */
export function takeFromHolders(
  { shareClass, holdings, requirement, under = 'holdings' }: SharesTaken,
  desk: PlanDesk,
  act: (part: TakenPart) => void,
): void {
  if (holdings.length === 0) desk.refuse(under, 'missing', 'Choose whose shares these are');
  holdings.forEach((holding, index) => {
    const path = `${under}.${index}`;
    for (const part of desk.takeFromHolder(shareClass.id, holding, path)) {
      checkPaid(part, requirement, { desk, path: `${path}.shares` });
      act(part);
    }
  });
}

function checkPaid(
  { line }: TakenPart,
  requirement: Requirement,
  { desk, path }: { desk: PlanDesk; path: string },
): void {
  const isPaid = isFullyPaid(line.lot);
  const who = desk.nameOfAccount(line.account);
  if (requirement === 'fully-paid' && isPaid === false) {
    desk.refuse(path, 'not-fully-paid', `Choose fully paid shares: those of ${who} are not`);
  }
  if (requirement === 'fully-paid' && isPaid === undefined) {
    desk.refuse(
      path,
      'unpaid-not-known',
      `Say first what is unpaid on the shares of ${who}: it is not known`,
    );
  }
  if (requirement === 'partly-paid' && isPaid === true) {
    desk.refuse(
      path,
      'fully-paid',
      `Choose shares on which something is unpaid: those of ${who} are fully paid`,
    );
  }
}

/** Refused unless a holder keeps a share that is not redeemable (ss.684(4), 690(2), I10). */
export function requireOtherShares(desk: PlanDesk): void {
  const redeemable = new Map(desk.context.position.classes.map(({ id, terms }) => [id, terms.isRedeemable]));
  const remains = desk.builder
    .lines()
    .some(({ account, lot }) => account.kind === 'holder' && redeemable.get(lot.classId) === false);
  if (remains) return;
  const message = 'Leave a share in issue that is neither redeemable nor held by the company';
  desk.refuse('holdings', 'nothing-remains', message);
}

/** Hands parts to an account as they are. */
export function moveTo(desk: PlanDesk, account: LedgerAccount): (part: TakenPart) => void {
  return (part) => desk.builder.move(part, account);
}
