import { IconDownload } from '@tabler/icons-react';
import { paths } from '#app/paths.ts';
import { LinkButton } from '#kit/button/link-button.tsx';

export function ImportButton() {
  return (
    <LinkButton kind="filled" icon={IconDownload} href={paths.importByNumber} data-new="">
      Import companies
    </LinkButton>
  );
}
