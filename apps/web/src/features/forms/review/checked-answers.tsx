import { paths } from '#app/paths.ts';
import { Lines } from '#filing/lines.tsx';
import type { Fact } from '#kit/description-list/description-list.tsx';
import { linesOf, titleOf } from '../answer-text.ts';
import type { FormState, FormStep } from '../form-state.ts';

/** Sections of one title stand together: a class of shares in each of several currencies. */
export function factsOf(form: FormState, { id, sections }: FormStep): readonly Fact[] {
  return [...Map.groupBy(sections, titleOf)].map(([term, alike]) => {
    const lines = alike.flatMap((section) => linesOf(section, form));
    const [first] = alike.flatMap(({ fields }) => fields);
    return {
      term,
      value: lines.length === 0 ? undefined : <Lines lines={lines} />,
      changeHref: paths.form(form.filingId, { step: id, field: first?.path }),
    };
  });
}
