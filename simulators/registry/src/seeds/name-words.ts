/** Words from which the computed companies and their people take their names. */
export const adjectives =
  'Amber Ancient Arctic Autumn Azure Bright Bronze Calm Cedar Clear Coastal Cobalt Copper Coral Crimson Crystal Dapple Distant Early Eastern Elder Ember Fern Fleet Forest Gentle Gilded Golden Granite Green Hazel Heather Hidden Highland Hollow Indigo Ivory Jade Keen Lofty Lunar Maple Marble Mellow Misty Noble Northern Olive Opal Pearl Prime Quiet Rapid River Royal Ruby Rustic Sable Scarlet Silver Solar Sterling Swift Velvet'.split(
    ' ',
  );

export const nouns =
  'Acorn Anchor Anvil Arrow Badger Barley Beacon Birch Bramble Bridge Brook Canopy Castle Chapel Clover Compass Cove Crane Crest Crown Delta Falcon Fern Field Finch Flint Forge Fountain Gate Glade Grove Harbour Harrow Haven Heron Hive Kestrel Lantern Lark Lodge Mallard Meadow Mill Moor Oak Orchard Otter Paddock Pebble Pine Quarry Raven Ridge Rowan Sail Spire Spring Stone Thistle Tower Vale Wharf Willow Wren'.split(
    ' ',
  );

export const trades =
  'ACCOUNTANCY|BUILDERS|CATERING|CONSULTING|DESIGN|ELECTRICAL|ENGINEERING|FINANCE|HOLDINGS|LOGISTICS|MARKETING|PROPERTIES|SOFTWARE|TRADING|TRAVEL|VENTURES'.split(
    '|',
  );

/** In the order of the trades. */
export const tradeSicCodes =
  '69201 41202 56210 70229 74100 43210 71129 64999 64209 49410 73110 68209 62012 46900 79110 82990'.split(
    ' ',
  );

export const forenames =
  'Adam Aisha Alice Amir Anna Arthur Beth Callum Clara Daniel Diana Edward Ella Emily Ethan Fatima Fiona George Grace Hannah Harry Helen Imran Isabel Jacob James Jane Karen Kiran Laura Liam Lucy Marcus Maria Martin Megan Mohammed Naomi Nikhil Oliver Olivia Owen Patrick Paula Priya Rachel Rhys Robert Ruth Samuel Sarah Sean Simon Sofia Stephen Susan Thomas Tina Umar Vera Victor Wendy Yusuf Zoe'.split(
    ' ',
  );

export const surnames =
  'Abbott Ahmed Archer Barker Bennett Bishop Blake Brennan Burton Carter Chapman Clarke Cooper Curtis Dawson Dixon Doyle Ellis Evans Farrell Fletcher Foster Gardner Gibson Graham Griffin Hale Harding Hawkins Holmes Hussain Ingram Jarvis Jennings Kaur Keane Lambert Lawson Malik Marsh Mason Mercer Murray Nash Norris Osborne Parsons Patel Pearce Quinn Reeves Rowe Saunders Sharma Shaw Sutton Thorne Turner Vaughan Walsh Warren Webb Yates Young'.split(
    ' ',
  );
