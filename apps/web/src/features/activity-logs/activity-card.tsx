import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { Loaded } from '#api/loaded.tsx';
import { useCall } from '#api/queries.ts';
import { useSaveFile } from '#api/files/use-save-file.ts';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { ToggleChip } from '#kit/filters/filters.tsx';
import { Card } from '#kit/card/card.tsx';
import { Toolbar } from '#kit/toolbar/toolbar.tsx';
import { Muted } from '#kit/muted/muted.tsx';
import { type Column, DataTable } from '#kit/data-table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import styles from './activity.module.css';

type Act = CallReply<'getActivityLogs'>['entity'][number];
type Kind = Act['kind'];

const kinds: readonly { readonly id: Kind; readonly label: string }[] = [
  { id: 'company', label: 'Company' },
  { id: 'filings', label: 'Filings' },
  { id: 'shares', label: 'Shares' },
  { id: 'diary', label: 'Diary' },
  { id: 'notes', label: 'Notes' },
  { id: 'secrets', label: 'Codes and protected' },
  { id: 'exports', label: 'Files' },
];

const few = 10;
const many = 100;

/** What was done to the company, by whom and when, the last act first. */
export function ActivityCard({ companyId }: { companyId: string }) {
  const [kind, setKind] = useState<Kind>();
  const [size, setSize] = useState(few);
  const acts = useCall(
    'getActivityLogs',
    { query: { companyId, type: kind, pageSize: size } },
    { placeholderData: (before) => before },
  );
  return (
    <Card title="Activity">
      <Toolbar end={<ExportActivity companyId={companyId} kind={kind} />}>
        {kinds.map(({ id, label }) => (
          <ToggleChip
            key={id}
            label={label}
            pressed={kind === id}
            onToggle={(pressed) => setKind(pressed ? id : undefined)}
          />
        ))}
      </Toolbar>
      <Loaded query={acts} what="activity">
        {({ entity, total }) => (
          <>
            <DataTable
              caption="What was done to the company"
              columns={columns}
              rows={entity}
              rowId={({ sequence }) => String(sequence)}
              empty={
                <p>{kind === undefined ? 'Nothing was done yet.' : 'Nothing of this kind was done yet.'}</p>
              }
            />
            {total > entity.length && (
              <Muted className={styles.foot}>
                The latest <Count of={entity.length} /> of <Count of={total} />
                {size < many && (
                  <Button kind="text" compact onClick={() => setSize(many)}>
                    Show more
                  </Button>
                )}
                {total > many && size === many && '. The export has all of them.'}
              </Muted>
            )}
          </>
        )}
      </Loaded>
    </Card>
  );
}

const columns: readonly Column<Act>[] = [
  {
    id: 'what',
    head: 'What',
    cell: ({ text, subject }) => (
      <>
        {text}
        {subject !== null && (
          <Muted small as="div" dir="auto">
            {subject}
          </Muted>
        )}
      </>
    ),
    sortValue: ({ text }) => text,
  },
  { id: 'by', head: 'By', cell: ({ by }) => (by === null ? 'The product' : <bdi>{by}</bdi>) },
  {
    id: 'at',
    head: 'When',
    cell: ({ at }) => <InstantValue instant={at} />,
    sortValue: ({ at }) => at,
    wide: true,
  },
];

function ExportActivity({ companyId, kind }: { companyId: string; kind: Kind | undefined }) {
  const mayExport = useMay('exportActivityLogs');
  const { isSaving, save } = useSaveFile();
  if (!mayExport) return null;
  const query = { companyId, type: kind };
  return (
    <Button
      icon={IconDownload}
      busy={isSaving}
      onClick={() => save(() => callRaw('exportActivityLogs', { query }))}
    >
      Export
    </Button>
  );
}
