import type { HumanName } from '../register-entry.ts';

/** "Mara Jane Quill": as somebody is addressed in a letter. */
export function addressedName({ forename, otherForenames, surname }: HumanName): string {
  return [forename, otherForenames, inSmallLetters(surname)].filter(Boolean).join(' ');
}

/** Registers print surnames in capitals. */
const inSmallLetters = (surname: string) =>
  surname === surname.toUpperCase()
    ? surname.toLowerCase().replaceAll(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase())
    : surname;
