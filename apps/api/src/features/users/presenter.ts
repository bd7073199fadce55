import { getPresenter, removePresenter, savePresenter, showPresenter } from '@statbook/contract/calls';
import { Secret } from '@statbook/domain/secret';
import { presenterBinding, presenterKeyOf } from '../../clients/presenter-gateway.ts';
import { findSealedPresenter } from '../../clients/presenter-queries.ts';
import type { Config } from '../../config.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { Vault } from '../../platform/secrets/vault.ts';
import { hasFilingsOfAnother, setSealedPresenter } from './presenter-queries.ts';

export const getPresenterHandler = handle(getPresenter, async ({ tx, person }) => ({
  entity: [{ hasOwn: (await findSealedPresenter(tx, person.accountId)) !== undefined }],
}));

/** Shows the credentials; the pipeline writes the showing down in the same transaction. */
export const showPresenterHandler = ({ vault }: { vault: Vault }) =>
  handle(showPresenter, async ({ tx, person: { accountId } }) => {
    const sealed = await findSealedPresenter(tx, accountId);
    if (sealed === undefined) return refuse('not-found');
    const id = vault.unseal(sealed.id, presenterBinding('id', accountId));
    const code = vault.unseal(sealed.code, presenterBinding('code', accountId));
    return { entity: [{ presenterId: id.reveal(), presenterAuthenticationCode: code.reveal() }] };
  });

export const savePresenterHandler = ({ vault }: { vault: Vault }) =>
  handle(savePresenter, async ({ tx, person: { accountId }, body }) => {
    const key = presenterKeyOf(new Secret(body.presenterId));
    if (await hasFilingsOfAnother(tx, key)) return refuse('presenter-in-use');
    await setSealedPresenter(tx, accountId, {
      id: vault.seal(body.presenterId, presenterBinding('id', accountId)),
      code: vault.seal(body.presenterAuthenticationCode, presenterBinding('code', accountId)),
    });
    return { done: true as const };
  });

export const removePresenterHandler = ({ config: { registry } }: { config: Pick<Config, 'registry'> }) =>
  handle(removePresenter, async ({ tx, person: { accountId } }) => {
    if (await hasFilingsOfAnother(tx, presenterKeyOf(registry.presenterId)))
      return refuse('presenter-in-use');
    await setSealedPresenter(tx, accountId, { id: null, code: null });
    return { done: true as const };
  });
