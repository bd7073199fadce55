import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import { paths } from '#app/paths.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { invalidateCalls, useAct, useCall } from '#api/queries.ts';
import { AppLink } from '#kit/action/app-link.tsx';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { ToggleChip } from '#kit/page/filters.tsx';
import { Toolbar } from '#kit/page/layout.tsx';
import { StatusBadge } from '#kit/page/status-badge.tsx';
import { Progress } from '#kit/state/progress.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { FailedState } from '#kit/state/states.tsx';
import { type Column, DataTable } from '#kit/table/data-table.tsx';
import { Count } from '#kit/value/amounts.tsx';
import { None } from '#kit/value/dates.tsx';
import { Value } from '#kit/value/value.tsx';
import { badgeOf, type Batch, describeBatch, isProblem, type Line } from './describe-batch.ts';
import styles from './import.module.css';
import { useImportNews } from './use-import-news.ts';

/** How often a running import is looked at while no live news of it come in. */
const everyMs = 2000;

/** An import by list: how far it has come, and what became of each line. */
export function BatchProgress({ batchId }: { batchId: string }) {
  const live = useImportNews(batchId);
  const found = useCall(
    'getImportBatch',
    { query: { BatchId: batchId } },
    {
      refetchInterval: ({ state }) => (!live && state.data?.Entity[0]?.FinishedAt === null ? everyMs : false),
    },
  );
  const batch = found.data?.Entity[0];
  useFreshCompanies(batch?.Imported ?? 0);
  if (batch) return <ImportBatch batch={batch} />;
  if (found.error === null) return <LoadingRows label="Loading the import" />;
  return (
    <FailedState
      title="The import could not be loaded"
      detail={found.error.message}
      requestId={found.error instanceof ApiProblem ? found.error.requestId : undefined}
      onRetry={() => void found.refetch()}
    />
  );
}

/** The list of companies is asked anew when it has grown. */
function useFreshCompanies(imported: number): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    if (imported > 0) void invalidateCalls(queryClient, 'getCompanies');
  }, [imported, queryClient]);
}

function ImportBatch({ batch }: { batch: Batch }) {
  const [problemsOnly, setProblemsOnly] = useState(false);
  const resuming = useAct('resumeImportBatch', ['getImportBatch']);
  const { Lines, Total, Waiting, Failed, BatchId, FinishedAt } = batch;
  const problems = Lines.filter(isProblem).length;
  const lines = useMemo(() => (problemsOnly ? Lines.filter(isProblem) : Lines), [Lines, problemsOnly]);
  return (
    <>
      <Progress words={describeBatch(batch)} done={Total - Waiting} total={Total} />
      <Toolbar end={<LinkButton href={paths.importByList}>Import another list</LinkButton>}>
        <ToggleChip
          label="Problems only"
          count={problems}
          pressed={problemsOnly}
          onToggle={setProblemsOnly}
        />
        {Failed > 0 && Waiting === 0 && FinishedAt !== null && (
          <Button busy={resuming.isPending} onClick={() => resuming.mutate({ body: { BatchId } })}>
            Try the failed lines again
          </Button>
        )}
      </Toolbar>
      {resuming.error && <p className={styles.notice}>{resuming.error.message}</p>}
      <DataTable
        caption="Lines of the import"
        columns={lineColumns}
        rows={lines}
        rowId={({ Position }) => String(Position)}
        empty={<p>Every line was imported.</p>}
      />
    </>
  );
}

const lineColumns: readonly Column<Line>[] = [
  {
    id: 'company',
    head: 'Company',
    cell: ({ CompanyId, CompanyName, Typed }) =>
      CompanyId === null ? (
        (CompanyName ?? <Value>{Typed}</Value>)
      ) : (
        <AppLink href={paths.companyOverview(CompanyId)}>{CompanyName ?? Typed}</AppLink>
      ),
    leastWidth: 220,
  },
  { id: 'state', head: 'State', cell: (line) => <StatusBadge {...badgeOf(line)} />, width: 120 },
  {
    id: 'message',
    head: 'What happened',
    cell: ({ Message }) => (Message === null ? <None /> : <p className={styles.message}>{Message}</p>),
    leastWidth: 320,
    wide: true,
  },
  {
    id: 'number',
    head: 'Number',
    cell: ({ CompanyNumber }) => (CompanyNumber === null ? <None /> : <Value>{CompanyNumber}</Value>),
    width: 120,
  },
  {
    id: 'line',
    head: 'Line',
    cell: ({ Position }) => <Count of={Position} />,
    sortValue: ({ Position }) => Position,
    align: 'end',
    width: 72,
  },
];
