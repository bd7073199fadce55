import { Piscina } from 'piscina';
import type * as worker from './pdf-worker.ts';

/** The name of a document that can be rendered. */
type PdfDocument = keyof typeof worker;

/** The content of a document. */
export type PdfInput<Name extends PdfDocument> = Parameters<(typeof worker)[Name]>[0];

/** Renders documents as PDF outside the thread that answers requests. */
export interface PdfRenderer {
  render<Name extends PdfDocument>(document: Name, input: PdfInput<Name>): Promise<Uint8Array>;
  /** Documents that are not finished are rejected. */
  close(): Promise<void>;
}

/**
 * One worker thread renders one document after the other. It starts with the first document, keeps the fonts it has
 * loaded, and ends after a while without work.
 */
export function createPdfRenderer(): PdfRenderer {
  const pool = new Piscina({
    filename: new URL('./pdf-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: 30_000,
  });
  return {
    render: (document, input) => pool.run(input, { name: document }),
    close: () => pool.destroy(),
  };
}
