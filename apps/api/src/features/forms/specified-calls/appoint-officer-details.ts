import { appointOfficerDetails } from '@statbook/contract/calls';
import { handle } from '../../../pipeline/handler.ts';
import { Refusal } from '../../../pipeline/refusal.ts';
import { beginWithAnswers } from '../draft/begin-form.ts';
import type { FormDependencies } from '../draft/form-case.ts';
import { presentProblems } from './present-begun.ts';

const forms = {
  director: 'AP01',
  'corporate-director': 'AP02',
  secretary: 'AP03',
  'corporate-secretary': 'AP04',
} as const;

/** Begins the appointment of an officer with the answers given. */
export const appointOfficerDetailsHandler = (dependencies: FormDependencies) =>
  handle(appointOfficerDetails, async ({ tx, body, company, person, record }) => {
    const form = forms[body.kind];
    const { answers = {} } = body;
    const open = await beginWithAnswers(tx, dependencies, { company, person, form, answers });
    if (open instanceof Refusal) return open;
    const filingId = open.filing.id;
    record({ subject: `${form} ${company.name}`, details: { filingId } });
    return { entity: [{ filingId, form, ...presentProblems(open) }] };
  });
