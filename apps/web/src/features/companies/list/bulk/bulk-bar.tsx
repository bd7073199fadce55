import { isBeingFormed } from '@statbook/domain/companies';
import { IconFilePlus, IconRefresh, IconTag, IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { onDemand } from '#kit/on-demand.tsx';
import { ExportButton } from '#kit/table-export/export-button.tsx';
import type { TableExport } from '#kit/table-export/shown-table.ts';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import type { TableView } from '#kit/table-view/use-table-view.ts';
import type { ListedCompany } from '../listed-company.ts';
import { type PrepareOutcome, showPrepared, useBulkPrepare } from './use-bulk-prepare.ts';
import { useBulkRefresh } from './use-bulk-refresh.ts';

const PreparedStatements = onDemand(() => import('./prepared-statements.tsx'));
const TagDialog = onDemand(() => import('../../tags/tag-dialog.tsx'));
const BulkGrant = onDemand(() => import('./bulk-grant.tsx'));

interface BulkBarProps {
  readonly companies: readonly ListedCompany[];
  readonly selected: ReadonlySet<string>;
  readonly view: TableView<ListedCompany>;
  readonly exportOf: ((rows: readonly ListedCompany[]) => TableExport<ListedCompany>) | undefined;
  readonly onClear: () => void;
}

/** What can be done with the companies that are selected, also with those that the filter hides now. */
export default function BulkBar({ companies, selected, view, exportOf, onClear }: BulkBarProps) {
  const mayRefresh = useMay('refreshCompanies');
  const mayPrepare = useMay('saveConfirmationStatement');
  const [mayChange, mayFind] = [useMay('saveAgentDetails'), useMay('getAgents')];
  const mayTag = useMay('tagCompanies');
  const [isGranting, setGranting] = useState(false);
  const [isTagging, setTagging] = useState(false);
  const chosen = useMemo(
    () => companies.filter(({ row }) => selected.has(row.companyId)),
    [companies, selected],
  );
  const { busy, refresh } = useBulkRefresh();
  const registered = chosen.filter(({ row }) => !isBeingFormed(row.companyNumber));
  const refreshAll = async () => {
    const ids = registered.map(({ row }) => row.companyId);
    if (await refresh(ids, chosen.length === companies.length)) onClear();
  };
  const { busy: preparing, prepare } = useBulkPrepare();
  const alive = registered.filter(({ flags }) => !flags.has('closed'));
  const [prepared, setPrepared] = useState<PrepareOutcome>();
  const prepareAll = async () => {
    const outcome = await prepare(alive);
    if (outcome === undefined) return;
    if (showPrepared(outcome)) onClear();
    else setPrepared(outcome);
  };
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {mayRefresh && registered.length > 0 && (
        <Button compact icon={IconRefresh} busy={busy} onClick={() => void refreshAll()}>
          Update from Companies House
        </Button>
      )}
      {mayPrepare && alive.length > 0 && (
        <Button compact icon={IconFilePlus} busy={preparing} onClick={() => void prepareAll()}>
          Prepare statements
        </Button>
      )}
      {mayTag && (
        <Button compact icon={IconTag} onClick={() => setTagging(true)}>
          Change tags
        </Button>
      )}
      {mayChange && mayFind && (
        <Button compact icon={IconUserPlus} onClick={() => setGranting(true)}>
          Grant access
        </Button>
      )}
      {exportOf && <ExportButton compact label="Export selected" view={view} exports={exportOf(chosen)} />}
      {prepared && <PreparedStatements outcome={prepared} onClose={onClear} />}
      {isTagging && (
        <TagDialog
          companies={chosen.map(({ row }) => row)}
          onTagged={onClear}
          onClose={() => setTagging(false)}
        />
      )}
      {isGranting && (
        <BulkGrant
          companyIds={chosen.map(({ row }) => row.companyId)}
          onGranted={onClear}
          onClose={() => setGranting(false)}
        />
      )}
    </SelectionBar>
  );
}
