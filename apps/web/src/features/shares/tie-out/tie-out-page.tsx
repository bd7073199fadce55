import { useCall } from '#api/queries.ts';
import { useMay } from '#app/session-port.ts';
import { sharePaths } from '#app/share-paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Banner } from '#kit/banner/banner.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { ControlProposals, useAfterProposals } from '#company-page/psc-notices/control-proposals.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { ShareArea } from '../area/share-area.tsx';
import type { CallReply } from '#api/call-types.ts';
import { paths } from '#app/paths.ts';
import { AppLink } from '#kit/link/app-link.tsx';
import { Card } from '#kit/card/card.tsx';
import { LineList, LineTitle } from '#kit/line-list/line-list.tsx';
import { Lead, Muted } from '#kit/muted/muted.tsx';
import { StatusBadge, type Tone } from '#kit/status-badge/status-badge.tsx';
import { DataTable, type Column } from '#kit/data-table/data-table.tsx';
import { Count, Money } from '#kit/value/amounts.tsx';
import { DateValue } from '#kit/value/dates.tsx';
import { formatDate } from '#kit/value/format.ts';
import { titleOfKind } from '#company-page/share-entry-titles.ts';
import styles from './tie-out.module.css';

export type TieOut = CallReply<'getTieOut'>['entity'][number];
type Check = TieOut['checks'][number];
type Difference = Check['differences'][number];
type Entry = TieOut['entries'][number];

const recordWords: Record<Check['record'], { readonly title: string; readonly missing: string }> = {
  certificates: { title: 'Certificates', missing: 'No certificates are kept.' },
  'statement-of-capital': {
    title: 'Last statement of capital filed from here',
    missing: 'No statement of capital has been filed from here and accepted.',
  },
  'confirmation-statement': {
    title: 'Last confirmation statement: members',
    missing: 'Its list of members is not known here, or the register begins after its day.',
  },
  registry: {
    title: 'Companies House: capital',
    missing: 'The company data have not been read. The authentication code opens them.',
  },
};

const statusWords: Record<Check['status'], { readonly label: string; readonly tone: Tone }> = {
  agrees: { label: 'Matches', tone: 'ok' },
  differs: { label: 'Differs', tone: 'warn' },
  'not-known': { label: 'Nothing to compare with', tone: 'neutral' },
};

const figures: Record<Difference['what'], string> = {
  'shares-in-issue': 'Shares in issue',
  nominal: 'Nominal value',
  unpaid: 'Amount unpaid',
  holding: 'Shares held',
  certificates: 'Shares held',
};

/** "Shares in issue, Ordinary". */
const figureOf = ({ what, of }: Difference): string => `${figures[what]}, ${of}`;

/** Whether everything that is kept and filed about the company's shares says the same. */
export function TieOutPage({ companyId }: { companyId: string }) {
  const tieOut = useCall('getTieOut', { query: { companyId } });
  const shown = useAfterProposals(tieOut, companyId);
  return (
    <ShareArea
      companyId={companyId}
      title="Reconciliation"
      note="The register of members beside every other record of the company’s shares, each as at its own day"
    >
      <PagePart query={shown} what="reconciliation">
        {(found) => <Checks companyId={companyId} tieOut={found} />}
      </PagePart>
    </ShareArea>
  );
}

function Checks({ companyId, tieOut }: { companyId: string; tieOut: TieOut }) {
  const mayEdit = useMay('saveOpeningBalance');
  const { hasEntries, checks } = tieOut;
  if (!hasEntries)
    return (
      <EmptyState
        title="No share register yet"
        actions={
          mayEdit && (
            <LinkButton kind="filled" href={sharePaths.openingBalance(companyId)}>
              Set up from current holdings
            </LinkButton>
          )
        }
      >
        Once the register is kept here, it is compared with certificates, filed statements and Companies
        House.
      </EmptyState>
    );
  const differing = checks.filter(({ status }) => status === 'differs');
  return (
    <>
      <Summary differing={differing.length} control={tieOut.control.length} />
      <ControlProposals companyId={companyId} />
      <ControlCard companyId={companyId} control={tieOut.control} />
      {checks.map((check) => (
        <CheckCard key={check.record} companyId={companyId} check={check} entries={tieOut.entries} />
      ))}
    </>
  );
}

function Summary({ differing, control }: { differing: number; control: number }) {
  if (differing === 0)
    return (
      <Banner tone="ok" title="Reconciled: every known record of the shares matches the register">
        {control > 0 ? 'The PSC register and the register of members differ: see below.' : undefined}
      </Banner>
    );
  return (
    <Banner
      tone="warn"
      title={
        differing === 1
          ? 'One record differs from the register'
          : `${differing} records differ from the register`
      }
    >
      Each difference names the entries that make it up. File what is missing at Companies House, or correct
      the register by an entry.
    </Banner>
  );
}

interface ControlCardProps {
  readonly companyId: string;
  readonly control: TieOut['control'];
}

const words: Record<TieOut['control'][number]['knownTo'], string> = {
  register: 'Over 25% by the register; nobody of this name is on the PSC register now',
  record: 'On the PSC register for shares or votes; not over 25% by the register',
};

/** Whom the register and the record of people with significant control know differently; nothing while they agree. */
export function ControlCard({ companyId, control }: ControlCardProps) {
  if (control.length === 0) return null;
  return (
    <Card title="People with significant control">
      <Lead>
        Known to one of them only. Trusts, nominees and agreements are for you to judge; a notice is begun
        from the PSC register. <AppLink href={paths.pscs(companyId)}>Check the record</AppLink>
      </Lead>
      <LineList>
        {control.map(({ name, knownTo }) => (
          <li key={`${knownTo} ${name}`}>
            <LineTitle>
              <bdi>{name}</bdi>
            </LineTitle>
            <Muted>{words[knownTo]}</Muted>
          </li>
        ))}
      </LineList>
    </Card>
  );
}

interface CheckCardProps {
  readonly companyId: string;
  readonly check: Check;
  readonly entries: readonly Entry[];
}

/** One record beside the register: the same, or each figure that differs with the entries it comes from. */
function CheckCard({ companyId, check, entries }: CheckCardProps) {
  const { record, on, status, differences } = check;
  const { title, missing } = recordWords[record];
  const columns = differenceColumns({ companyId, entries, on });
  return (
    <Card title={title}>
      <p className={styles.state}>
        <StatusBadge {...statusWords[status]} />
        {on === null ? (
          <span>{missing}</span>
        ) : (
          <span>
            As at <DateValue date={on} />
          </span>
        )}
      </p>
      {differences.length > 0 && (
        <DataTable caption={`Differences: ${title}`} columns={columns} rows={differences} rowId={figureOf} />
      )}
    </Card>
  );
}

function differenceColumns(around: Around): readonly Column<Difference>[] {
  return [
    { id: 'figure', head: 'Figure', cell: figureOf, wide: true },
    { id: 'register', head: 'Register of members', cell: inRegister, align: 'end' },
    { id: 'other', head: 'This record', cell: elsewhere, align: 'end' },
    {
      id: 'entries',
      head: 'Comes from',
      cell: ({ entries: ids }) => <EntryLinks {...around} ids={ids} />,
    },
  ];
}

const inRegister = ({ register, currency }: Difference) => <Figure of={register} currency={currency} />;
const elsewhere = ({ other, currency }: Difference) => <Figure of={other} currency={currency} />;

function Figure({ of: figure, currency }: { of: string; currency: string | undefined }) {
  return currency === undefined ? <Count of={figure} /> : <Money amount={figure} currency={currency} />;
}

interface Around {
  readonly companyId: string;
  readonly entries: readonly Entry[];
  /** The day that the record speaks of. */
  readonly on: string | null;
}

function EntryLinks({ companyId, entries, on, ids }: Around & { readonly ids: readonly string[] }) {
  const named = entries.filter(({ shareEventId }) => ids.includes(shareEventId));
  if (named.length === 0)
    return on === null ? 'No entry explains it' : `No entry up to ${formatDate(on)} explains it`;
  return named.map(({ shareEventId, number, kind, effectiveOn }) => (
    <div key={shareEventId}>
      <AppLink href={sharePaths.historyEntry(companyId, shareEventId)}>
        {number}. {titleOfKind(kind)}, {formatDate(effectiveOn)}
      </AppLink>
    </div>
  ));
}
