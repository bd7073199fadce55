import { addSignatory } from '@statbook/contract/calls';
import type { Signatory } from '../../filings/approval/approver-queries.ts';
import { handle } from '../../pipeline/handler.ts';
import { addSignatoryOnce } from './signatory-queries.ts';

export const addSignatoryHandler = handle(addSignatory, async ({ tx, person, body, record }) => {
  const { accountId, userId } = person;
  const added = await addSignatoryOnce(tx, { accountId, ...body, addedBy: userId });
  record({ subject: `${added.fullName} (${added.email})`, details: { signatoryId: added.id } });
  return { entity: [presentSignatory(added)] };
});

export const presentSignatory = ({ id, fullName, email }: Signatory) => ({
  signatoryId: id,
  fullName,
  email,
});
