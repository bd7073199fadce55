import type { ShareActRequest } from '../ledger/event-requests.ts';
import type { HolderId, ShareClassId } from '../ledger/ids.ts';

/** Which lines of the position a request is planned on; 'all' where it takes every holder or class. */
export interface ConcernedLines {
  readonly classes: readonly ShareClassId[] | 'all';
  readonly holders: readonly HolderId[] | 'all';
  /** Whether the lines of the company itself (treasury) are needed too. */
  readonly treasury: boolean;
}

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
