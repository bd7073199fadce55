import type { ReactNode } from 'react';
import { sharePaths } from '#app/share-paths.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Banner } from '#kit/page/banner.tsx';
import { formatDate, formatMoney, formatNumber } from '#kit/value/format.ts';
import type { OwnShares } from '../own-shares.ts';
import { FromRegister } from './from-register.tsx';
import { RegisterFrame } from './register-frame.tsx';
import styles from './steps.module.css';
import { titleOfKind } from '../../../record/share-entry-titles.ts';

type Difference = NonNullable<OwnShares['CapitalDifferences']>[number];
type Entry = OwnShares['Entries'][number];

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
      <FromRegister title={`In the share register on ${formatDate(shares.On)}`} lines={lines} />
      <div className={styles.said}>
        <Outcome {...props}>
          {differences !== null && differences.length > 0 && (
            <ul>
              {differences.map((each) => (
                <li key={`${each.What} ${each.Of}`}>
                  {differenceWords(each)}
                  <EntryLinks companyId={companyId} shares={shares} ids={each.Entries} />
                </li>
              ))}
            </ul>
          )}
        </Outcome>
      </div>
      <Changes companyId={companyId} entries={shares.Entries} />
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

const words: Record<Difference['What'], string> = {
  'shares-in-issue': 'shares in issue',
  nominal: 'nominal value',
  unpaid: 'amount unpaid',
  holding: 'shares held',
  certificates: 'shares certified',
};

function differenceWords({ What, Of, Register, Other, Currency }: Difference): string {
  const figure = (text: string) =>
    Currency === undefined ? formatNumber(text) : formatMoney(text, Currency);
  const [own, theirs] = [figure(Register), figure(Other)];
  return `${Of}, ${words[What]}: ${own} in the share register, ${theirs} at Companies House`;
}

interface EntryLinksProps {
  readonly companyId: string;
  readonly shares: OwnShares;
  readonly ids: readonly string[];
}

function EntryLinks({ companyId, shares, ids }: EntryLinksProps) {
  const entries = shares.Entries.filter(({ ShareEventId }) => ids.includes(ShareEventId));
  return entries.map((entry) => (
    <span key={entry.ShareEventId}>
      {' · '}
      <EntryLink companyId={companyId} entry={entry} />
    </span>
  ));
}

function EntryLink({ companyId, entry }: { readonly companyId: string; readonly entry: Entry }) {
  const { ShareEventId, Number: number, Kind, EffectiveOn } = entry;
  return (
    <AppLink href={sharePaths.historyEntry(companyId, ShareEventId)}>
      entry {number}, {titleOfKind(Kind).toLowerCase()}, {formatDate(EffectiveOn)}
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
          <li key={entry.ShareEventId}>
            <EntryLink companyId={companyId} entry={entry} />
          </li>
        ))}
      </ul>
    </RegisterFrame>
  );
}
