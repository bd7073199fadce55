const person = 'a person signs in at the registry, and its answer comes back once';
const bank = 'the bank brings its answer, sealed for one payment';
const card = 'the card goes from the browser to the gateway, which gives an identifier for one payment';
const link = 'the secret of a link stands in a letter alone, and decides once';
const token = 'it is asked with the identity provider’s own token of whoever signs in';

/** Operations that a request made from the document is not answered 2xx by, each with its reason. */
export const unreached: Readonly<Record<string, string>> = {
  completeRegistrySignIn: person,
  changeCompanyName: person,
  changeCompanyNameByPost: person,
  threeDSecureHub: bank,
  processPayment: card,
  cardIdentifiers: 'cards are forwarded only where the installation says so',
  resolveUnclearPayment: 'no payment is unclear while the gateway answers',
  getApprovalByLink: link,
  decideByLink: link,
  printByLink: link,
  getCodeByLink: link,
  giveCodeByLink: link,
  signIn: token,
};
