import { LinkButton } from '#kit/button/link-button.tsx';
import { PageHeader } from '#kit/page-header/page-header.tsx';
import { paths } from '../paths.ts';
import { PlainPage } from '../shell/pages/plain-page.tsx';

/** Stands where a subscription site would: says whom to ask, since nothing is sold here. */
export function SubscriptionPage() {
  return (
    <PlainPage>
      <PageHeader
        title="Renew your subscription"
        lead="This installation has no subscription site. Ask whoever runs it for you to renew the subscription of your account. Until then everything works as before."
      />
      <LinkButton kind="filled" href={paths.companies}>
        Back to your companies
      </LinkButton>
    </PlainPage>
  );
}
