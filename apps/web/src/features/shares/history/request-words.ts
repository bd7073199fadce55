import { formatMoney, formatNumber } from '#kit/value/format.ts';
import type { ListedEntry } from './listed-entry.ts';

/** What holders and classes are called, and the currency that a class is in, by their ids. */
export interface Names {
  readonly nameOf: (id: string) => string | undefined;
  readonly currencyOf: (classId: string) => string | undefined;
}

type Request = ListedEntry['Request'];

/** The names for one entry: its classes are called as they were on its day. */
export function namesIn({ Classes }: Pick<ListedEntry, 'Classes'>, names: Names): Names {
  const classOf = (id: string) => Classes.find(({ ShareClassId }) => ShareClassId === id);
  return {
    nameOf: (id) => classOf(id)?.ClassName ?? names.nameOf(id),
    currencyOf: (id) => classOf(id)?.Currency ?? names.currencyOf(id),
  };
}

/** An entry that stands in the register in one line. */
export const entryWords = (entry: ListedEntry, names: Names): string =>
  requestWords(entry.Request, namesIn(entry, names));

/** An entry in one line, as it was asked for: "Bob Stone to Alice Green, 15 Ordinary". */
export function requestWords(request: Request, names: Names): string {
  const nameOf = (id: string | undefined) => (id === undefined ? '' : (names.nameOf(id) ?? 'Unknown'));
  switch (request.Kind) {
    case 'allotment':
      return linesOf(
        request.Allottees,
        ({ Shares, ClassId, HolderId }) => [Shares, ClassId, HolderId],
        nameOf,
      );
    case 'opening-balance':
      return linesOf(
        request.Holdings,
        ({ Shares, ClassId, HolderId }) => [Shares, ClassId, HolderId],
        nameOf,
      );
    case 'transfer': {
      const lines = request.Transferees.map(
        ({ TransfereeId, Shares }) => `${formatNumber(Shares)} to ${nameOf(TransfereeId)}`,
      );
      return `${nameOf(request.TransferorId)}, ${nameOf(request.ClassId)}: ${few(lines)}`;
    }
    case 'transmission':
      return `${nameOf(request.FromId)} to ${nameOf(request.ToId)}`;
    case 'redesignation':
      return `${nameOf(request.FromClassId)} into ${nameOf(request.ToClassId)}`;
    case 'reversal':
      return request.Reason;
    default:
      return `${nameOf(request.ClassId)}${detailOf(request, names)}`;
  }
}

type OfOneClass = Exclude<
  Request,
  { Kind: 'allotment' | 'opening-balance' | 'transfer' | 'transmission' | 'redesignation' | 'reversal' }
>;

function detailOf(request: OfOneClass, { currencyOf }: Names): string {
  switch (request.Kind) {
    case 'subdivision':
      return `: each share into ${request.Into}`;
    case 'consolidation':
      return `: every ${request.From} shares into one`;
    case 'bonus-issue':
      return `: ${request.NewShares} for every ${request.ForEvery}`;
    case 'redenomination':
      return ` into ${request.Currency}`;
    case 'call':
      return `: ${formatMoney(request.CallEach, currencyOf(request.ClassId))} on each share`;
    case 'class-name':
      return `: now ${request.Name}`;
    default:
      return numbersGone(request);
  }
}

/** How many shares of the company's own, or of holders, an event is about. */
function numbersGone(request: OfOneClass): string {
  const counts = sharesIn(request);
  return counts.length === 0 ? '' : `: ${few(counts.map((count) => `${formatNumber(count)} shares`))}`;
}

function sharesIn(request: OfOneClass): readonly string[] {
  if ('Shares' in request) return [request.Shares];
  if ('Buyers' in request) return request.Buyers.map(({ Shares }) => Shares);
  return ('Holdings' in request ? (request.Holdings ?? []) : []).map(({ Shares }) => Shares);
}

function linesOf<Line>(
  lines: readonly Line[],
  partsOf: (line: Line) => readonly [shares: string, classId: string, holderId: string | undefined],
  nameOf: (id: string | undefined) => string,
): string {
  return few(
    lines.map((line) => {
      const [shares, classId, holderId] = partsOf(line);
      const holder = holderId === undefined ? 'the company' : nameOf(holderId);
      return `${formatNumber(shares)} ${nameOf(classId)} to ${holder}`;
    }),
  );
}

/** The first three, and how many more. */
function few(lines: readonly string[]): string {
  const shown = lines.slice(0, 3).join('; ');
  return lines.length > 3 ? `${shown}; and ${lines.length - 3} more` : shown;
}
