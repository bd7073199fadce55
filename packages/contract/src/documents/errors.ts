import type { ErrorKind } from '../errors.ts';

/** Why a document cannot be shown. */
export const documentErrors = {
  'document-not-offered': {
    status: 404,
    title: 'No document',
    detail: 'Companies House has no copy of this document that can be opened here.',
  },
  'document-too-large': {
    status: 502,
    title: 'Document too large',
    detail: 'The document is larger than Statbook opens. Open it in Companies House’s own service.',
  },
  'document-unavailable': {
    status: 503,
    title: 'Document not available now',
    detail: 'Companies House does not hand out the document at the moment. Try again in a few minutes.',
  },
} as const satisfies Record<string, ErrorKind>;
