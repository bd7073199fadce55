import { Banner } from '#kit/banner/banner.tsx';

interface Adjustment {
  readonly field: string;
  readonly given: string;
  readonly sent: string;
}

/** Texts that the gateway's character set changes on the way. */
export function Adjustments({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  return adjustments.map(({ field, given, sent }) => (
    <Banner key={field} tone="info">
      “{given}” is sent as “{sent}”: Companies House takes{' '}
      {sent === given.toUpperCase() ? 'such letters as capitals only' : 'no other characters'}.
    </Banner>
  ));
}
