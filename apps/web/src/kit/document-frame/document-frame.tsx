import { classNames } from '../class-names.ts';
import styles from './document-frame.module.css';

interface DocumentFrameProps {
  /** Of a blob of ours. */
  readonly url: string;
  readonly title: string;
  /** A single page, shown as a whole and without the viewer's tools. */
  readonly sheet?: boolean | undefined;
}

/** A PDF within the page, in the viewer of the browser. */
export function DocumentFrame({ url, title, sheet = false }: DocumentFrameProps) {
  const view = sheet ? '#navpanes=0&toolbar=0&view=Fit' : '#navpanes=0';
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a reader of PDF runs in no sandbox, and the blob is nothing else
    <iframe
      className={classNames(styles.document, sheet ? styles.sheet : styles.pages)}
      src={`${url}${view}`}
      title={title}
    />
  );
}
