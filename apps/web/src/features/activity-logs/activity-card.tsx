import { IconTableExport } from '@tabler/icons-react';
import { useState } from 'react';
import { callRaw } from '#api/call.ts';
import type { CallReply } from '#api/call-types.ts';
import { useCall } from '#api/queries.ts';
import { saveFile } from '#api/save-file.ts';
import { useAccess } from '#app/session-port.ts';
import { Button } from '#kit/action/button.tsx';
import { ToggleChip } from '#kit/page/filters.tsx';
import { Card, Toolbar } from '#kit/page/layout.tsx';
import { Muted } from '#kit/page/muted.tsx';
import { showToast } from '#kit/popup/toast-store.ts';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { InstantValue } from '#kit/value/dates.tsx';
import { RecordPart } from '../../record/record-part.tsx';
import styles from './activity.module.css';

type Act = CallReply<'getActivityLogs'>['Entity'][number];
type Kind = Act['Kind'];

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
  const log = useCall(
    'getActivityLogs',
    { query: { CompanyId: companyId, type: kind, PageSize: size } },
    { placeholderData: (before) => before },
  );
  const acts = { ...log, data: log.data && { Entity: [log.data] } };
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
      <RecordPart query={acts} what="activity">
        {({ Entity, Total }) => (
          <>
            <DataTable
              caption="What was done to the company"
              columns={columns}
              rows={Entity}
              rowId={({ Sequence }) => String(Sequence)}
              empty={
                <p>{kind === undefined ? 'Nothing was done yet.' : 'Nothing of this kind was done yet.'}</p>
              }
            />
            <Muted className={styles.foot}>
              <Count of={Entity.length} /> of <Count of={Total} />
              {Total > Entity.length && size < many && (
                <Button kind="text" compact onClick={() => setSize(many)}>
                  Show more
                </Button>
              )}
              {Total > many && size === many && ' The export has all of them.'}
            </Muted>
          </>
        )}
      </RecordPart>
    </Card>
  );
}

const columns: readonly Column<Act>[] = [
  {
    id: 'what',
    head: 'What',
    cell: ({ Text, Subject }) => (
      <>
        {Text}
        {Subject !== null && (
          <Muted small as="div" dir="auto">
            {Subject}
          </Muted>
        )}
      </>
    ),
    sortValue: ({ Text }) => Text,
  },
  { id: 'by', head: 'By', cell: ({ By }) => (By === null ? 'The product' : <bdi>{By}</bdi>) },
  {
    id: 'at',
    head: 'When',
    cell: ({ At }) => <InstantValue instant={At} />,
    sortValue: ({ At }) => At,
    wide: true,
  },
];

function ExportActivity({ companyId, kind }: { companyId: string; kind: Kind | undefined }) {
  const mayExport = useAccess().has('ExportorDownloadCompany');
  const [busy, setBusy] = useState(false);
  if (!mayExport) return null;
  const save = async () => {
    setBusy(true);
    try {
      const query = { CompanyId: companyId, type: kind };
      showToast(`Saved: ${await saveFile(callRaw('exportActivityLogs', { query }))}`);
    } catch (error) {
      showToast({ text: error instanceof Error ? error.message : 'Nothing was saved.', tone: 'failed' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button icon={IconTableExport} busy={busy} onClick={() => void save()}>
      Export
    </Button>
  );
}
