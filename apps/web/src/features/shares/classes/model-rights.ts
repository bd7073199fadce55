interface ModelRights {
  readonly id: string;
  readonly label: string;
  readonly particulars: string;
  readonly votesPerShare: string;
  readonly isRedeemable: boolean;
}

const oneVote =
  'Votes: each share carries one vote on a written resolution and on a poll, and its holder has one vote on a show of hands.';
const noVotes = 'Votes: the shares carry no right to vote or to attend general meetings.';
const equalDividend = 'Dividends: each share ranks equally for every dividend.';
const equalCapital =
  'Capital: each share ranks equally in a distribution of capital, including on a winding up.';
const notRedeemed = 'Redemption: the shares are not liable to be redeemed.';
const redeemed =
  'Redemption: the shares may be redeemed at the option of the company at their nominal value.';
const fixedDividend =
  'Dividends: a fixed dividend of 5% a year on the amount paid up, before any dividend on other shares, and no further share in profits.';
const capitalFirst =
  'Capital: on a winding up the amount paid up is repaid before anything is paid on other shares, with no further share in surplus assets.';

const paragraphs = (...parts: readonly string[]) => parts.join('\n');

/** What a new class has unless somebody says otherwise. */
export const ordinary: ModelRights = {
  id: 'ordinary',
  label: 'Ordinary, with votes',
  particulars: paragraphs(oneVote, equalDividend, equalCapital, notRedeemed),
  votesPerShare: '1',
  isRedeemable: false,
};

/**
 * Words to start from for what a statement of capital has to say of a class: votes, dividends, capital, redemption. The
 * articles decide what it must say in the end.
 */
export const modelRights: readonly ModelRights[] = [
  ordinary,
  {
    id: 'non-voting',
    label: 'Ordinary, without votes',
    particulars: paragraphs(noVotes, equalDividend, equalCapital, notRedeemed),
    votesPerShare: '0',
    isRedeemable: false,
  },
  {
    id: 'preference',
    label: 'Preference',
    particulars: paragraphs(noVotes, fixedDividend, capitalFirst, notRedeemed),
    votesPerShare: '0',
    isRedeemable: false,
  },
  {
    id: 'redeemable-preference',
    label: 'Redeemable preference',
    particulars: paragraphs(noVotes, fixedDividend, capitalFirst, redeemed),
    votesPerShare: '0',
    isRedeemable: true,
  },
];
