import { IconDownload, IconExternalLink, IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef } from 'react';
import { useAccess } from '#app/session-port.ts';
import { Loaded } from '#api/loaded.tsx';
import { IconButton } from '#kit/button/icon-button.tsx';
import { DocumentFrame } from '#kit/document-frame/document-frame.tsx';
import { Frame } from '#kit/frame/frame.tsx';
import { LoadingText } from '#kit/skeleton/skeleton.tsx';
import styles from './document-viewer.module.css';
import { DownloadLink, OpenLink } from './document-links.tsx';
import { useDocument } from './use-document.ts';

interface ShownDocument {
  readonly companyId: string;
  /** The registry's link, as the filing history gives it. */
  readonly link: string;
  readonly title: string;
  /** For saving: "09990001 CS01 2026-11-06". */
  readonly fileName: string;
}

interface DocumentViewerProps {
  readonly document: ShownDocument;
  readonly onClose: () => void;
}

/** A filed document within the page, from a blob of ours; it can be saved or opened in a tab. Give each its key. */
export function DocumentViewer({ document, onClose }: DocumentViewerProps) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const mayDownload = useAccess().has('exportCompany');
  const { url, error, retry } = useDocument(document);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Frame as="section" aria-labelledby={headingId} className={styles.viewer}>
      <div className={styles.head}>
        <h3 id={headingId} ref={heading} tabIndex={-1}>
          {document.title}
        </h3>
        <div className={styles.acts} data-print="no">
          {url !== undefined && mayDownload && (
            <DownloadLink url={url} fileName={document.fileName} icon={IconDownload} />
          )}
          {url !== undefined && <OpenLink url={url} icon={IconExternalLink} />}
          <IconButton icon={IconX} label="Close the document" compact onClick={onClose} />
        </div>
      </div>
      <Loaded
        query={{ data: url, error, refetch: retry }}
        what="document"
        loading={<LoadingText label="Fetching the document" lines={8} />}
        failure={{ title: 'The document could not be opened' }}
      >
        {(loaded) => <DocumentFrame url={loaded} title={document.title} />}
      </Loaded>
    </Frame>
  );
}
