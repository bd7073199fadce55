/** Frequent names by origin, the most frequent first. */
const words = (text: string): readonly string[] => text.trim().split(/\s+/);

export const ENGLISH_FORENAMES = words(`
  David John Michael Paul Andrew Susan James Margaret Sarah Robert Stephen Mark Richard Karen Christopher Elizabeth Peter William
  Mary Thomas Patricia Simon Helen Anthony Ian Jacqueline Christine Nicola Philip Alan Julie Linda Matthew Daniel Kevin Emma Claire
  Jane Gary Martin Steven Rebecca Ann Anne Graham Charlotte George Alison Neil Timothy Lisa Joanne Nicholas Jonathan Keith Deborah
  Laura Barbara Adam Caroline Brian Colin Amanda Janet Victoria Angela Edward Robin Catherine Kathleen Louise Lucy Hannah Sophie
  Emily Oliver Jack Harry Charles Joseph Samuel Benjamin Alexander Luke Ryan Jake Lewis Henry Frederick Arthur Alice Grace Rose
  Judith Hazel Pamela Sheila Maureen Joan Dorothy Hugh Roger Derek Raymond Dennis Trevor Nigel Stuart Gordon Malcolm Russell Craig
  Dean Darren Lee Wayne Tracey Sharon Dawn Michelle Heather Fiona Gillian Wendy Lorraine Diane Sally Jennifer`);

export const ENGLISH_SURNAMES = words(`
  Smith Jones Taylor Brown Williams Wilson Johnson Davies Robinson Wright Thompson Evans Walker White Roberts Green Hall Wood
  Jackson Clarke Harris Clark Turner Hill Cooper Ward Moore Morris Watson Harrison Martin Thomas Baker Davis Morgan Allen Edwards
  James Lewis Scott Parker Lee Phillips Carter Richardson Bennett Cook Shaw Bell Collins Young Mitchell Hughes Kelly Anderson
  Griffiths Cox Marshall Rogers Simpson Murphy Chapman Adams Stevens Webb Mason Palmer Holmes Mills Campbell Barnes Knight Lloyd
  Butler Russell Barker Fisher Jenkins Dixon Fletcher Howard Pearson Price Ellis Graham Stewart Murray Gibson Harvey Andrews Hunt
  Ford Elliott Saunders Payne Lawrence Foster West Day Brooks Watts Burton Gray Reid Lane Perry Bird Stone Cole Fox Long Berry
  Ball Dean May Rose Hart Hudson Black Grant Spencer Newman Barrett Marsh Walsh Gilbert Bishop Carr Burgess Coleman Cross Lambert
  Nicholson Porter Hopkins Pearce Robson Booth Dunn Wells Bates Atkinson Armstrong Francis Matthews Osborne Page Rees Sutton Todd`);

export const IRISH_FORENAMES = words(`
  Seán Patrick Conor Aoife Ciarán Siobhán Niamh Séamus Eoin Róisín Pádraig Liam Brendan Declan Gráinne Oisín Sinéad Máire Tomás
  Orla Cormac Fionn Deirdre Caoimhe Colm Diarmuid Ruairí Áine Bríd Nuala`);

export const IRISH_SURNAMES = words(`
  Murphy Kelly O'Brien Byrne Ryan O'Sullivan Walsh O'Connor Doyle McCarthy Gallagher O'Neill Doherty Kennedy Lynch Murray Quinn
  O'Reilly McLoughlin Moore Nolan O'Donnell Daly Burke McDonnell McGrath McMahon Ó_Briain Ó_Súilleabháin Ó_Néill Mac_Cárthaigh
  Mac_Giolla_Phádraig`).map((name) => name.replaceAll('_', ' '));

export const CHINESE_SURNAMES = words(`
  Wang Li Zhang Liu Chen Yang Huang Zhao Wu Zhou Xu Sun Ma Zhu Hu Guo He Lin Gao Luo Zheng Liang Xie Tang Deng Feng Cheung Wong`);

export const CHINESE_SYLLABLES = words(`
  Wei Fang Min Jing Li Qiang Lei Jun Yang Yong Jie Tao Ming Chao Xiu Ying Hua Ping Gang Gui Dan Ling Xin Bo Hao Yan Mei Xiao Jian
  Guo Hong Yu Zhi Hai Long Cheng Dong Feng Rui Ting`);

export const ASIAN_FORENAMES = words(`
  Mohammed Muhammad Amir Ali Ahmed Imran Asif Tariq Fatima Aisha Zainab Maryam Omar Hassan Usman Bilal Nadia Saima Raj Amit Sanjay
  Priya Anita Sunita Deepak Harpreet Gurpreet Jaspreet Vijay Rakesh Neha Kiran Arjun Anil Ravi Nisha`);

export const ASIAN_SURNAMES = words(`
  Khan Patel Singh Hussain Ahmed Ali Begum Shah Kaur Akhtar Malik Iqbal Sharma Miah Chaudhry Mahmood Rahman Mistry Desai Gill Bibi
  Sidhu Dhillon Mehta Joshi Gupta Rashid Aziz Butt Mirza`);

export const EUROPEAN_FORENAMES = words(`
  Łukasz Małgorzata Piotr Katarzyna José María Zoë François Renée Jürgen Søren Björn Åsa Andrzej Agnieszka Jean-Pierre Anne-Marie
  João Inês Zoltán Ágnes Marek Elżbieta Nuño Begoña`);

export const EUROPEAN_SURNAMES = words(`
  Kowalski Nowak Wójcik Wiśniewska García Fernández Müller Schröder Sørensen Björk Dupont-Lefèvre Papadopoulos Popescu Ionescu
  Kovács Szabó Gonçalves Nuñez D’Angelo Di-Marco`);

const RARE_STARTS =
  words(`Ash Bram Cald Dun Elm Frob Garn Hathers Ing Kirk Lang Marl North Oaken Pen Quarn Raven Stan Thorn Under
  Vex Whit Yarn Wold Brock Crom Hex Lud Mere Sed`);
const RARE_MIDDLES = words(`ber den ing le mer over ris ter wal ven`);
const RARE_ENDS = words(
  `bourne by combe dale field ford gate ham hurst ley low more ridge shaw stead thwaite ton wick wood worth`,
);

/** Six thousand rare surnames: half of the people have one. */
export const RARE_SURNAMES: readonly string[] = RARE_STARTS.flatMap((start) =>
  RARE_MIDDLES.flatMap((middle) => RARE_ENDS.map((end) => `${start}${middle}${end}`)),
);
