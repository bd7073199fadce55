import { useEffect } from 'react';

const errorMark = 'Error: ';

/** Names the page in the title of the window: "Officers – Statbook". */
export function useDocumentTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const mark = document.title.startsWith(errorMark) ? errorMark : '';
    document.title = `${mark}${title} – Statbook`;
  }, [title]);
}

/** Puts "Error: " before the title until the returned function is called. */
export function markTitleAsError(): () => void {
  if (!document.title.startsWith(errorMark)) document.title = errorMark + document.title;
  return () => {
    document.title = document.title.replace(errorMark, '');
  };
}
