import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { ApiProblem } from '#api/api-problem.ts';
import { invalidateCalls, useAct, useCall } from '#api/queries.ts';
import { Button } from '#kit/action/button.tsx';
import { LinkButton } from '#kit/action/link-button.tsx';
import { Progress } from '#kit/state/progress.tsx';
import { LoadingRows } from '#kit/state/skeleton.tsx';
import { FailedState } from '#kit/state/states.tsx';
import { type Batch, describeBatch } from './describe-batch.ts';
import styles from './import.module.css';
import { ImportLines, type LinesAddress } from './import-lines.tsx';
import { useImportNews } from './use-import-news.ts';

interface BatchProgressProps extends LinesAddress {
  readonly batchId: string;
}

/** How often a running import is looked at while no live news of it come in. */
const everyMs = 2000;

/** An import by list: how far it has come, and what became of each line. */
export function BatchProgress({ batchId, ...lines }: BatchProgressProps) {
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
  if (batch) return <ImportBatch batch={batch} {...lines} />;
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

interface ImportBatchProps extends LinesAddress {
  readonly batch: Batch;
}

function ImportBatch({ batch, address, onAddressChange }: ImportBatchProps) {
  const resuming = useAct('resumeImportBatch', ['getImportBatch']);
  const { Lines, Total, Waiting, Failed, BatchId, FinishedAt } = batch;
  const canResume = Failed > 0 && Waiting === 0 && FinishedAt !== null;
  return (
    <>
      <div className={styles.progress}>
        <Progress words={describeBatch(batch)} done={Total - Waiting} total={Total} />
        <div className={styles.acts}>
          {canResume && (
            <Button busy={resuming.isPending} onClick={() => resuming.mutate({ body: { BatchId } })}>
              Try the failed lines again
            </Button>
          )}
          <LinkButton href={paths.importByList}>Import another list</LinkButton>
        </div>
      </div>
      {resuming.error && <p className={styles.notice}>{resuming.error.message}</p>}
      <ImportLines lines={Lines} address={address} onAddressChange={onAddressChange} />
    </>
  );
}
