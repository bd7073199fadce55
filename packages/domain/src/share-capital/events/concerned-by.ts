import type { LedgerAccount } from '../ledger/account.ts';
import type { ShareActRequest } from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';

/** Which lines of the position a request is planned on; 'all' where it takes every holder or class. */
export interface ConcernedLines {
  readonly classes: readonly ShareClassId[] | 'all';
  readonly holders: readonly HolderId[] | 'all';
  /** Whether the lines of the company itself (treasury) are needed too. */
  readonly treasury: boolean;
}

/** Whether shares of a class in an account are among the lines. */
export function isConcerned(
  { classes, holders, treasury }: ConcernedLines,
  { account, classId }: { readonly account: LedgerAccount; readonly classId: ShareClassId },
): boolean {
  if (classes !== 'all' && !classes.includes(classId)) return false;
  if (account.kind !== 'holder') return account.kind === 'treasury' && treasury;
  return holders === 'all' || holders.includes(account.holderId);
}

/** The kinds of which some requests name no shares: what they do follows from the position that they meet. */
export const KINDS_THAT_FOLLOW = [
  'transmission',
  'subdivision',
  'consolidation',
  'redesignation',
  'redenomination',
  'bonus-issue',
  'reduction',
  'call',
] as const satisfies readonly ShareActRequest['kind'][];

/**
 * The lines from which the result of a request is computed without its naming their shares: those of a whole class, or all
 * that somebody has. Undefined for one that says itself which shares and how many.
 */
export function followsFrom(request: ShareActRequest): ConcernedLines | undefined {
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
      return concernedBy(request);
    default:
      return undefined;
  }
}

const wholeClass = (classId: ShareClassId): ConcernedLines => ({
  classes: [classId],
  holders: 'all',
  treasury: true,
});

/** What a store must load to plan a request: for a transfer the transferor's lines of one class, however long the register. */
export function concernedBy(request: ShareActRequest): ConcernedLines {
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
