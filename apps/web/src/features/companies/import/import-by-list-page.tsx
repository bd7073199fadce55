import { BatchProgress } from './batch-progress.tsx';
import styles from './import.module.css';
import { ImportFrame } from './import-frame.tsx';
import { ListForm } from './list-form.tsx';
import { PastImports } from './past-imports.tsx';

interface ImportByListPageProps {
  readonly batchId: string | undefined;
  readonly onStarted: (batchId: string) => void;
}

export function ImportByListPage({ batchId, onStarted }: ImportByListPageProps) {
  return (
    <ImportFrame>
      {batchId === undefined ? (
        <div className={styles.beside}>
          <ListForm onStarted={onStarted} />
          <PastImports />
        </div>
      ) : (
        <BatchProgress key={batchId} batchId={batchId} />
      )}
    </ImportFrame>
  );
}
