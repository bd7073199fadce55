import { Readable } from 'node:stream';
import { csvHead, csvRows, type SheetCell } from '@statbook/sheets';
import type { FastifyReply } from 'fastify';
import type { SubmissionRow } from '../submission-queries.ts';

interface CsvOfSubmissions {
  readonly name: string;
  readonly heads: readonly string[];
  readonly read: (page: { page: number; pageSize: number }) => Promise<SubmissionRow[]>;
  /** The lines of one submission. */
  readonly linesOf: (row: SubmissionRow) => SheetCell[][];
}

const pageSize = 500;

/** Sends submissions as CSV, read page by page: a list may be longer than what should be held at once. */
export function sendCsv(reply: FastifyReply, { name, ...csv }: CsvOfSubmissions): void {
  void reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(writeLines(csv)));
}

async function* writeLines({ heads, read, linesOf }: Omit<CsvOfSubmissions, 'name'>): AsyncGenerator<string> {
  yield csvHead(heads);
  for (let page = 1; ; page += 1) {
    const rows = await read({ page, pageSize });
    yield csvRows(rows.flatMap(linesOf));
    if (rows.length < pageSize) return;
  }
}
