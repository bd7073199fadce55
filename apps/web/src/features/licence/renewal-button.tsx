import { useCall } from '#api/queries.ts';
import { LinkButton } from '#kit/button/link-button.tsx';

/** Sends the browser to where the subscription is renewed; it comes back from there. */
export function RenewalButton() {
  const renewal = useCall('getRenewalLink');
  const url = renewal.data?.entity[0]?.url;
  if (url === undefined) return null;
  return (
    <LinkButton href={url} target="_self">
      Renew the subscription
    </LinkButton>
  );
}
