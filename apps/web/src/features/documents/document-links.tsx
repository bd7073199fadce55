import { buttonClass, LeadIcon } from '#kit/button/button-look.tsx';
import type { IconShape } from '#kit/icon/icon.tsx';

interface DocumentLinkProps {
  readonly url: string;
  readonly icon: IconShape;
}

const look = { kind: 'outlined', compact: true } as const;

/** Saves the document. The address is a blob of this page, which no route of ours knows. */
export function DownloadLink({ url, icon, fileName }: DocumentLinkProps & { readonly fileName: string }) {
  return (
    <a className={buttonClass(look)} href={url} download={`${fileName}.pdf`}>
      <LeadIcon icon={icon} />
      Download
    </a>
  );
}

/** Shows the document in a tab of its own. */
export function OpenLink({ url, icon }: DocumentLinkProps) {
  return (
    <a className={buttonClass(look)} href={url} target="_blank" rel="noopener">
      <LeadIcon icon={icon} />
      Open in new tab
    </a>
  );
}
