import { type CallRow, capitalised } from './call-table.ts';
import { callTable } from './generated/call-table.ts';

export type { CallRow } from './call-table.ts';

type TableName = keyof typeof callTable;

/** The names of all calls. */
// The table's own keys.
export const callNames = Object.keys(callTable) as readonly TableName[];

/** What a program needs to make a call, with its whole path. */
export function rowOf(name: TableName): CallRow {
  const [method, path, ...rest]: CallRow = callTable[name];
  return [method, path.endsWith('/') ? `${path}${capitalised(name)}` : path, ...rest];
}
