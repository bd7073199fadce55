import { startForm } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { beginForm } from './draft/begin-form.ts';
import type { FormDependencies } from './draft/form-case.ts';
import { chooseWay } from './draft/choose-way.ts';

/** Begins a form, filled in with what is known; the open one of the same matter is given where there is one, by the way chosen now. */
export const startFormHandler = (dependencies: FormDependencies) =>
  handle(startForm, async ({ tx, body, company, person, record }) => {
    const { form, way, origin } = body;
    const begun = await beginForm(tx, dependencies, { company, person, form, way, origin });
    if (begun instanceof Refusal) return begun;
    const { filing, isNew } = begun;
    const chosen =
      isNew || way === undefined ? { isSwitched: false } : await chooseWay(tx, dependencies, filing, way);
    if (chosen instanceof Refusal) return chosen;
    const { isSwitched } = chosen;
    if (isNew || isSwitched)
      record({
        companyId: company.id,
        subject: `${form} ${company.name}`,
        details: { filingId: filing.id, ...(isSwitched && { way }) },
      });
    return { entity: [{ filingId: filing.id, isNew, isSwitched }] };
  });
