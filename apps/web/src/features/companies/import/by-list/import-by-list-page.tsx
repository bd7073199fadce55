import { onDemand } from '#kit/on-demand.tsx';
import { LoadingRows } from '#kit/skeleton/skeleton.tsx';
import styles from '../import.module.css';
import { ImportFrame } from '../import-frame.tsx';
import { ListForm } from './list-form.tsx';
import type { ListImportAddress } from './list-import-address.ts';
import { PastImports } from './past-imports.tsx';

const BatchProgress = onDemand(
  () => import('./batch-progress.tsx'),
  <LoadingRows label="Loading the import" />,
);

interface ImportByListPageProps {
  readonly address: ListImportAddress;
  readonly onAddressChange: (change: ListImportAddress) => void;
  readonly onStarted: (batchId: string) => void;
}

export function ImportByListPage({ address, onAddressChange, onStarted }: ImportByListPageProps) {
  const { batch } = address;
  return (
    <ImportFrame>
      {batch === undefined ? (
        <div className={styles.beside}>
          <ListForm onStarted={onStarted} />
          <PastImports />
        </div>
      ) : (
        <BatchProgress key={batch} batchId={batch} address={address} onAddressChange={onAddressChange} />
      )}
    </ImportFrame>
  );
}
