import type { Judgement } from './judge-matching.ts';

/** What has to hold of matching. */
export function bounds(judgement: Judgement): readonly { readonly what: string; readonly isMet: boolean }[] {
  const { wrongLinks, proposalsRight, found } = shares(judgement);
  return [
    { what: 'no wrong link', isMet: wrongLinks === 0 },
    { what: '95 % of the proposals right', isMet: proposalsRight >= 0.95 },
    { what: '90 % of the matches found', isMet: found >= 0.9 },
  ];
}

/** The shares that the bounds are about. */
function shares({ links, proposals, findable, foundAtOnce, foundByProposal }: Judgement) {
  const sum = (scores: Judgement['links'], side: 'right' | 'wrong') =>
    [...scores.values()].reduce((total, score) => total + score[side], 0);
  const [right, wrong] = [sum(proposals, 'right'), sum(proposals, 'wrong')];
  return {
    linksMade: sum(links, 'right') + sum(links, 'wrong'),
    wrongLinks: sum(links, 'wrong'),
    proposalsMade: right + wrong,
    proposalsRight: right + wrong === 0 ? 1 : right / (right + wrong),
    found: findable === 0 ? 1 : (foundAtOnce + foundByProposal) / findable,
  };
}

/** The judgement in lines, with the wrong ones by name. */
export function describeJudgement(judgement: Judgement): readonly string[] {
  const { decisions, findable, foundAtOnce, foundByProposal, wrong } = judgement;
  const { linksMade, wrongLinks, proposalsMade, proposalsRight, found } = shares(judgement);
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  return [
    `${decisions} entries decided on`,
    `${linksMade} linked at once, ${wrongLinks} of them wrongly`,
    ...describeScores(judgement.links),
    `${proposalsMade} proposed, ${percent(proposalsRight)} of them right`,
    ...describeScores(judgement.proposals),
    `${foundAtOnce} + ${foundByProposal} of ${findable} true matches found at once and by proposals, ${percent(found)}`,
    ...wrong.slice(0, 30).map(({ rule, words }) => `  wrong: ${rule}: ${words.join('; ')}`),
  ];
}

const describeScores = (scores: Judgement['links']) =>
  [...scores].map(([rule, { right, wrong }]) => `  ${rule}: ${right} right, ${wrong} wrong`);
