import { z } from 'zod';
import { changing, defineCall } from '../call.ts';
import { done } from '../wire/shapes.ts';

/** The largest photo that is kept. A page makes a portrait of 256 by 256 pixels, which takes a quarter of it. */
const photoBytes = 64 * 1024;

/** Keeps a portrait of the signed-in person: PNG, JPEG or WebP, told by its content. */
export const saveProfilePhoto = defineCall({
  ...changing('users', 'signed-in'),
  path: '/api/Usermanagement/SaveProfilePhoto',
  summary: 'Keep a photo of oneself',
  body: z.object({
    /** In base64. */
    photo: z
      .base64('Choose a picture')
      .min(1, 'Choose a picture')
      .max(Math.ceil(photoBytes / 3) * 4, 'Choose a picture of at most 64 KB'),
  }),
  reply: done,
  activity: 'profile-photo.saved',
  transaction: 'process',
});

export const removeProfilePhoto = defineCall({
  ...changing('users', 'signed-in'),
  path: '/api/Usermanagement/RemoveProfilePhoto',
  summary: 'Take away the photo of oneself',
  reply: done,
  activity: 'profile-photo.removed',
});
