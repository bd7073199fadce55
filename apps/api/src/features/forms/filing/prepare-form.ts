import { getForm } from '@statbook/domain/filing';
import type { FieldAdjustment, FieldProblem } from '@statbook/registry-client';
import { notOffered, notReady, toFieldErrors } from '../../../filings/draft/unprepared.ts';
import type { FormPreparer, PreparedFiling } from '../../../filings/form-preparer.ts';
import { loadDocuments } from '../../../filings/load-documents.ts';
import { Refusal, refuse } from '../../../pipeline/refusal.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Vault } from '../../../platform/secrets/vault.ts';
import { openCode } from '../../../filings/personal-codes/held-codes.ts';
import {
  ANOTHER_CODE_PATH,
  type CheckedForm,
  CODE_PATH,
  fieldsOf,
  heldCodeOf,
} from '@statbook/domain/filing/forms';
import { checkOpenForm, type FormDependencies, type OpenForm, openForms } from '../draft/form-case.ts';
import { composeForm, type FrozenForm } from './frozen-form.ts';
import { writeForm } from './write-form.ts';

/** A form as it will be sent; or, where it is not ready, what is wrong with it. */
export interface ComposedForm {
  readonly checked: CheckedForm;
  readonly ready:
    | {
        readonly content: FrozenForm;
        readonly secrets: Readonly<Record<string, string>>;
        /** Texts that are sent otherwise than they were given. */
        readonly adjustments: readonly FieldAdjustment[];
      }
    | undefined;
}

/** What will be sent, tried in the registry's form so that nothing is frozen that cannot be sent. */
export async function composeOpenForm(
  tx: Transaction,
  { documentStore, vault }: Pick<FormDependencies, 'documentStore' | 'vault'>,
  open: OpenForm,
): Promise<ComposedForm> {
  const checked = checkOpenForm(open);
  if (checked.errors.length > 0) return { checked, ready: undefined };
  const { content, secrets: given } = composeForm(open.rules, open.asked, checked.steps);
  const secrets = {
    ...given,
    ...(await openHeldCode(tx, vault, { asked: open.asked, steps: checked.steps })),
  };
  // A transaction is validated by the registry itself, before it is closed.
  if (getForm(content.form).channel === 'transaction')
    return { checked, ready: checked.isReady ? { content, secrets, adjustments: [] } : undefined };
  const hashes = content.documents.map(({ sha256 }) => sha256);
  const bytes = await loadDocuments(documentStore, hashes);
  if (bytes === undefined) return refused(checked, [{ field: '', message: documentGone }]);
  const built = writeForm(content, secrets, bytes);
  if (built.ok) {
    const { adjustments } = built.form;
    return { checked, ready: checked.isReady ? { content, secrets, adjustments } : undefined };
  }
  return refused(checked, built.problems);
}

/** The personal code that is held for whom the form is about: no draft has it. */
async function openHeldCode(
  tx: Transaction,
  vault: Vault,
  { asked, steps }: Pick<OpenForm, 'asked'> & Pick<CheckedForm, 'steps'>,
): Promise<Readonly<Record<string, string>>> {
  // Only where the form asks for a code can another be used.
  const isAsked = fieldsOf(steps).some(({ path }) => path === ANOTHER_CODE_PATH);
  const held = isAsked ? heldCodeOf(asked) : undefined;
  const code = held && (await openCode(tx, { vault }, held.personId));
  return code === undefined ? {} : { [CODE_PATH]: code.reveal() };
}

const documentGone = 'A document is no longer in the document store: attach it again';

/** What the writer of the form does not take, at the fields of the form. */
function refused(checked: CheckedForm, problems: readonly FieldProblem[]): ComposedForm {
  return { checked: { ...checked, errors: toFieldErrors(problems), isReady: false }, ready: undefined };
}

/** Makes what an attempt freezes out of the draft of a form. */
export const formPreparer =
  (dependencies: FormDependencies): FormPreparer =>
  async (tx, drafts) => {
    const opened = await openForms(
      tx,
      dependencies,
      drafts.map(({ filing }) => filing),
    );
    const prepared = new Map<string, PreparedFiling>();
    for (const { filing } of drafts) {
      const open = opened.get(filing.id) ?? refuse('not-found');
      prepared.set(filing.id, await prepareOpenForm(tx, dependencies, open));
    }
    return prepared;
  };

async function prepareOpenForm(
  tx: Transaction,
  dependencies: FormDependencies,
  open: OpenForm | Refusal,
): Promise<PreparedFiling> {
  if (open instanceof Refusal) return notOffered(open, 'This form cannot be filed for the company.');
  const { checked, ready } = await composeOpenForm(tx, dependencies, open);
  if (ready === undefined) return notReady(checked);
  const { rules, asked } = open;
  const { content, secrets } = ready;
  return {
    ok: true,
    content: { ...content },
    secrets,
    effectiveOn: rules.effectiveOn(asked),
    lastDay: rules.lastDay?.(asked),
    service: rules.service?.(asked) ?? 'standard',
    changes: rules.compare(asked),
  };
}
