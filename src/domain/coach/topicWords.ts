import type { Topic } from './topics';

function list(words: string): readonly string[] {
  return words.trim().split(/\s*,\s*/u);
}

/**
 * Words and phrases that speak of a topic, in lower case and without apostrophes. Those of thanks
 * and greetings count only when no other topic is spoken of.
 */
export const topicWords: Readonly<Record<Exclude<Topic, 'general'>, readonly string[]>> = {
  onlineSafety: list(`
    hotel, oyo, his place, her place, their place, his room, her room,
    scam, scams, scammer, scammed, fraud, fake, fake profile, catfish, catfished, catfishing, otp,
    aadhaar, upi, crypto, gift card, gift cards, send money, sent money, asked for money,
    asking for money, wants money, lend, safe to meet, is it safe, stay safe, safety,
    video call first, public place, meet in public, safe place, at their flat, at his flat,
    at her flat, hacked, my address, my bank, share my number, my phone number,
    suggest a video call, a video call already, refuses video call, is safe, new accounts,
    leave the app, love you in a week, paise maang, धोखा, ठगी, फ्रॉड, फर्जी, पैसे मांग,
    story keeps changing, report a, report them, report him, report her, avoid every video call,
    crypto profits, about crypto, invest, investment, bitcoin, trading, loan, thagi,
    asks for money, borrow money, real person
  `),
  boundaries: list(`
    kiss, hug, hold hands, holding hands,
    boundary, boundaries, consent, uncomfortable, not comfortable, too fast, too soon,
    pressure me, pressures me, pressured, pressuring me, pushy, pushed, controlling, controlled,
    password, passwords, check my phone, checks my phone, privacy, personal space, some space,
    need space, alone time, clingy, limit, limits, asking for my photos, asking for photos,
    wont stop, block, blocking, possessive, jealous, disrespect, respect my no, overreacting,
    go slowly, take it slow, take things slow, angry at my no, red flag, red flags,
    keep asking me, keeps asking me, rude when i say no, say yes too fast, zabardasti, jabardasti,
    ज़बरदस्ती, जबरदस्ती, सीमा, call me at midnight, calls me at midnight, checked their phone,
    rude to me
  `),
  arrangedMeeting: list(`
    rishta, rishtas, rishtaa, rishte, rista, arranged, arranged marriage, arranged meeting,
    arranged match, biodata, bio data, matrimony, matrimonial, shaadi.com, kundli, kundali,
    horoscope, horoscopes, gotra, dowry, dahej, ladka dekhne, ladki dekhne, ladke wale,
    ladki wale, roka, matchmaker, parents found a match, prospective groom, prospective bride,
    families fixed, met through our families, work after shaadi, more time to decide,
    gifts and a car, faith at home, living apart, allow a break, रिश्ता, रिश्ते, बायोडाटा, कुंडली,
    दहेज
  `),
  breakup: list(`
    breakup, break up, broke up, broken up, breaking up, split up, my ex, ex, exes, my exs,
    heartbreak, heartbroken, broken heart, moved on, move on, moving on, dumped, dumped me,
    divorce, divorced, separated, closure, get over, getting over, left me, end things,
    ended things, get back together, dil toota, dil tut, dil toot gaya, ब्रेकअप, दिल टूट, तलाक
  `),
  ghosting: list(`
    ghost, ghosted, ghosting, ghosts, ghosted me, stopped replying, stopped responding,
    stopped texting, stopped talking, not replying, no reply, no response, isnt replying,
    not responding, never replied, never reply, dont reply, doesnt reply, didnt reply, wont reply,
    hasnt replied, havent replied, left on read, left me on read, on read, on seen, seen zone,
    seenzoned, blue tick, blue ticks, last seen, ignoring me, ignores me, ignored me, vanished,
    disappeared, went silent, went quiet, gone quiet, silent treatment, of silence,
    came back after, come back later, waiting for a reply, stop replying, why they left,
    for their reply, reply nahi, jawab nahi, जवाब नहीं, रिप्लाई नहीं
  `),
  rejection: list(`
    reject, rejected, rejected me, rejection, rejections, rejects, turned me down, turn down,
    turned down, said no, say no, saying no, says no, not interested, isnt interested,
    friend zone, friendzone, friendzoned, friend zoned, just friends, still be friends,
    as a friend, doesnt like me, dont like me, didnt like me, not good enough, good enough,
    no spark, let them down, unrequited, decline, one sided, one sided love, try again, ask again,
    asking again, hurts, hurt, told me no, unfollow them, thinking of them, mana kar diya,
    mana kiya, thukra, मना कर दिया, ठुकरा, इनकार
  `),
  longDistance: list(`
    long distance, ldr, long distance relationship, distance, different cities, another city,
    other city, different city, different country, abroad, time zone, time zones, far away,
    miles apart, far apart, moved to, moving to, relocate, relocating, visit, visits, flight,
    flights, miss them, miss him, miss her, missing him, missing her, missing them,
    never met in person, video call date, wants to move, forget to call, how often should we call,
    on calls, our calls, meet again, day together, without them, दूरी, दूर रहते, door rehte, doori
  `),
  firstDate: list(`
    wear, outfit,
    first date, date, dates, second date, third date, coffee date, dinner date, meet up, meetup,
    meet for coffee, ask her out, ask him out, ask them out, asking out, asked out,
    ask someone out, take her out, take him out, going out, what to wear, what should i wear,
    who should pay, who pays, pay the bill, cafe, café, restaurant, date idea, date ideas,
    suggest meeting, insist on paying, meeting for the first time, meet for the first time,
    first meeting, meeting her, meeting him, meeting them, pehli date, milne, pehli mulaqat,
    plan a date, a short call, suggest a call, meeting today, meeting tomorrow,
    walk and some chaat, डेट, पहली मुलाकात, पहली मुलाक़ात, मिलने
  `),
  firstMessage: list(`
    first message, first text, first line, opening line, opening message, opener, openers,
    open with, icebreaker, ice breaker, icebreakers, break the ice, pickup line, pick up line,
    pick up lines, pickup lines, new match, just matched, we matched, matched with, text first,
    message first, what should i message, start a conversation, start the conversation,
    start a chat, start talking, say hi, say hello, what to send, what should i send,
    what do i send, app chat, slide into, pehla message, पहला मैसेज, पहला संदेश, मैसेज भेज,
    बात शुरू
  `),
  family: list(`
    gay, lesbian, bisexual, queer, trans, lgbt, coming out, come out, not out to,
    family, families, parent, parents, my parents, mother, father, mom, mum, mummy, mumma, dad,
    papa, maa, amma, appa, sister, brother, bhai, behen, didi, in laws, inlaws, relatives,
    relative, aunty, auntie, uncle, cousin, cousins, caste, intercaste, inter caste, interfaith,
    religion, religions, religious, community, society, log kya kahenge, muslim,
    hindu, christian, sikh, ghar wale, gharwale,
    ghar pe, ghar walo, ghar walon, mata pita, family pressure, meet my parents, shaadi kab,
    different festivals, invite them home, no ally at home, bring for them, परिवार, घर वाले,
    घरवाले, माता पिता, मम्मी, पापा, माँ, मां, जाति, धर्म, my family, my mother, my father, my mom,
    my mum, my dad, my sister, my brother, their parents, her parents, his parents, her family,
    his family, their family, in law
  `),
  profile: list(`
    profile, profiles, my bio, bio, photo, photos, pic, pics, picture, dp, pictures, selfie,
    selfies, prompt, prompts, no matches, few matches, swipe, more matches, not getting matches,
    dating apps, dating app, hobbies, on apps, look better, sound less formal, प्रोफाइल,
    प्रोफ़ाइल, फोटो, फ़ोटो, तस्वीर
  `),
  nerves: list(`
    nervous, nerves, anxious, anxiety, shy, scared, afraid, fear, awkward, panic, panicking,
    overthink, overthinking, confidence, confident, insecure, introvert, introverted, stressed,
    stress, worried, worry, freeze, go blank, blank, butterflies, hesitate, hesitant, embarrassed,
    tense, tension, hands shake, rehearse, ghabra, ghabrahat, dar lag, dar lagta, sharm, sharmila,
    घबरा, घबराहट, डर, डर लगता, शर्म, शर्मीला, calm down
  `),
  compliment: list(`
    compliment, compliments, complimenting, complimented, praise, flirt, flirts, flirting, flirty,
    flatter, flattering, cheesy, looks cute, look beautiful, looks beautiful, looks good,
    so pretty, impress, tell her she, tell him he, so beautiful, so handsome, so cute, tareef,
    taarif, tarif, तारीफ, तारीफ़
  `),
  commitment: list(`
    cheated, cheated on me, cheating, lied to me, affair, trust them again,
    commitment, commit, committed, serious, exclusive, exclusivity, what are we,
    where is this going, where we stand, situationship, define the relationship, label, official,
    marriage, marry, married, marrying, propose, proposal, engaged, engagement, wedding, shaadi,
    shadi, vivah, future, settle down, move in, live together, live in, relationship, girlfriend,
    boyfriend, ultimatum, pyaar, pyar, love him, love her, in love, the talk, what i want,
    children, argue, dating for months, hide me, talked about values, love or career, about money,
    up money, wait for years, wait for them, शादी, प्यार, विवाह, सगाई, रिलेशनशिप, like two people,
    love two people, want different things
  `),
  texting: list(`
    text, texts, texting, texted, text back, reply time, reply late, late reply, late replies,
    slow replies, replies late, replying late, takes hours, double text, double texted,
    double texting, typing, typing speed, typing fast, whatsapp, voice note, voice notes, emoji,
    emojis, message back, how long should i wait, too many messages, long messages, few messages,
    messaging, dm, dms, replies, reply, good morning texts, good morning messages, apologise,
    apology, an apology, my voice, मैसेज, टाइप, टेक्स्ट, व्हाट्सएप, रिप्लाई, i type, type fast,
    type slowly
  `),
  smallTalk: list(`
    like me or not, interested in me, into me,
    small talk, conversation, conversations, keep the chat going, chat going, topic, topics,
    what to talk about, what should we talk about, talk about, things to say, what to say,
    what should i say, what do i say, run out, boring, dry, one word, one word answers, interview,
    silence, silences, questions, question, what to ask, what should i ask, what do i ask,
    ask next, go deeper, deeper, hobby, joke, jokes, funny, laugh, laughed, opinions, scripted,
    start the chat, chat game, the chat, our chat, mixed signals, hmm, if they like me,
    she likes me, he likes me, they like me, meet people, kya baat karu, kya baat karun, kya bolu,
    kya bolun, baat karna, क्या बात कर, क्या बोलूं, क्या बोलूँ, बातचीत, do we talk about
  `),
  thanks: list(`
    thanks, thank you, thank u, thankyou, thx, tysm, ty, grateful, appreciate, that helps,
    that helped, very helpful, shukriya, dhanyavad, dhanyavaad, dhanyawad, meherbani, धन्यवाद,
    शुक्रिया, थैंक्यू, थैंक यू, आभार
  `),
  greeting: list(`
    hi, hii, hiii, hello, helo, hey, heyy, heya, hola, yo, sup, yaar, good morning,
    good afternoon, good evening, good night, namaste, namaskar, namaskaram, vanakkam,
    sat sri akal, salaam, salam, adaab, pranam, kaise ho, kya haal, kya haal hai, how are you,
    whats up, wassup, नमस्ते, नमस्कार, हैलो, हेलो, हाय, प्रणाम, सलाम, कैसे हो, कैसे हैं
  `),
};
