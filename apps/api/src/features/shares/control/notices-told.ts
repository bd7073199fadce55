import type { Control, ControlOnRecord, DatedControlChange } from '@statbook/domain';
import type { ProposalRow } from './control-queries.ts';

/** What the last notice before a change says of its person; undefined where the record alone speaks of them. */
export type FindTold = (change: Pick<DatedControlChange, 'personId' | 'on'>) => ControlOnRecord | undefined;

/**
 * What earlier notices say, as the record will once it has them: those still open, and those made. The record was read at
 * some other time, so that without them the end of a control that it does not show yet would never be notified.
 */
export function findTold(earlier: readonly ProposalRow[]): FindTold {
  const counting = earlier
    .filter(({ outcome }) => outcome !== 'dismissed' && outcome !== 'taken-back')
    .sort((a, b) => compare(b.changedOn, a.changedOn) || b.createdAt.getTime() - a.createdAt.getTime());
  return ({ personId, on }) => {
    const last = counting.find((each) => each.personId === personId && each.changedOn <= on);
    // Settled by the record, or to be asked first, it says nothing besides the record.
    if (!last || last.outcome === 'on-record' || last.notice === 'asked') return undefined;
    const { shares, votes } = controlAfter(last);
    const band = shares === 'several-currencies' ? undefined : shares;
    return { isCurrent: last.notice !== 'ceased', shares: band, votes };
  };
}

const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

/** The bands that a proposal tells of; votes are never of several currencies. */
export function controlAfter({
  sharesAfter,
  votesAfter,
}: Pick<ProposalRow, 'sharesAfter' | 'votesAfter'>): Control {
  const votes = votesAfter === 'several-currencies' ? undefined : (votesAfter ?? undefined);
  return { shares: sharesAfter ?? undefined, votes };
}
