import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useToday } from '#api/configuration.ts';
import { paths } from '#app/paths.ts';
import { useAccess, useMay } from '#app/session-port.ts';
import { LinkButton } from '#kit/button/link-button.tsx';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { SectionHeader } from '#kit/page-header/section-header.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { DataTable } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import type { DiaryPageProps } from './diary-address.ts';
import { DiaryCalendar } from './diary-calendar.tsx';
import { diaryColumns } from './diary-columns.tsx';
import { DiaryDownloads } from './diary-downloads.tsx';
import styles from './diary.module.css';
import { type Diary, type DiaryRow, toGroups, toRows } from './diary-rows.ts';
import { OwnDateDialog } from './own-date-dialog.tsx';
import { DoneDates, RemovedDates } from './past-dates.tsx';
import { StatutoryDialog } from './statutory-dialog.tsx';
import { useMarkDone } from './use-mark-done.ts';

interface DiaryListsProps extends DiaryPageProps {
  readonly diary: Diary;
}

const idOf = ({ id }: DiaryRow) => id;

/** Every date by how near it is, or a month of them as a calendar; then what was done. */
export function DiaryLists({ companyId, address, onAddressChange, diary }: DiaryListsProps) {
  const today = useToday();
  const rows = useMemo(() => toRows(diary), [diary]);
  const hrefOf = useHref(companyId, address);
  const { month, removed } = address;
  return (
    <>
      <Heading companyId={companyId} rows={rows} />
      <Toolbar end={<DiaryDownloads companyId={companyId} />}>
        <ToggleChip
          label="Calendar"
          pressed={month !== undefined}
          onToggle={(pressed) => onAddressChange({ month: pressed ? today.slice(0, 7) : undefined })}
        />
        {diary.removed.length > 0 && (
          <ToggleChip
            label="Show removed"
            count={diary.removed.length}
            pressed={removed !== undefined}
            onToggle={(pressed) => onAddressChange({ removed: pressed ? 'yes' : undefined })}
          />
        )}
      </Toolbar>
      {month === undefined ? (
        <Groups companyId={companyId} rows={rows} hrefOf={hrefOf} />
      ) : (
        <DiaryCalendar
          rows={rows}
          month={month}
          hrefOf={hrefOf}
          onMonthChange={(next) => onAddressChange({ month: next })}
        />
      )}
      <DoneDates companyId={companyId} dates={diary.done} hrefOf={hrefOf} />
      {removed !== undefined && <RemovedDates dates={diary.removed} hrefOf={hrefOf} />}
      <OpenDate
        companyId={companyId}
        diary={diary}
        rows={rows}
        open={address.open}
        onClose={() => onAddressChange({ open: undefined })}
      />
    </>
  );
}

/** The address of a date, with the view as it is. */
function useHref(
  companyId: string,
  { month, removed }: { month?: string | undefined; removed?: string | undefined },
) {
  return useMemo(() => {
    const kept = [month && `&month=${month}`, removed && `&removed=${removed}`].filter(Boolean).join('');
    return (id: string) => `${paths.diaryDate(companyId, id)}${kept}`;
  }, [companyId, month, removed]);
}

function Heading({ companyId, rows }: { companyId: string; rows: readonly DiaryRow[] }) {
  const mayEdit = useMay('saveDiaryDate');
  const own = rows.filter((row) => row.own !== undefined).length;
  return (
    <SectionHeader
      title="Diary dates"
      note={
        <>
          <Count of={rows.length - own} /> statutory, <Count of={own} /> own
        </>
      }
      actions={
        mayEdit && (
          <LinkButton icon={IconPlus} href={paths.diaryEntry(companyId, 'new')}>
            Add date
          </LinkButton>
        )
      }
    />
  );
}

interface GroupsProps {
  readonly companyId: string;
  readonly rows: readonly DiaryRow[];
  readonly hrefOf: (id: string) => string;
}

function Groups({ companyId, rows, hrefOf }: GroupsProps) {
  const today = useToday();
  const access = useAccess();
  const { markDone } = useMarkDone(companyId);
  const columns = diaryColumns({
    companyId,
    today,
    access,
    hrefOf,
    onDone: ({ diaryDateId, title, dueOn }) => {
      if (dueOn !== null) void markDone({ diaryDateId, title, dueOn });
    },
  });
  if (rows.length === 0)
    return (
      <EmptyState title="No dates">
        No date is known from the register. What you add yourself will appear here.
      </EmptyState>
    );
  return toGroups(rows, today).map((group) => (
    <section key={group.id} className={styles.group} aria-labelledby={`diary-${group.id}`}>
      <h3 id={`diary-${group.id}`}>
        {group.title} <Count of={group.rows.length} />
      </h3>
      <DataTable
        caption={`${group.title}: dates to be met`}
        columns={columns}
        rows={group.rows}
        rowId={idOf}
      />
    </section>
  ));
}

interface OpenDateProps {
  readonly companyId: string;
  readonly diary: Diary;
  readonly rows: readonly DiaryRow[];
  readonly open: string | undefined;
  readonly onClose: () => void;
}

function OpenDate({ companyId, diary, rows, open, onClose }: OpenDateProps) {
  if (open === undefined) return null;
  const statutory = rows.find(({ id }) => id === open)?.statutory;
  if (statutory) return <StatutoryDialog companyId={companyId} date={statutory} onClose={onClose} />;
  const own = diary.own.find(({ diaryDateId }) => diaryDateId === open);
  const removed = diary.removed.find(({ diaryDateId }) => diaryDateId === open);
  if (own === undefined && removed === undefined) return null;
  return (
    <OwnDateDialog
      key={open}
      companyId={companyId}
      diaryDateId={open}
      title={(own ?? removed)?.title ?? ''}
      date={own}
      onClose={onClose}
    />
  );
}
