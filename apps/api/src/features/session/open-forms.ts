import { getOpenForm, saveOpenForm } from '@statbook/contract/calls';
import { handle } from '../../pipeline/handler.ts';
import { findOpenForm, keepOpenForm } from './open-form-queries.ts';

export const getOpenFormHandler = handle(getOpenForm, async ({ tx, person, query }) => {
  const kept = await findOpenForm(tx, person.userId, query.address);
  return { entity: kept === undefined ? [] : [{ values: kept.values, savedAt: kept.savedAt.toISOString() }] };
});

export const saveOpenFormHandler = handle(saveOpenForm, async ({ tx, person, company, body }) => {
  const { userId, accountId } = person;
  const { address, title, values: content } = body;
  await keepOpenForm(tx, { userId, accountId, companyId: company.id, address, title, content });
  return { done: true as const };
});
