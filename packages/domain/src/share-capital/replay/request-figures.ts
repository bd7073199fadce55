import type { ShareActionRequest, SharesOfHolder, SharesOfLot } from '../ledger/event-requests.ts';
import type { ShareClassId } from '../ledger/ids.ts';

/** What a figure of a request says of the shares of a class. */
export type FigureName =
  | 'shares'
  | 'shares-of-lot'
  | 'issue-price'
  | 'amount-paid'
  | 'call'
  | 'nominal-value'
  | 'relief'
  | 'into'
  | 'from'
  | 'new-shares'
  | 'for-every';

/** A figure of a request that counts shares of a class, or is an amount on each of them. */
export interface RequestFigure {
  readonly name: FigureName;
  readonly classId: ShareClassId;
  /** As entered. */
  readonly value: string;
}

type Change = (figure: RequestFigure) => string;
type RequestOf<Kind> = Extract<ShareActionRequest, { kind: Kind }>;
type Changes = {
  readonly [Kind in ShareActionRequest['kind']]?: (
    request: RequestOf<Kind>,
    change: Change,
  ) => ShareActionRequest;
};

interface Counted {
  readonly shares: string;
  readonly lots?: readonly SharesOfLot[] | undefined;
}

/** The shares of single lots are parts of the count above them. */
function changeShares<Part extends Counted>(part: Part, classId: ShareClassId, change: Change): Part {
  const shares = change({ name: 'shares', classId, value: part.shares });
  if (part.lots === undefined) return { ...part, shares };
  const lots = part.lots.map((lot) => ({
    ...lot,
    shares: change({ name: 'shares-of-lot', classId, value: lot.shares }),
  }));
  return { ...part, shares, lots };
}

const ofHoldings = <Request extends { classId: ShareClassId; holdings: readonly SharesOfHolder[] }>(
  request: Request,
  change: Change,
): Request => ({
  ...request,
  holdings: request.holdings.map((holding) => changeShares(holding, request.classId, change)),
});

// A transmission moves all shares, and a redenomination changes none: they have no such figures. Votes and rights are those
// that were resolved, and a balance is stated in the shares of its own day.
const CHANGES: Changes = {
  allotment: (request, change) => ({
    ...request,
    allottees: request.allottees.map((allottee) => {
      const { classId } = allottee;
      return {
        ...changeShares(allottee, classId, change),
        priceEach: change({ name: 'issue-price', classId, value: allottee.priceEach }),
        paidEach: change({ name: 'amount-paid', classId, value: allottee.paidEach }),
      };
    }),
  }),
  transfer: (request, change) => ({
    ...request,
    transferees: request.transferees.map((each) => changeShares(each, request.classId, change)),
  }),
  'treasury-sale': (request, change) => ({
    ...request,
    buyers: request.buyers.map((each) => changeShares(each, request.classId, change)),
  }),
  subdivision: (request, change) => ({
    ...request,
    into: change({ name: 'into', classId: request.classId, value: request.into }),
  }),
  consolidation: (request, change) => ({
    ...request,
    from: change({ name: 'from', classId: request.classId, value: request.from }),
  }),
  redesignation: (request, change) => ({
    ...request,
    holdings: request.holdings?.map((each) => changeShares(each, request.fromClassId, change)),
  }),
  'bonus-issue': (request, change) => {
    // In one class both numbers would change alike, and the ratio would not.
    if (request.classId === request.intoClassId) return request;
    return {
      ...request,
      newShares: change({ name: 'new-shares', classId: request.intoClassId, value: request.newShares }),
      forEvery: change({ name: 'for-every', classId: request.classId, value: request.forEvery }),
    };
  },
  redemption: ofHoldings,
  'buy-back': ofHoldings,
  forfeiture: ofHoldings,
  surrender: ofHoldings,
  cancellation: (request, change) => changeShares(request, request.classId, change),
  reduction: (request, change) => ({ ...request, means: changeMeans(request, change) }),
  call: (request, change) => ({
    ...request,
    callEach: change({ name: 'call', classId: request.classId, value: request.callEach }),
    holdings: request.holdings?.map((each) => changeShares(each, request.classId, change)),
  }),
};

function changeMeans(
  { means, classId }: RequestOf<'reduction'>,
  change: Change,
): RequestOf<'reduction'>['means'] {
  if (means.by === 'nominal')
    return { ...means, nominalEach: change({ name: 'nominal-value', classId, value: means.nominalEach }) };
  if (means.by === 'unpaid')
    return { ...means, reliefEach: change({ name: 'relief', classId, value: means.reliefEach }) };
  return { ...means, holdings: means.holdings.map((each) => changeShares(each, classId, change)) };
}

/** A request with each of its figures changed, in their order. */
export function changeFigures(request: ShareActionRequest, change: Change): ShareActionRequest {
  // The table pairs each kind with the change of its own request, which TypeScript cannot follow through the table.
  const changeAll = CHANGES[request.kind] as
    | ((request: ShareActionRequest, change: Change) => ShareActionRequest)
    | undefined;
  return changeAll ? changeAll(request, change) : request;
}
