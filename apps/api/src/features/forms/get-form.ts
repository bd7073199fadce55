import { getForm } from '@statbook/contract/calls';
import { findFiling } from '../../filings/filing-queries.ts';
import { isFilingPaid } from '../../filings/paid-filing-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { type FormDependencies, openForm } from './draft/form-case.ts';
import { presentForm } from './present-form.ts';

/** A form as it was left. */
export const getFormHandler = (dependencies: FormDependencies) =>
  handle(getForm, async ({ tx, query }) => {
    const open = await openForm(tx, dependencies, await findFiling(tx, query.filingId));
    if (open instanceof Refusal) return open;
    return { entity: [presentForm(open, { isPaid: await isFilingPaid(tx, open.filing.id) })] };
  });
