/** A PDF that can be read, or why it cannot. */
export type OpenedPdf =
  | { readonly ok: true; readonly pages: number }
  | { readonly ok: false; readonly reason: 'not-a-pdf' | 'encrypted' };

/** Opens a PDF as a reader would, without running anything in it, and counts its pages. */
export async function openPdf(bytes: Uint8Array): Promise<OpenedPdf> {
  if (Buffer.from(bytes.subarray(0, 5)).toString('latin1') !== '%PDF-')
    return { ok: false, reason: 'not-a-pdf' };
  // Loaded with the first document: a start need not wait for it.
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  // The library takes what it is given away from the caller.
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0, isEvalSupported: false });
  try {
    const document = await loading.promise;
    await document.getPage(1);
    return { ok: true, pages: document.numPages };
  } catch (error) {
    const isEncrypted = error instanceof Error && error.name === 'PasswordException';
    return { ok: false, reason: isEncrypted ? 'encrypted' : 'not-a-pdf' };
  } finally {
    await loading.destroy();
  }
}
