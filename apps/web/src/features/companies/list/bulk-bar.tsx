import { IconRefresh } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useMay } from '#app/session-port.ts';
import { Button } from '#kit/button/button.tsx';
import { ExportButton } from '#kit/table-export/export-button.tsx';
import type { TableExport } from '#kit/table-export/shown-table.ts';
import { SelectionBar } from '#kit/selection-bar/selection-bar.tsx';
import type { TableView } from '#kit/table-view/use-table-view.ts';
import type { ListedCompany } from './listed-company.ts';
import { useBulkRefresh } from './use-bulk-refresh.ts';

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
  const chosen = useMemo(
    () => companies.filter(({ row }) => selected.has(row.companyId)),
    [companies, selected],
  );
  const { busy, refresh } = useBulkRefresh();
  const refreshAll = async () => {
    const ids = chosen.map(({ row }) => row.companyId);
    if (await refresh(ids, ids.length === companies.length)) onClear();
  };
  return (
    <SelectionBar count={chosen.length} onClear={onClear}>
      {mayRefresh && (
        <Button compact icon={IconRefresh} busy={busy} onClick={() => void refreshAll()}>
          Update from Companies House
        </Button>
      )}
      {exportOf && <ExportButton compact label="Export selected" view={view} exports={exportOf(chosen)} />}
    </SelectionBar>
  );
}
