import { removeProfilePhoto, saveProfilePhoto } from '@statbook/contract/calls';
import type { Platform } from '../../composition.ts';
import { handle } from '../../pipeline/handler.ts';
import { refuse } from '../../pipeline/refusal.ts';
import type { DocumentStore } from '../../platform/documents/document-store.ts';
import { findPicture, mostPixels } from '../../platform/documents/picture.ts';
import { setProfilePhoto } from './user-queries.ts';

type Dependencies = Pick<Platform, 'database' | 'documentStore'>;

const notAPicture = `Choose a whole PNG, JPEG or WebP picture of at most ${mostPixels} by ${mostPixels} pixels`;

/** Keeps the picture in the document store, and its hash with the person. */
export const saveProfilePhotoHandler = ({ database, documentStore }: Dependencies) =>
  handle(saveProfilePhoto, async ({ body, person, note }) => {
    const bytes = Buffer.from(body.photo, 'base64');
    if (findPicture(bytes) === undefined)
      return refuse('invalid-request', { errors: { photo: notAPicture } });
    const sha256 = await documentStore.put(bytes);
    await database.transaction(person.scope, async (tx) => {
      await setProfilePhoto(tx, person.userId, sha256);
      await note(tx);
    });
    return { done: true as const };
  });

export const removeProfilePhotoHandler = handle(removeProfilePhoto, async ({ tx, person }) => {
  await setProfilePhoto(tx, person.userId, null);
  return { done: true as const };
});

/** The picture as a page shows it without asking again: its address would need the token, which an image cannot send. */
export async function presentPhoto(store: DocumentStore, sha256: string | null): Promise<string | null> {
  const bytes = sha256 === null ? undefined : await store.find(sha256);
  if (bytes === undefined) return null;
  const picture = Buffer.from(bytes);
  const found = findPicture(picture);
  return found === undefined ? null : `data:${found.type};base64,${picture.toString('base64')}`;
}
