import { addressText } from '@statbook/documents';
import { fromWireKeys } from '@statbook/contract';
import { shareCount, subtractDecimals, toDecimalText } from '@statbook/domain';
import type { readCapTable } from '../reading/cap-table.ts';
import type { readRegister } from '../reading/register-of-members.ts';
import type { readHistory } from '../reading/share-history.ts';
import { allotmentWords, transferWords } from './kind-words.ts';
import { date, money, number, type Sheet, text } from '../../../platform/files/sheet.ts';

type Register = Awaited<ReturnType<typeof readRegister>>;
type History = Awaited<ReturnType<typeof readHistory>>;
type CapTable = Awaited<ReturnType<typeof readCapTable>>;

/** The register of members: a row for each holding, those of holders not yet known, the company's own shares, then former members. */
export function membersSheet({ Members, NotKnown, OwnHoldings, Classes }: Register): Sheet {
  const currencies = new Map(Classes.map(({ ShareClassId, Currency }) => [ShareClassId, Currency]));
  const cellsOf = (
    holding: Register['OwnHoldings'][number] | Register['Members'][number]['Holdings'][number],
  ) => [
    text(holding.ClassName),
    number(holding.Shares),
    text(holding.Numbers),
    text(currencies.get(holding.ShareClassId)),
    money(holding.AmountPaid),
    money(holding.AmountUnpaid),
  ];
  const present = Members.flatMap((member) =>
    member.Holdings.map((holding) => [
      ...whoAndWhere(member),
      ...cellsOf(holding),
      entered(member),
      ...nothing(2),
    ]),
  );
  const notKnown = NotKnown.flatMap(({ HolderName, Holdings }) =>
    Holdings.map((holding) => [text(HolderName), undefined, ...cellsOf(holding), ...nothing(3)]),
  );
  const own = OwnHoldings.map((holding) => [
    text(holding.HolderName),
    undefined,
    ...cellsOf(holding),
    ...nothing(3),
  ]);
  const former = Members.flatMap((member) =>
    member.HeldBefore.map((held) => [
      ...whoAndWhere(member),
      text(held.ClassName),
      number('0'),
      undefined,
      text(currencies.get(held.ShareClassId)),
      ...nothing(2),
      entered(member),
      date(member.CeasedOn),
      number(held.Shares),
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
    rows: [...present, ...notKnown, ...own, ...former],
  };
}

const entered = ({ EnteredOn }: Register['Members'][number]) =>
  EnteredOn === null ? text('Not known') : date(EnteredOn);

const nothing = (count: number) => Array.from({ length: count }, () => undefined);

function whoAndWhere({ HolderName, Address }: Register['Members'][number]) {
  const address = Address === null ? undefined : fromWireKeys<Parameters<typeof addressText>[0]>(Address);
  return [text(HolderName), text(address && addressText(address))];
}

/** The statement of capital: a row for each class, then the totals of each currency. */
export function capitalSheet({ Capital, Classes }: Register): Sheet {
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
    rows: Capital.Currencies.flatMap((capital) => [
      ...Classes.filter(
        ({ Currency, SharesInIssue }) => Currency === capital.Currency && SharesInIssue !== '0',
      ).map((each) => [
        text(each.Currency),
        text(each.ClassName),
        money(each.NominalValue),
        number(each.SharesInIssue),
        number(treasuryShares(each)),
        number(each.SharesForfeited),
        money(each.AggregateNominal),
        money(each.AmountUnpaid),
        text(each.Particulars),
      ]),
      [
        text(capital.Currency),
        text('Total'),
        undefined,
        number(capital.TotalShares),
        ...nothing(2),
        money(capital.TotalNominal),
        money(capital.TotalUnpaid),
        undefined,
      ],
    ]),
  };
}

/** What the company holds itself and was not forfeited. */
function treasuryShares({ SharesInTreasury, SharesForfeited }: Register['Classes'][number]): string {
  return toDecimalText(subtractDecimals(shareCount(SharesInTreasury), shareCount(SharesForfeited)));
}

/** Every line of an allotment and every part of a bonus issue, reversed ones marked. */
export function allotmentsSheet({ Allotments }: History): Sheet {
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
    rows: Allotments.map((row) => [
      date(row.On),
      text(allotmentWords[row.Kind]),
      text(row.HolderName),
      text(row.ClassName),
      number(row.Shares),
      text(row.Currency),
      money(row.PriceEach),
      money(row.PaidEach),
      text(row.NonCash),
      text(row.IsReversed ? 'Yes' : undefined),
    ]),
  };
}

/** All that passed from one to another, reversed lines marked. */
export function transfersSheet({ Transfers }: History): Sheet {
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
    rows: Transfers.map((row) => [
      date(row.On),
      text(transferWords[row.Kind]),
      text(row.TransferorName),
      text(row.TransfereeName),
      text(row.ClassName),
      number(row.Shares),
      money(row.Consideration),
      money(row.StampDuty),
      text(row.IsReversed ? 'Yes' : undefined),
    ]),
  };
}

/** The cap table: for each holder the shares of every class, and the parts of nominal value and votes. */
export function capTableSheet({ Rows, Classes }: CapTable): Sheet {
  const classes = Classes.filter(({ SharesInIssue }) => SharesInIssue !== '0');
  const currencies = [...new Set(classes.map(({ Currency }) => Currency))];
  return {
    title: 'Cap table',
    heads: [
      'Holder',
      ...classes.map(({ ClassName, Currency }) => `${ClassName} (${Currency})`),
      ...currencies.flatMap((currency) => [`Nominal value ${currency}`, `% of ${currency}`]),
      'Votes',
      '% of votes',
    ],
    rows: Rows.map((row) => [
      text(row.HolderName),
      ...classes.map(({ ShareClassId }) =>
        number(row.Classes.find((each) => each.ShareClassId === ShareClassId)?.Shares ?? '0'),
      ),
      ...currencies.flatMap((currency) => {
        const own = row.Nominal.find((each) => each.Currency === currency);
        return [money(own?.Value ?? '0'), number(own?.Percent ?? '0')];
      }),
      number(row.Votes),
      number(row.VotesPercent),
    ]),
  };
}
