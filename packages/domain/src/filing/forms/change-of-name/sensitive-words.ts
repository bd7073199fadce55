/**
 * Words that are known to need an approval in most names (s. 55; SI 2014/3140). The list of the regulations is longer: this
 * one warns, and decides nothing.
 */
const SENSITIVE_WORDS = new Set(
  `ACCREDITED ADJUDICATOR ASSOCIATION ASSURANCE BANK BANKING BENEVOLENT BRITAIN BRITISH CHARITABLE CHARITY CHARTERED
   COMMISSION COUNCIL CROWN DENTAL DUKE ENGLAND ENGLISH FEDERATION FOUNDATION FUND GOVERNMENT HOSPITAL INSPECTORATE
   INSTITUTE INSTITUTION INSURANCE IRELAND IRISH JUDICIAL KING LICENSING MINISTRY MUSEUM NATIONAL NHS NURSE OMBUDSMAN
   PARLIAMENT PATENT POLICE POLYTECHNIC PRINCE PRINCESS QUEEN REGISTRAR REGULATOR REINSURANCE ROYAL SCOTLAND SCOTTISH SENATE
   SHEFFIELD SOCIETY TRIBUNAL TRUST UNIVERSITY WALES WELSH WINDSOR`.split(/\s+/),
);

/** The plural of a word, and its possessive, may need the same approval. */
const isSensitive = (word: string) =>
  [word, word.replace(/S$/, ''), word.replace(/IES$/, 'Y')].some((each) => SENSITIVE_WORDS.has(each));

/** The words of a name that may need an approval. */
export function findSensitiveWords(name: string): readonly string[] {
  const words = name.toUpperCase().split(/[^\p{L}\d]+/u);
  return [...new Set(words.filter(isSensitive))];
}
