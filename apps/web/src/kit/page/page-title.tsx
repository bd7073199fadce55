import { createContext, use, type ReactNode } from 'react';
import { useDocumentTitle } from './document-title.ts';
import styles from './page.module.css';

/** Within it several heads stand on one page, for show: none of them is the page's own. */
export const HeadsForShow = createContext(false);

interface PageTitleProps {
  readonly children: ReactNode;
  /** What the title of the window says. */
  readonly documentTitle: string;
}

/** The page's one `h1`, and the title of the window. */
export function PageTitle({ children, documentTitle }: PageTitleProps) {
  const isForShow = use(HeadsForShow);
  useDocumentTitle(isForShow ? undefined : documentTitle);
  return isForShow ? <h3 className={styles.title}>{children}</h3> : <h1 tabIndex={-1}>{children}</h1>;
}
