/** Saves an answer as a file, by the name that the server gives it. */
export async function saveFile(response: Response, fallbackName: string): Promise<void> {
  const disposition = response.headers.get('content-disposition') ?? '';
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await response.blob());
  link.download = /filename="([^"]+)"/.exec(disposition)?.[1] ?? fallbackName;
  link.click();
  // The browser has taken the file over when the next task runs.
  setTimeout(() => URL.revokeObjectURL(link.href), 0);
}
