import type { ReactNode } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { formatDate, formatMoney, formatNumber } from '#kit/value/format.ts';
import type { OwnShares } from '../../own-shares.ts';
import { FromRegister } from './from-register.tsx';
import { RegisterFrame } from './register-frame.tsx';
import styles from '../steps.module.css';
import { titleOfKind } from '#company-page/share-entry-titles.ts';

type Difference = NonNullable<OwnShares['capitalDifferences']>[number];
type Entry = OwnShares['entries'][number];

interface OwnRegisterProps {
  readonly companyId: string;
  readonly shares: OwnShares;
  readonly lines: readonly string[] | undefined;
  /** Null where the registry's side is not known. */
  readonly differences: readonly Difference[] | null;
  /** "statement of capital" */
  readonly what: string;
  /** Whether it is given anew although nothing differs. */
  readonly isGivenAnew?: boolean | undefined;
}

/** What the company's share register says on the day of the statement, and whether the registry knows it. */
export function OwnRegister(props: OwnRegisterProps) {
  const { companyId, shares, lines, differences } = props;
  return (
    <>
      <FromRegister title={`In the share register on ${formatDate(shares.on)}`} lines={lines} />
      <div className={styles.said}>
        <Outcome {...props}>
          {differences !== null && differences.length > 0 && (
            <ul>
              {differences.map((each) => (
                <li key={`${each.what} ${each.of}`}>
                  {differenceWords(each)}
                  <EntryLinks companyId={companyId} shares={shares} ids={each.entries} />
                </li>
              ))}
            </ul>
          )}
        </Outcome>
      </div>
      <Changes companyId={companyId} entries={shares.entries} />
    </>
  );
}

function Outcome({
  differences,
  what,
  isGivenAnew = false,
  children,
}: Pick<OwnRegisterProps, 'differences' | 'what' | 'isGivenAnew'> & { readonly children: ReactNode }) {
  if (differences === null)
    return (
      <Banner title={`This statement gives a full ${what}`}>
        What Companies House holds is not known here, so nothing can be confirmed.
      </Banner>
    );
  if (differences.length > 0)
    return (
      <Banner tone="warn" title={`Companies House holds something else: this statement gives a full ${what}`}>
        {children}
      </Banner>
    );
  if (isGivenAnew)
    return (
      <Banner title={`This statement gives a full ${what}`}>
        The numbers are the same at Companies House, which does not know what happened in between.
      </Banner>
    );
  return (
    <Banner tone="ok" title="Companies House holds the same">
      This statement confirms it.
    </Banner>
  );
}

const words: Record<Difference['what'], string> = {
  'shares-in-issue': 'shares in issue',
  nominal: 'nominal value',
  unpaid: 'amount unpaid',
  holding: 'shares held',
  certificates: 'shares certified',
};

function differenceWords({ what, of, register, other, currency }: Difference): string {
  const figure = (text: string) =>
    currency === undefined ? formatNumber(text) : formatMoney(text, currency);
  const [own, theirs] = [figure(register), figure(other)];
  return `${of}, ${words[what]}: ${own} in the share register, ${theirs} at Companies House`;
}

interface EntryLinksProps {
  readonly companyId: string;
  readonly shares: OwnShares;
  readonly ids: readonly string[];
}

function EntryLinks({ companyId, shares, ids }: EntryLinksProps) {
  const entries = shares.entries.filter(({ shareEventId }) => ids.includes(shareEventId));
  return entries.map((entry) => (
    <span key={entry.shareEventId}>
      {' · '}
      <EntryLink companyId={companyId} entry={entry} />
    </span>
  ));
}

function EntryLink({ companyId, entry }: { readonly companyId: string; readonly entry: Entry }) {
  const { shareEventId, number, kind, effectiveOn } = entry;
  return (
    <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
      entry {number}, {titleOfKind(kind).toLowerCase()}, {formatDate(effectiveOn)}
    </AppLink>
  );
}

/** What happened since the last statement, each with the entry that it comes from. */
function Changes({ companyId, entries }: { readonly companyId: string; readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <RegisterFrame title="In the share register since the last statement">
      <ul>
        {entries.map((entry) => (
          <li key={entry.shareEventId}>
            <EntryLink companyId={companyId} entry={entry} />
          </li>
        ))}
      </ul>
    </RegisterFrame>
  );
}
