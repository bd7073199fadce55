import { sharePaths } from '#app/share-paths.ts';
import { useMay } from '#app/session-port.ts';
import type { OfferedForm } from '#filing/start-form.tsx';

/**
 * The event of the share register that a form tells of, by its kind; null where there are several to choose from. A reduction is
 * recorded once its form is registered, not before.
 */
const kinds: Readonly<Partial<Record<OfferedForm['form'], string | null>>> = {
  SH02: null,
  SH03: 'buy-back',
  SH04: 'treasury-sale',
  SH05: 'cancellation',
  SH06: 'buy-back',
  SH07: null,
  SH08: null,
  SH10: 'variation',
  SH14: 'redenomination',
};

/** Where the event is recorded that a form tells of, which is then due for it; nowhere for a company without shares. */
export function useShareEventOf(
  companyId: string,
  forms: readonly OfferedForm[],
): (listed: OfferedForm) => string | undefined {
  const mayRecord = useMay('recordShareEvent');
  // An allotment can be told of whenever there are shares; what refuses that refuses the others too.
  const noShares = forms.find(({ form }) => form === 'SH01')?.whyNot;
  return ({ form, whyNot }) => {
    const kind = kinds[form];
    if (!mayRecord || kind === undefined || whyNot === noShares) return undefined;
    return sharePaths.event(companyId, kind ?? undefined);
  };
}
