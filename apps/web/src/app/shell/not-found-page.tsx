import { LinkButton } from '#kit/action/link-button.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { paths } from '../paths.ts';
import { PlainPage } from './plain-page.tsx';

/** Any address that is not the product's. */
export function NotFoundPage() {
  return (
    <PlainPage>
      <PageHeader
        title="Sorry, page not found"
        lead="The address may be mistyped, or what it named may be gone."
      />
      <LinkButton kind="filled" href={paths.companies}>
        Go to your companies
      </LinkButton>
    </PlainPage>
  );
}
