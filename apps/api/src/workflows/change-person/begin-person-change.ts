import { randomUUID } from 'node:crypto';
import type { BodyOf } from '@statbook/contract';
import { beginPersonChange } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { beginForm } from '../../features/forms/draft/begin-form.ts';
import type { FormDependencies } from '../../features/forms/draft/form-case.ts';
import {
  findChangeByKey,
  insertChange,
  insertChangeDrafts,
  listChangeFilings,
} from '../../features/people/change-queries.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal, refuse } from '../../pipeline/refusal.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { type ChangePlan, planChange, type PlannedEntry, whyNotBegun } from './plan-change.ts';
import type { OpenRole } from './read-roles.ts';

type Dependencies = FormDependencies & Pick<Platform, 'activity'>;
type Order = BodyOf<typeof beginPersonChange>;
type Chosen = PlannedEntry & OpenRole & { planned: NonNullable<PlannedEntry['planned']> };

/** Begins the drafts of a change in one transaction; sent again under the same key, it gives what was begun. */
export const beginPersonChangeHandler = (dependencies: Dependencies) =>
  handle(beginPersonChange, async ({ tx, body, person, requestId, record }) => {
    const plan = await planChange(tx, dependencies, body);
    if (plan instanceof Refusal) return plan;
    const { accountId, userId: begunBy } = person;
    const { personId, key } = body;
    const change = { id: randomUUID(), accountId, personId, key, begunBy, begunAt: dependencies.clock.now() };
    // Whoever sends the same again at the same moment waits here for the first one's end.
    if (!(await insertChange(tx, { ...change, what: whatChanges(plan) })))
      return findBegun(tx, { begunBy, key });
    const chosen = choose(plan, body);
    if (chosen instanceof Refusal) return chosen;
    const filings = await beginDrafts(tx, dependencies, { chosen, person, change, requestId });
    if (filings instanceof Refusal) return filings;
    record({ details: { changeId: change.id, personId, filings: filings.map(({ filingId }) => filingId) } });
    return { entity: [{ changeId: change.id, filings }] };
  });

async function findBegun(tx: Transaction, by: { begunBy: string; key: string }) {
  const begun = await findChangeByKey(tx, by);
  if (begun === undefined) return refuse('changed-meanwhile');
  const filings = await listChangeFilings(tx, begun.id);
  return {
    entity: [
      {
        changeId: begun.id,
        filings: filings.map(({ filing: { id: filingId, companyId } }) => ({ filingId, companyId })),
      },
    ],
  };
}

/** The entries that were chosen, if a draft can be begun for each of them and nothing is wrong in any. */
function choose({ entries }: ChangePlan, { roles }: Order): readonly Chosen[] | Refusal {
  const chosen: Chosen[] = [];
  for (const place of new Map(roles.map((each) => [Object.values(each).join(' '), each])).values()) {
    const found = entries.find(({ entry: { role } }) => isAt(role, place));
    if (found === undefined) return refuse('not-found');
    if (!canBegin(found)) {
      const { companyName, role } = found.entry;
      const detail = `${companyName}: ${whyNotBegun(found) ?? `no form changes this ${role.register}.`} Nothing was started.`;
      return refuse('changed-meanwhile', { detail });
    }
    chosen.push(found);
  }
  const errors = chosen.flatMap(({ planned }) => planned.errors);
  if (errors.length > 0)
    return refuse('invalid-request', {
      errors: Object.fromEntries(errors.map(({ path, message }) => [path, message])),
    });
  // Two acts at once take their turns company by company, in one order.
  return chosen.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
}

const orderOf = ({ entry: { role } }: PlannedEntry) =>
  `${role.companyId} ${role.register} ${role.registerKey}`;

const isAt = (role: PlannedEntry['entry']['role'], place: Order['roles'][number]) =>
  role.companyId === place.companyId &&
  role.register === place.register &&
  role.registerKey === place.registerKey;

const canBegin = (each: PlannedEntry): each is Chosen =>
  each.role !== undefined && each.planned !== undefined && whyNotBegun(each) === undefined;

interface Drafts {
  readonly chosen: readonly Chosen[];
  readonly person: Person;
  readonly change: { readonly id: string };
  readonly requestId: string;
}

async function beginDrafts(
  tx: Transaction,
  dependencies: Dependencies,
  { chosen, person, change, requestId }: Drafts,
): Promise<readonly { companyId: string; filingId: string }[] | Refusal> {
  const { accountId, userId } = person;
  const filings = [];
  for (const { entry, role, planned } of chosen) {
    const { companyName: name, companyNumber: number } = entry;
    const { companyId } = entry.role;
    const company = { id: companyId, name, number };
    const origin = { ...role.origin, answers: planned.asked.answers };
    const begun = await beginForm(tx, dependencies, { company, person, form: role.form, origin });
    if (begun instanceof Refusal) return begun;
    if (!begun.isNew) return refuse('form-open-already', { facts: { filingId: begun.filing.id } });
    const filingId = begun.filing.id;
    filings.push({ companyId, filingId });
    await dependencies.activity.record(tx, {
      accountId,
      actor: `person:${userId}`,
      action: 'form.begun',
      companyId,
      subject: `${role.form} ${name}`,
      details: { filingId, changeId: change.id },
      requestId,
    });
  }
  await insertChangeDrafts(
    tx,
    filings.map((each) => ({ ...each, accountId, changeId: change.id })),
  );
  return filings;
}

/** Which details change in one company at least, by the names of the questions. */
function whatChanges({ sections, entries }: ChangePlan): string[] {
  const said = new Set(entries.flatMap(({ planned }) => planned?.changes.map(({ label }) => label) ?? []));
  const options = sections.flatMap(({ fields }) => fields).find(({ path }) => path === 'changes')?.options;
  return [...new Set(options?.map(({ label }) => label))].filter((label) => said.has(label));
}
