import type { BodyOf } from '@statbook/contract';
import type { saveOpeningBalance } from '@statbook/contract/calls';
import { filedCountryName } from '@statbook/domain/filing/forms';
import { amount, shareCount, sumAmounts, sumShares, toDecimalText } from '@statbook/domain/money';
import { openBooks } from '../../features/shares/opening/save-opening-balance.ts';
import { lockRegister } from '../../features/shares/ledger/event-queries.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { doOrUndo } from '../../platform/database/savepoint.ts';
import type { Sender } from '../send-filing/sender.ts';
import type { Subscribed, Subscriber } from './subscribers.ts';

type Balance = Omit<BodyOf<typeof saveOpeningBalance>, 'companyId'>;

interface Opening {
  readonly accountId: string;
  readonly companyId: string;
  readonly number: string;
  readonly userId: string;
  readonly on: string;
  readonly content: Subscribed;
}

/**
 * The register of members begins with what the subscribers took (Companies Act 2006 s. 112), and with their certificates. An
 * entry that the books do not take keeps no acceptance from being stored: the opening balance can be entered by hand all the same.
 */
export async function openRegister(
  { jobs, clock, logger }: Pick<Sender, 'jobs' | 'clock' | 'logger'>,
  tx: Transaction,
  { accountId, companyId, number, userId, on, content }: Opening,
): Promise<void> {
  if (content.subscribers.length === 0) return;
  const call = {
    tx,
    company: { id: companyId, number },
    person: { accountId, userId },
    record: () => undefined,
  };
  await lockRegister(tx, companyId);
  const whyNot = await doOrUndo(tx, async () => {
    const opened = await openBooks(call, { jobs, clock }, toBalance(content, on));
    return opened instanceof Refusal ? { code: opened.code, errors: opened.errors } : undefined;
  });
  if (whyNot !== undefined)
    logger.warn({ companyId, ...whyNot }, 'incorporation: the register of members was not opened');
}

type TakenShares = Subscriber['shares'][number];

/** The holdings of the subscribers, with the classes that they are of. */
export function toBalance({ subscribers, statementOfCapital }: Subscribed, on: string): Balance {
  const taken = subscribers.flatMap(({ shares }) => shares);
  const classes = [...new Map(taken.map((each) => [keyOf(each), each])).values()];
  const particularsOf = ({ currency, shareClass }: TakenShares) =>
    statementOfCapital
      .find((table) => table.currency === currency)
      ?.shares.find((each) => each.shareClass === shareClass)?.prescribedParticulars ?? '';
  return {
    on,
    source: 'Incorporation: shares taken by the subscribers',
    issuesCertificates: true,
    classes: classes.map((each) => ({
      className: each.shareClass,
      currency: each.currency,
      nominalValue: each.nominalValue,
      particulars: particularsOf(each),
      votesPerShare: '1',
      isRedeemable: false,
      isNumbered: false,
      sharesInIssue: toDecimalText(
        sumShares(
          taken.filter((one) => keyOf(one) === keyOf(each)).map((one) => shareCount(one.numberOfShares)),
        ),
      ),
    })),
    holdings: subscribers.flatMap((subscriber) =>
      subscriber.shares.map((each) => ({
        class: classes.findIndex((one) => keyOf(one) === keyOf(each)),
        isTreasury: false,
        enteredOn: on,
        members: [toMember(subscriber.party)],
        address: toHolderAddress(subscriber.address),
        shares: each.numberOfShares,
        priceEach: toDecimalText(
          sumAmounts([amount(each.amountPaidPerShare), amount(each.amountUnpaidPerShare)]),
        ),
        unpaidEach: each.amountUnpaidPerShare,
      })),
    ),
  };
}

const keyOf = ({ currency, shareClass }: TakenShares) => `${currency} ${shareClass.toUpperCase()}`;

function toMember(party: Subscriber['party']): Balance['holdings'][number]['members'][number] {
  if (party.kind === 'corporate') return { kind: 'company', name: party.corporateName };
  return { kind: 'person', surname: party.surname, forename: party.forename };
}

function toHolderAddress({
  premise: premises,
  street: line1,
  thoroughfare: line2,
  postTown: town,
  country,
  ...rest
}: Subscriber['address']) {
  const countryName = country === undefined ? undefined : filedCountryName(country);
  return { premises, line1, line2, town, country: countryName, ...rest };
}
