import { reviewForm } from '@statbook/contract/calls';
import { findFiling } from '../../filings/filing-queries.ts';
import { warnUnchanged } from '../../filings/attempt/warn-unchanged.ts';
import { hashContent } from '../../filings/attempt/freeze-attempt.ts';
import { isFilingPaid } from '../../filings/paid-filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { type FormDependencies, openForm } from './draft/form-case.ts';
import { composeOpenForm } from './filing/prepare-form.ts';
import { formFees, presentCheck, presentHead } from './present-form.ts';

/** What will be sent, what it changes and what it costs. */
export const reviewFormHandler = (dependencies: FormDependencies) =>
  handle(reviewForm, async ({ tx, query }) => {
    const open = await openForm(tx, dependencies, await findFiling(tx, query.filingId));
    if (open instanceof Refusal) return open;
    const { checked, ready } = await composeOpenForm(tx, dependencies, open);
    const unchanged = ready === undefined ? [] : await warnUnchanged(tx, open.filing, ready);
    return {
      entity: [
        {
          ...presentHead(open),
          ...presentCheck(open, { ...checked, warnings: [...checked.warnings, ...unchanged] }),
          content: ready && {
            contentSha256: hashContent(ready.content),
            rows: ready.content.lines,
            adjustments: ready.adjustments,
          },
          changes: checked.errors.length > 0 ? [] : open.rules.compare(open.asked),
          fees: formFees(open, await isFilingPaid(tx, open.filing.id)),
        },
      ],
    };
  });
