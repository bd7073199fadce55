/** A person's name out of the register's "SURNAME, Forename Other, Title". */
export interface OfficerName {
  readonly surname: string;
  readonly forenames: string | undefined;
  /** Only titles other than Mr, Mrs, Miss, Ms and Master are published. */
  readonly title: string | undefined;
}

/** Takes a published name apart; a name without a comma is all surname. */
export function splitOfficerName(name: string): OfficerName {
  const [surname = '', forenames, title] = name.split(',').map((part) => part.trim());
  return { surname, forenames: forenames || undefined, title: title || undefined };
}
