import { type ErrorKind, kind } from '../errors.ts';

/** Why a document cannot be shown. */
export const documentErrors = {
  'document-not-offered': kind(
    404,
    'No document',
    'Companies House has no copy of this document that can be opened here.',
  ),
  'document-too-large': kind(
    502,
    'Document too large',
    'The document is larger than Statbook opens. Open it in Companies House’s own service.',
  ),
  'document-unavailable': kind(
    503,
    'Document not available now',
    'Companies House does not hand out the document at the moment. Try again in a few minutes.',
  ),
} as const satisfies Record<string, ErrorKind>;
