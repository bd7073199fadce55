import { Banner } from '#kit/banner/banner.tsx';

interface AdjustmentsProps {
  readonly adjustments: readonly { readonly field: string; readonly given: string; readonly sent: string }[];
}

/** Texts that the gateway's character set changes on the way. */
export function Adjustments({ adjustments }: AdjustmentsProps) {
  return adjustments.map(({ field, given, sent }) => (
    <Banner key={field} tone="info">
      “{given}” is sent as “{sent}”: Companies House takes no other characters.
    </Banner>
  ));
}
