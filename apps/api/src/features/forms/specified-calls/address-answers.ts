import { type Answers, FILED_ADDRESS_LINES, type FiledAddress } from '@statbook/domain/filing/forms';

type GivenAddress = { readonly [Line in keyof FiledAddress]?: string | undefined };

/** An address that a caller gives, line by line, as answers: a line that is left out is taken away. */
export function toAddressAnswers(address: GivenAddress): Answers {
  return Object.fromEntries(FILED_ADDRESS_LINES.map((line) => [`address.${line}`, address[line] ?? '']));
}
