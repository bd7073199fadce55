import { createContext, use, type ReactNode } from 'react';
import { useDocumentTitle } from './document-title.ts';
import styles from './page-header.module.css';

/** Set where a page shows several headers as samples: none of them is the header of the page. */
export const HeadersOnDisplay = createContext(false);

interface PageTitleProps {
  readonly children: ReactNode;
  /** What the title of the window says. */
  readonly documentTitle: string;
}

/** The page's one `h1`, and the title of the window. */
export function PageTitle({ children, documentTitle }: PageTitleProps) {
  const isSample = use(HeadersOnDisplay);
  useDocumentTitle(isSample ? undefined : documentTitle);
  return isSample ? <h3 className={styles.title}>{children}</h3> : <h1 tabIndex={-1}>{children}</h1>;
}
