import type { Interest } from './replies/interestLines';

function list(words: string): readonly string[] {
  return words.trim().split(/\s*,\s*/u);
}

/** Words and phrases that speak of an interest, in lower case and without apostrophes. */
export const interestWords: Readonly<Record<Interest, readonly string[]>> = {
  Technology: list(`
    technology, tech, techie, gadget, gadgets, coding, programming, artificial intelligence, laptop,
    laptops, apps, computer, computers, robots, robotics, iphone, android, gaming, video games,
    software, तकनीक
  `),
  Travel: list(`
    travel, travels, travelling, traveling, traveller, traveled, travelled, trip, trips, road trip,
    vacation, holiday, holidays, backpacking, trek, trekking, hiking, mountains, beach, beaches, goa,
    himalayas, ladakh, manali, train journey, mountains or beaches, favourite place to visit,
    ghumna, ghoomna, यात्रा, घूमना
  `),
  Photography: list(`
    photography, photographer, photograph, photographs, take photos, taking photos, take pictures,
    taking pictures, camera, cameras, dslr, lens, click pictures, photo walk, फोटोग्राफी
  `),
  Cricket: list(`
    cricket, ipl, world cup, virat, kohli, dhoni, rohit sharma, sachin, tendulkar, bumrah, csk, rcb,
    test match, the match, wicket, batsman, bowler, batting, bowling, gully cricket, क्रिकेट
  `),
  Bollywood: list(`
    bollywood, srk, shah rukh, shahrukh, shah rukh khan, salman, aamir, deepika, alia, ranbir,
    ranveer, amitabh, madhuri, filmy, hindi film, hindi films, hindi movie, hindi movies, hindi songs,
    ddlj, sholay, बॉलीवुड
  `),
  Music: list(`
    music, song, songs, singing, sing, singer, singers, playlist, spotify, guitar, piano, tabla,
    concert, concerts, arijit, rahman, a r rahman, listen to, band, gaana, gaane, sangeet, गाना, गाने,
    संगीत
  `),
  Art: list(`
    art, arts, artist, artists, painting, paintings, paint, draw, drawing, drawings, sketch,
    sketching, museum, museums, gallery, galleries, exhibition, pottery, craft, crafts, कला
  `),
  Fitness: list(`
    fitness, gym, workout, workouts, work out, do you work out, working out, exercise, exercises, running, runner,
    marathon, marathons, jogging, cycling, weights, badminton, football, swimming, swim, sport, sports, fit,
    play any sport, jim, जिम
  `),
  Cooking: list(`
    cook, cooks, cooking, cooked, can you cook, do you cook, like cooking, recipe, recipes, kitchen,
    bake, baking, chef, khana banana, khaana banana, खाना बनाना
  `),
  Reading: list(`
    reading, do you read, you read, like to read, love to read, read a lot, like reading, book, books, novel, novels, author,
    authors, favourite book, favorite book, library, poetry, poem, poems, literature, kitab, kitaab,
    किताब, किताबें
  `),
  Movies: list(`
    movie, movies, film, films, cinema, netflix, series, web series, tv show, tv shows, thriller,
    thrillers, comedy, horror, favourite movie, favorite movie, watch movies, binge, binge watch, ott,
    फिल्म, फिल्में
  `),
  Dancing: list(`
    dance, dancing, dances, dancer, do you dance, like dancing, love dancing, kathak, bharatanatyam,
    salsa, bhangra, zumba, nach, naach, nachna, नाच, नाचना, डांस
  `),
  Yoga: list(`
    yoga, yoga class, do yoga, asana, asanas, surya namaskar, pranayam, pranayama, shavasana, योग,
    योगा
  `),
  Fashion: list(`
    fashion, clothes, style, outfit, outfits, dress, dresses, saree, sari, kurta, kurtas, shopping,
    shoes, sneakers, jewellery, jewelry, handloom, wear, wearing, फैशन, कपड़े
  `),
  Food: list(`
    food, foodie, foodies, eat, eating, biryani, dosa, pizza, momos, momo, pani puri, golgappa, chaat,
    vada pav, street food, favourite food, favorite food, favourite dish, favourite cuisine, restaurant,
    restaurants, dessert, sweets, mithai, hungry, lunch, dinner, breakfast, samosa, khana, khaana,
    veg or non veg, vegetarian, खाना, बिरयानी
  `),
  Spirituality: list(`
    spirituality, spiritual, meditation, meditate, meditating, god, believe in god, religion,
    religious, faith, pray, prayer, prayers, temple, temples, mosque, church, gurudwara, karma,
    astrology, horoscope, zodiac, mandir, puja, bhagwan, आध्यात्म, पूजा, भगवान
  `),
};
