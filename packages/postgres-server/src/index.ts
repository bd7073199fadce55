export { makeCluster } from './cluster.ts';
export { findDataServer, findUser, startDataServer, supervisorLockOf } from './data-server.ts';
export { DatabaseRefusal } from './database-refusal.ts';
export { findBinaries } from './binaries.ts';
export { findHolder, type FolderLock, type LockOutcome, takeLock } from './folder-lock.ts';
export { type RunningServer, type ServerEnding, startServer } from './server.ts';
