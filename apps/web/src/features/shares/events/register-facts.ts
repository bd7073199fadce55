import { useToday } from '#api/configuration.ts';
import type { CallReply } from '#api/call-types.ts';
import { type Answer, both } from '#api/answer.ts';
import { useCall } from '#api/queries.ts';

export type ShareClass = CallReply<'getShareClassDetails'>['entity'][number];

/** What a holder has of one class on the day of the event. */
export interface HeldShares {
  readonly holderId: string;
  readonly name: string;
  readonly shares: string;
  /** "1-50, 61" where the class is numbered; else empty. */
  readonly numbers: string;
}

/** Finds what a holder has of a class on the day of an event, as far as the form has read it. */
export type FindHeld = (asked: {
  readonly classId: string;
  readonly holderId: string;
  readonly on: string;
}) => HeldShares | undefined;

/** What somebody held of every class on the day of the event. */
export type MemberHoldings = CallReply<'getSharesHeld'>['entity'][number]['members'][number];

/** What the register says that the form of an event shows and offers. */
export interface RegisterFacts {
  readonly companyId: string;
  readonly today: string;
  readonly isPublic: boolean;
  readonly classes: readonly ShareClass[];
  /** The entry that is corrected: the form chooses as if it had been reversed. */
  readonly corrects?: string | undefined;
  /** The form is for the history before an opening balance: who held what is read from that history. */
  readonly isEarlierHistory?: boolean | undefined;
  /** What is entered was decided before: a correction, and the history. */
  readonly isDecided?: boolean | undefined;
}

/** The facts of a form, while they are loaded and when they cannot be. */
export function useRegisterFacts(companyId: string): Answer<RegisterFacts> {
  const query = { query: { companyId } };
  const today = useToday();
  const { data, error, refetch } = both(
    useCall('getCompanyOverview', query),
    useCall('getShareClassDetails', query),
  );
  if (data === undefined) return { data, error, refetch };
  const [overview, classes] = data;
  const isPublic = overview.entity[0]?.companyType === 'plc';
  return { data: { companyId, today, isPublic, classes: classes.entity }, error, refetch };
}

/** A class as it was on the day of the event. */
export interface IssuedShares {
  /** In issue, treasury shares included. */
  readonly shares: string;
  readonly nominalEach: string;
  readonly currency: string;
}

/** Classes of which there are shares. */
export const inIssue = ({ classes }: RegisterFacts) =>
  classes.filter(({ sharesInIssue }) => sharesInIssue !== '0');

/** Classes of which the company itself holds shares. */
export const inTreasury = ({ classes }: RegisterFacts) =>
  classes.filter(({ sharesInTreasury }) => sharesInTreasury !== '0');

/** Classes on whose shares something is unpaid, or it is not known whether it is. */
export const notFullyPaid = (facts: RegisterFacts) =>
  inIssue(facts).filter(({ amountUnpaid }) => amountUnpaid !== '0');
