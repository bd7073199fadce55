import { Banner } from '#kit/banner/banner.tsx';

interface Adjustment {
  readonly field: string;
  readonly given: string;
  readonly sent: string;
}

/** Spaces and the way in which accents are typed are no other characters. */
const isCapitals = (given: string, sent: string) =>
  sent === given.normalize('NFC').replaceAll(/\s+/gu, ' ').trim().toUpperCase();

/** Texts that the gateway's character set changes on the way. */
export function Adjustments({ adjustments }: { readonly adjustments: readonly Adjustment[] }) {
  return adjustments.map(({ field, given, sent }) => (
    <Banner key={field} tone="info">
      “{given}” is sent as “{sent}”: Companies House takes{' '}
      {isCapitals(given, sent) ? 'accented letters as capitals only' : 'no other characters'}.
    </Banner>
  ));
}
