/**
 * Hands the browser the file that a call answers with (`callRaw`), to keep under the name that the server gave it. Gives the
 * name; throws what the call throws.
 */
export async function saveFile(reply: Promise<Response>): Promise<string> {
  const response = await reply;
  const fileName = nameOf(response.headers.get('content-disposition')) ?? 'statbook';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = fileName;
  link.click();
  // The browser has taken the file over when the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
  return fileName;
}

/** The file's name in a `Content-Disposition` (RFC 6266): the one in full letters before the plain one. */
export function nameOf(disposition: string | null): string | undefined {
  const full = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? '')?.[1];
  if (full !== undefined) return decodeURIComponent(full);
  return /filename="([^"]+)"/i.exec(disposition ?? '')?.[1];
}
