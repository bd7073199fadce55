import { planPersonChange } from '@statbook/contract/calls';
import { formNameOf } from '@statbook/domain/filing';
import type { Platform } from '../../composition.ts';
import type { FormDependencies } from '../../features/forms/draft/form-case.ts';
import { presentSection } from '../../features/forms/present-form.ts';
import { countCompaniesOf } from '../../features/people/person-queries.ts';
import { presentPlace } from '../../features/people/present-person.ts';
import { handle, type Person } from '../../pipeline/handler.ts';
import { Refusal } from '../../pipeline/refusal.ts';
import { type ChangePlan, planChange, type PlannedEntry, whyNotBegun } from './plan-change.ts';

/** What a change would be in each company. Of companies out of reach nobody is told more than how many there are. */
export const planPersonChangeHandler = (dependencies: FormDependencies & Pick<Platform, 'database'>) =>
  handle(planPersonChange, async ({ person, body }) => {
    const { database } = dependencies;
    const plan = await database.transaction(person.scope, (tx) => planChange(tx, dependencies, body));
    if (plan instanceof Refusal) return plan;
    const { entries, sections, errors, known, secretsHeld } = plan;
    return {
      entity: [
        {
          sections: sections.map(presentSection),
          known,
          secretsHeld,
          errors,
          roles: entries.map(presentEntry).toSorted((one, other) => rankOf(one) - rankOf(other)),
          companiesElsewhere: await countElsewhere(dependencies, {
            person,
            personId: body.personId,
            entries,
          }),
        },
      ],
    };
  });

function presentEntry(each: PlannedEntry) {
  const { entry, role, openFilingId, planned, likeness } = each;
  const whyNot = whyNotBegun(each);
  return {
    ...presentPlace(entry),
    form: role?.form,
    formName: role && formNameOf(role.form, entry.companyNumber),
    likeness,
    whyNot,
    openFilingId,
    note: planned?.note,
    isPreselected: whyNot === undefined && likeness === 'same',
    changes: planned?.changes ?? [],
    dueOn: planned?.dueOn,
  };
}

const nearness = ['same', 'same-postcode', 'other'];

/** What can be begun first, and of that what is likeliest. */
const rankOf = ({ whyNot, likeness }: ReturnType<typeof presentEntry>) =>
  (whyNot === undefined ? 0 : nearness.length) + nearness.indexOf(likeness);

async function countElsewhere(
  { database }: Pick<Platform, 'database'>,
  { person, personId, entries }: Pick<ChangePlan, 'entries'> & { person: Person; personId: string },
): Promise<number> {
  const { accountId, agentId } = person.scope;
  if (agentId === undefined) return 0;
  const all = await database.transaction({ as: 'account', accountId }, (tx) =>
    countCompaniesOf(tx, personId),
  );
  return Math.max(0, all - new Set(entries.map(({ entry }) => entry.role.companyId)).size);
}
