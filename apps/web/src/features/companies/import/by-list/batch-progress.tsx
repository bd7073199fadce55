import { ButtonRow } from '#kit/button/button-row.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { paths } from '#app/paths.ts';
import { invalidateCalls, useAction, useCall } from '#api/queries.ts';
import { Button } from '#kit/button/button.tsx';
import { LinkButton } from '#kit/button/link-button.tsx';
import { Progress } from '#kit/progress/progress.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import { EmptyState } from '#kit/states/states.tsx';
import { PagePart } from '#company-page/page-part.tsx';
import { type Batch, describeBatch } from './describe-batch.ts';
import styles from '../import.module.css';
import { ImportLines, type LinesAddress } from './import-lines.tsx';
import { useImportNews } from './use-import-news.ts';

interface BatchProgressProps extends LinesAddress {
  readonly batchId: string;
}

/** How often a running import is looked at while no live news of it come in. */
const everyMs = 2000;

/** An import by list: how far it has come, and what became of each line. */
export default function BatchProgress({ batchId, ...lines }: BatchProgressProps) {
  const live = useImportNews(batchId);
  const found = useCall(
    'getImportBatch',
    { query: { batchId } },
    {
      refetchInterval: ({ state }) => (!live && state.data?.entity[0]?.finishedAt === null ? everyMs : false),
    },
  );
  useFreshCompanies(found.data?.entity[0]?.imported ?? 0);
  return (
    <PagePart
      query={found}
      what="import"
      loading={<LoadingRows label="Loading the import" />}
      absent={noSuchImport}
    >
      {(batch) => <ImportBatch batch={batch} {...lines} />}
    </PagePart>
  );
}

const noSuchImport = (
  <EmptyState
    title="There is no such import"
    actions={<LinkButton href={paths.importByList}>Import a list</LinkButton>}
  >
    It belongs to another account, or the link is not whole.
  </EmptyState>
);

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
  const resuming = useAction('resumeImportBatch', ['getImportBatch']);
  const { lines, total, waiting, failed, batchId, finishedAt } = batch;
  const canResume = failed > 0 && waiting === 0 && finishedAt !== null;
  return (
    <>
      <div className={styles.progress}>
        <Progress label={describeBatch(batch)} done={total - waiting} total={total} />
        <ButtonRow>
          {canResume && (
            <Button busy={resuming.isPending} onClick={() => resuming.mutate({ body: { batchId } })}>
              Try the failed lines again
            </Button>
          )}
          <LinkButton href={paths.importByList}>Import another list</LinkButton>
        </ButtonRow>
      </div>
      {resuming.error && <p className={styles.notice}>{resuming.error.message}</p>}
      <ImportLines lines={lines} address={address} onAddressChange={onAddressChange} />
    </>
  );
}
