import { shareCount, subtractDecimals, toDecimalText } from '@statbook/domain/money';
import { addressText } from '@statbook/domain/share-capital';
import type { presentSharesHeld } from '../ledger/present-shares.ts';
import type { readCapTable } from '../register/cap-table.ts';
import type { readRegister } from '../register/register-of-members.ts';
import type { readHistory } from '../register/share-history.ts';
import { allotmentLabels, transferLabels } from './kind-labels.ts';
import { date, money, number, type Sheet, text } from '@statbook/sheets';

type Register = Awaited<ReturnType<typeof readRegister>>;
type History = Awaited<ReturnType<typeof readHistory>>;
type CapTable = Awaited<ReturnType<typeof readCapTable>>;

/** The register of members: a row for each holding, those of holders not yet known, the company's own shares, then former members. */
export function membersSheet({ members, notKnown, ownHoldings, classes }: Register): Sheet {
  const currencies = new Map(classes.map(({ shareClassId, currency }) => [shareClassId, currency]));
  const cellsOf = (holding: ReturnType<typeof presentSharesHeld>) => [
    text(holding.className),
    number(holding.shares),
    text(holding.numbers),
    text(currencies.get(holding.shareClassId)),
    money(holding.amountPaid),
    money(holding.amountUnpaid),
  ];
  const present = members.flatMap((member) =>
    member.holdings.map((holding) => [
      ...whoAndWhere(member),
      ...cellsOf(holding),
      entered(member),
      ...nothing(2),
    ]),
  );
  const unidentified = notKnown.flatMap(({ holderName, holdings }) =>
    holdings.map((holding) => [text(holderName), undefined, ...cellsOf(holding), ...nothing(3)]),
  );
  const own = ownHoldings.map((holding) => [
    text(holding.holderName),
    undefined,
    ...cellsOf(holding),
    ...nothing(3),
  ]);
  const former = members.flatMap((member) =>
    member.heldBefore.map((held) => [
      ...whoAndWhere(member),
      text(held.className),
      number('0'),
      undefined,
      text(currencies.get(held.shareClassId)),
      ...nothing(2),
      entered(member),
      date(member.ceasedOn),
      number(held.shares),
    ]),
  );
  return {
    title: 'Register of members',
    heads: [
      'Member',
      'Address',
      'Class',
      'Shares',
      'Numbers',
      'Currency',
      'Amount paid',
      'Amount unpaid',
      'Entered',
      'Ceased',
      'Held until then',
    ],
    rows: [...present, ...unidentified, ...own, ...former],
  };
}

const entered = ({ enteredOn }: Register['members'][number]) =>
  enteredOn === null ? text('Not known') : date(enteredOn);

const nothing = (count: number) => Array.from({ length: count }, () => undefined);

function whoAndWhere({ holderName, address }: Register['members'][number]) {
  return [text(holderName), text(address === null ? undefined : addressText(address))];
}

/** The statement of capital: a row for each class, then the totals of each currency. */
export function capitalSheet({ capital: statement, classes }: Register): Sheet {
  return {
    title: 'Statement of capital',
    heads: [
      'Currency',
      'Class',
      'Nominal value of each',
      'Shares in issue',
      'Of these treasury shares',
      'Of these forfeited or surrendered',
      'Aggregate nominal value',
      'Amount unpaid',
      'Prescribed particulars',
    ],
    rows: statement.currencies.flatMap((capital) => [
      ...classes
        .filter(({ currency, sharesInIssue }) => currency === capital.currency && sharesInIssue !== '0')
        .map((each) => [
          text(each.currency),
          text(each.className),
          money(each.nominalValue),
          number(each.sharesInIssue),
          number(treasuryShares(each)),
          number(each.sharesForfeited),
          money(each.aggregateNominal),
          money(each.amountUnpaid),
          text(each.particulars),
        ]),
      [
        text(capital.currency),
        text('Total'),
        undefined,
        number(capital.totalShares),
        ...nothing(2),
        money(capital.totalNominal),
        money(capital.totalUnpaid),
        undefined,
      ],
    ]),
  };
}

/** What the company holds itself and was not forfeited. */
function treasuryShares({ sharesInTreasury, sharesForfeited }: Register['classes'][number]): string {
  return toDecimalText(subtractDecimals(shareCount(sharesInTreasury), shareCount(sharesForfeited)));
}

/** Every line of an allotment and every part of a bonus issue, reversed ones marked. */
export function allotmentsSheet({ allotments }: History): Sheet {
  return {
    title: 'Allotments',
    heads: [
      'Date',
      'Kind',
      'Allotted to',
      'Class',
      'Shares',
      'Currency',
      'Price of each',
      'Paid on each',
      'Other than cash',
      'Reversed',
    ],
    rows: allotments.map((row) => [
      date(row.on),
      text(allotmentLabels[row.kind]),
      text(row.holderName),
      text(row.className),
      number(row.shares),
      text(row.currency),
      money(row.priceEach),
      money(row.paidEach),
      text(row.nonCash),
      text(row.isReversed ? 'Yes' : undefined),
    ]),
  };
}

/** All that passed from one to another, reversed lines marked. */
export function transfersSheet({ transfers }: History): Sheet {
  return {
    title: 'Transfers',
    heads: [
      'Date',
      'Kind',
      'From',
      'To',
      'Class',
      'Shares',
      'Consideration (GBP)',
      'Stamp duty (GBP)',
      'Reversed',
    ],
    rows: transfers.map((row) => [
      date(row.on),
      text(transferLabels[row.kind]),
      text(row.transferorName),
      text(row.transfereeName),
      text(row.className),
      number(row.shares),
      money(row.consideration),
      money(row.stampDuty),
      text(row.isReversed ? 'Yes' : undefined),
    ]),
  };
}

/** The cap table: for each holder the shares of every class, and the parts of nominal value and votes. */
export function capTableSheet({ rows, ...table }: CapTable): Sheet {
  const classes = table.classes.filter(({ sharesInIssue }) => sharesInIssue !== '0');
  const currencies = [...new Set(classes.map(({ currency }) => currency))];
  return {
    title: 'Cap table',
    heads: [
      'Holder',
      ...classes.map(({ className, currency }) => `${className} (${currency})`),
      ...currencies.flatMap((currency) => [`Nominal value ${currency}`, `% of ${currency}`]),
      'Votes',
      '% of votes',
    ],
    rows: rows.map((row) => [
      text(row.holderName),
      ...classes.map(({ shareClassId }) =>
        number(row.classes.find((each) => each.shareClassId === shareClassId)?.shares ?? '0'),
      ),
      ...currencies.flatMap((currency) => {
        const own = row.nominal.find((each) => each.currency === currency);
        return [money(own?.value ?? '0'), number(own?.percent ?? '0')];
      }),
      number(row.votes),
      number(row.votesPercent),
    ]),
  };
}
