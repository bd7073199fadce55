import { useQuery } from '@tanstack/react-query';
import { callRaw } from '#api/call.ts';
import { useBlobUrl } from '#api/files/use-blob-url.ts';

/** A document's bytes as an address of this page; given back when the document is closed. */
export function useDocument({ companyId, link }: { readonly companyId: string; readonly link: string }) {
  const query = useQuery({
    queryKey: ['filingsDocument', companyId, link],
    queryFn: ({ signal }) => fetchPdf(companyId, link, signal),
    // What was filed does not change.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const url = useBlobUrl(query.data);
  return { url, error: query.error, retry: () => void query.refetch() };
}

async function fetchPdf(companyId: string, link: string, signal: AbortSignal): Promise<Blob> {
  const response = await callRaw('filingsDocument', {
    query: { documentLink: link, companyId },
    signal,
  });
  // Shown as PDF whatever the answer calls itself: never as a page of our origin.
  return new Blob([await response.arrayBuffer()], { type: 'application/pdf' });
}
