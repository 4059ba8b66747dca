import type { INTEREST_OPTIONS } from '../../profile/interests';

type Interest = (typeof INTEREST_OPTIONS)[number];

/** How a bio goes on: one sentence about an interest, true for any person dealt. */
export const INTEREST_LINES: Readonly<Record<Interest, readonly string[]>> = {
  Technology: [
    'I solder small robots that mostly bump into chairs.',
    'My lights switch on by voice, except when guests are watching.',
    'I have rebuilt the same old laptop three times and love it more each time.',
    'I explain new gadgets to my grandmother, who soon explains them to me.',
    'My bookmarks are half space launches and half keyboard reviews.',
  ],
  Travel: [
    'Slow trains and window seats are all I ask of a holiday.',
    'My best trip was a wrong bus that ended in Ziro.',
    'I plan journeys around breakfast, so Madurai wins.',
    'I have been to Spiti twice and would leave for a third time tonight.',
    'I collect train tickets and the life stories of the lower berth.',
  ],
  Photography: [
    'I photograph old doors and the people who keep opening them.',
    'My camera is older than I am and has better taste in light.',
    'I get up for the soft light and stay for the street dogs.',
    'Nine hundred of my pictures show the sea, and one shows me.',
    'I develop film in the bathroom, so please knock.',
  ],
  Cricket: [
    'I bowl slow leg spin in the society league, and the aunties keep score.',
    'The 2011 final is in my head ball by ball, and I will recite it if asked.',
    'Test matches make me cry, quietly, around tea.',
    'I play gully cricket until somebody’s window decides otherwise.',
    'I believe we can win from any score, which says a lot about me.',
  ],
  Bollywood: [
    'I know every step of one nineties song and will not say which.',
    'I watch old romances for the rain and stay for the railway platform.',
    'Airport scenes make me cry, even in the comedies.',
    'All quarrels in my family end in dialogues from Sholay.',
    'I rate films by how loudly the front row whistles.',
  ],
  Music: [
    'I play the tabla badly and with my whole heart.',
    'My playlists go from Carnatic violin to very loud dhol.',
    'Every lift makes me hum old Kishore songs.',
    'I am learning the ukulele, and my neighbours have been brave.',
    'I keep a shelf of cassettes and the one machine that still plays them.',
  ],
  Art: [
    'I paint monsoon skies, since they sit still longer than people do.',
    'I am filling a sketchbook with chai stalls, one stall a week.',
    'I learnt Warli painting from a neighbour and covered my fridge in it.',
    'Museum guards know me, because I stand too close to the paintings.',
    'My clay pots lean to the left, and I call it style.',
  ],
  Fitness: [
    'Five kilometres every morning earn me one jalebi.',
    'I lift weights so that I can carry all the groceries in one trip.',
    'I cycle at dawn, before the traffic finds me.',
    'I am training for a half marathon and have so far bought the shoes.',
    'At badminton I play as if the shuttle owed me money.',
  ],
  Cooking: [
    'I make a rasam that has ended two colds and one argument.',
    'I cook biryani on a slow flame and to slower songs.',
    'My rotis are maps of countries that do not exist.',
    'My family’s recipe notebook only ever says “enough salt”, so I cook by courage.',
    'I cook for six even when I am one, so bring a tiffin.',
  ],
  Reading: [
    'About once a week a novel makes me miss my metro stop.',
    'I lend books freely and remember every one that did not come back.',
    'My shelf is half Agatha Christie and half good intentions.',
    'I am rereading Malgudi Days, slowly, with filter coffee.',
    'I buy second-hand books for the notes that strangers left in them.',
  ],
  Movies: [
    'End credits keep me in my seat to the very last name.',
    'I love Malayalam thrillers and guess the culprit wrong every time.',
    'I keep a film diary in which every film gets one honest line.',
    'I share my popcorn but never my plot predictions.',
    'The interval is still the best invention in cinema, and I stand by it.',
  ],
  Dancing: [
    'I dance in every baraat, including some I was not invited to.',
    'I learnt salsa from a video and still turn the wrong way.',
    'After nine years of Kathak my feet keep time under every table.',
    'I can teach you garba in ten minutes, or eleven if you are shy.',
    'My kitchen floor has seen more dancing than dinner.',
  ],
  Yoga: [
    'I practise yoga on the terrace, with two crows as witnesses.',
    'I can hold a headstand longer than a grudge.',
    'On Saturdays I teach my father yoga, and he teaches me patience.',
    'I breathe in for four, out for six, and am almost calm in traffic.',
    'My favourite yoga pose is the one where we all lie down.',
  ],
  Fashion: [
    'Old kurtas come to me to be given pockets.',
    'I buy handloom straight from weavers and remember every one of their towns.',
    'I match my socks to the weather, which makes the monsoon complicated.',
    'I have jackets stitched from old saris, and each has a story.',
    'On Mondays I wear bright yellow, because somebody has to.',
  ],
  Food: [
    'I keep a map of pani puri stalls with notes in three colours.',
    'Show me a problem that does not shrink after a plate of momos.',
    'For the right vada pav I will happily travel an hour.',
    'I order for the whole table and have been wrong only once.',
    'I would give you my last samosa, which I have done only twice.',
  ],
  Spirituality: [
    'My day starts with ten quiet minutes before the phone wakes up.',
    'At the community kitchen where I help, I always get the onions.',
    'I sing at evening prayers, slightly off key and very sincerely.',
    'I sit by the water when I need answers and come back with better questions.',
    'I write down three thankful things a night, and chai is usually one.',
  ],
};
