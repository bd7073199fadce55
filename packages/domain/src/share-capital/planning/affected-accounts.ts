import type { LedgerAccount } from '../ledger/ledger-account.ts';
import type { ShareActionRequest } from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';
import type { ShareClass } from '../ledger/share-class.ts';

/** The lines of the position that planning a request needs; 'all' stands for every class or holder. */
export interface AffectedAccounts {
  readonly classes: readonly ShareClassId[] | 'all';
  readonly holders: readonly HolderId[] | 'all';
  /** Whether the lines of the treasury account are needed too. */
  readonly treasury: boolean;
}

/** Whether a class and account are among the affected ones. */
export function isAffected(
  { classes, holders, treasury }: AffectedAccounts,
  { account, classId }: { readonly account: LedgerAccount; readonly classId: ShareClassId },
): boolean {
  if (classes !== 'all' && !classes.includes(classId)) return false;
  if (account.kind !== 'holder') return account.kind === 'treasury' && treasury;
  return holders === 'all' || holders.includes(account.holderId);
}

/** The kinds whose requests may name no shares, so that the result is derived from the position. */
export const DERIVED_KINDS = [
  'transmission',
  'subdivision',
  'consolidation',
  'redesignation',
  'redenomination',
  'bonus-issue',
  'reduction',
  'call',
] as const satisfies readonly ShareActionRequest['kind'][];

/**
 * The accounts from whose shares the result of a request is derived: those of a whole class, or all shares of one holder.
 * Undefined where the request itself names the shares.
 */
export function derivedFrom(request: ShareActionRequest): AffectedAccounts | undefined {
  switch (request.kind) {
    case 'subdivision':
    case 'consolidation':
    case 'redenomination':
    case 'bonus-issue':
      return wholeClass(request.classId);
    case 'reduction':
      return request.means.by === 'cancelling' ? undefined : wholeClass(request.classId);
    case 'call':
      return request.holdings === undefined ? wholeClass(request.classId) : undefined;
    case 'redesignation':
      return request.holdings === undefined ? wholeClass(request.fromClassId) : undefined;
    case 'transmission':
      return affectedAccounts(request);
    default:
      return undefined;
  }
}

const wholeClass = (classId: ShareClassId): AffectedAccounts => ({
  classes: [classId],
  holders: 'all',
  treasury: true,
});

/**
 * Whether a request issues redeemable shares: whether others are in issue is seen from the whole position alone (s.684(4)).
 */
export function issuesRedeemable(request: ShareActionRequest, classes: readonly ShareClass[]): boolean {
  if (request.kind !== 'allotment') return false;
  const issued = new Set(request.allottees.map(({ classId }) => classId));
  return classes.some(({ id, terms }) => terms.isRedeemable && issued.has(id));
}

/** What a store must load to plan a request: for a transfer only the transferor's lines of one class. */
export function affectedAccounts(request: ShareActionRequest): AffectedAccounts {
  switch (request.kind) {
    case 'transfer':
      return { classes: [request.classId], holders: [request.transferorId], treasury: false };
    case 'transmission': {
      const classes = request.classId === undefined ? 'all' : [request.classId];
      return { classes, holders: [request.fromId], treasury: false };
    }
    case 'allotment':
    case 'variation':
    case 'class-name':
      return { classes: [], holders: [], treasury: false };
    case 'treasury-sale':
    case 'cancellation':
      return { classes: [request.classId], holders: [], treasury: true };
    default:
      return { classes: 'all', holders: 'all', treasury: true };
  }
}
