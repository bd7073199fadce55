import type { ComparableName } from './comparable-name.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Forenames that most people in the United Kingdom meet several bearers of; spelled as they are compared. */
const FREQUENT_FORENAMES = words(`
  aaron adam adrian aisha alan alexander ali alice alison amanda amir amit amy andrea andrew angela ann anna anne anthony asif barbara
  barry ben benjamin bernard bo brenda brian carl carol caroline catherine charles charlotte chen cheryl chris christian christine
  christopher claire clare colin craig dale damian dan daniel darren david dawn dean deborah denise dennis derek diana diane donna
  dorothy douglas edward eileen elaine elizabeth emily emma eric fatima fiona francis frank gareth gary gavin geoffrey george gerald
  gillian glenn gordon grace graham hannah harry hassan hazel heather helen henry howard hugh ian imran jack jacqueline jake james
  jamie jan jane janet janice jason jayne jean jennifer jeremy jessica jill joan joanna joanne joe john jonathan joseph joshua joyce
  judith julia julian julie jun june karen karl kate katherine kathleen keith kelly kenneth kerry kevin kim lance laura lauren lee lei
  leonard leslie lewis li lin linda lisa lorraine louise lucy luke lynn malcolm marc margaret maria marie marion mark martin mary
  matthew maureen maxine megan melanie michael michelle min ming mohamed mohammad mohammed muhammad nadia natalie nathan neil nicholas
  nicola nigel norman oliver omar pamela patricia patrick paul pauline peter philip phillip priya rachel raj raymond rebecca
  richard rita robert robin roger ronald rosemary ross roy russell ruth ryan sally sam samantha samuel sandra sarah sean shane sharon
  sheila shirley simon sophie stella stephanie stephen steven stewart stuart susan suzanne sylvia tariq teresa terence terry thomas
  timothy tina tom tony tracey tracy trevor usman valerie vanessa victoria vincent wayne wei wendy william xin yan yang ying yu
  yvonne zoe`);

/** Surnames of which each has tens of thousands of bearers in the United Kingdom, or many more elsewhere. */
const FREQUENT_SURNAMES = words(`
  adams ahmed akhtar ali allen anderson andrews armstrong atkinson bailey baker ball barker barnes barrett begum bell bennett berry
  bishop black booth bradley brooks brown burke burns burton butler byrne campbell carr carroll carter chan chapman chen clark clarke
  cole coleman collins connolly cook cooper cox cross cunningham daly davidson davies davis dawson day dean dixon doherty doyle dunn
  edwards elliott ellis evans ferguson fisher fletcher foster fox francis fraser gallagher gardner gibson gilbert gill gordon graham
  grant gray green griffiths hall hamilton harper harris harrison hart harvey hill holmes hopkins howard huang hudson hughes hunt
  hunter hussain iqbal jackson james jenkins johnson johnston jones jordan kaur kelly kennedy khan king knight lambert lane
  lawrence lawson lee lewis li lin liu lloyd long lynch macdonald mahmood malik marsh marshall martin mason matthews may mccarthy
  mcdonald mckenzie mclean miah miller mills mitchell moore morgan morris morrison murphy murray newman nicholson nolan obrien oconnor
  oneill osullivan owen page palmer parker parry patel pearce pearson perry phillips poole porter powell price quinn rahman ray rees reid
  reynolds rhodes richards richardson riley roberts robertson robinson rogers rose ross russell ryan saunders scott shah sharma
  sharp shaw simpson singh smith spencer stephens stevens stewart stone sullivan sutton taylor thomas thompson thomson turner walker wallace
  walsh wang ward watkins watson watts webb wells west white wilkinson williams williamson wilson wong wood woods wright wu xu yang young
  zhang zhao zhou`);

/** Whether both names are so frequent that strangers are born on one day. */
export function isFrequentName({ forenames, surname }: ComparableName): boolean {
  return FREQUENT_FORENAMES.has(forenames[0] ?? '') && FREQUENT_SURNAMES.has(surname.join(''));
}
