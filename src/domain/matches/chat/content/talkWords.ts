import type { TalkTheme } from '../themes';
import { complimentWords } from './complimentWords';

function list(words: string): readonly string[] {
  return words.trim().split(/\s*,\s*/u);
}

/** Words and phrases that speak of a theme, in lower case and without apostrophes. */
export const talkWords: Readonly<Record<TalkTheme, readonly string[]>> = {
  real: list(`
    are you real, real person, a real human, are you human, a human, a bot, bot, robot, chatbot,
    are u real, r u real, you real, who made you, do you exist, are you online, practice partner,
    are you ai, an ai, is this ai, are you fake, fake profile, a real profile, sample profile,
    automatic reply, automated, computer program
  `),
  contact: list(`
    your number, phone number, mobile number, contact number, whatsapp, whats app, whatsapp number,
    telegram, instagram, insta, your insta, insta id, ig, snapchat, snap, facebook, social media,
    call me, can i call, can we call, video call, phone call, voice call, on call, call you,
    share your contact, give me your number, send photo, send a photo, send me a photo,
    send your photo, send pic, send pics, send me a pic, send your pic, selfie, more photos,
    number do, number doge, number milega, नंबर, फोन नंबर
  `),
  meeting: list(`
    meet, meet up, meeting up, meet you, can we meet, lets meet, shall we meet, want to meet,
    when can we meet, meet for coffee, meet for chai, coffee with me, chai with me, dinner with me,
    lunch with me, movie with me, go out with me, go out, a date, on a date, date with me,
    hang out, hangout, catch up, grab coffee, grab a coffee, grab chai, get coffee, free tomorrow,
    free tonight, free this weekend, are you free, come over, milte hain, milna, mil sakte, kab mile,
    मिलते हैं, मिलना, मिल सकते
  `),
  love: list(`
    i love you, love you, love u, luv u, i like you, like you a lot, falling for you, in love,
    crush on you, a crush, marry me, will you marry me, be my girlfriend, be my boyfriend, be mine,
    kiss, hug, miss you, missed you, missing you, pyar, pyaar, ishq, main tumse pyar, प्यार
  `),
  lookingFor: list(`
    looking for, are you looking for, what do you want, what do you look for, ideal partner,
    your type, dream partner, partner, relationship, serious relationship, something serious,
    something casual, single, are you single, are you married, married, marriage, get married,
    settle down, shaadi, shadi, wedding, have a boyfriend, have a girlfriend, seeing someone,
    seeing anyone, why are you here, why are you on this app, what brings you here, past relationship,
    your ex, rishta, शादी
  `),
  goodNews: list(`
    good news, great news, got promoted, promotion, got the job, got a job, new job, got selected,
    passed my exam, passed the exam, i passed, cleared my exam, cleared the exam, got a raise,
    bought a house, i won, we won, so happy, very happy, best day, im excited, so excited,
    my birthday, got admission
  `),
  workStress: list(`
    stress, stress, stressed, exhausted, so tired, very tired, tired after work, stressful, stressed out, deadline, deadlines, overtime, burnout, burnt out,
    work pressure, too much work, so much work, a lot of work, workload, hectic, hectic day,
    hate my job, my boss, boss, my manager, long day at work, tired of work, work is killing me,
    bad day at work, late at office, stuck at office, office drama, appraisal, layoffs, laid off,
    lost my job, exam tension
  `),
  lowMood: list(`
    sad, im sad, feeling sad, feeling low, feel low, feeling down, upset, depressed, lonely,
    feel alone, feeling alone, so alone, all alone, bad day, terrible day, rough day, hard day, worst day, crying,
    heartbroken, breakup, broke up, hopeless, nervous, anxious, anxiety, worried,
    scared, tension, not okay, not ok, not feeling well, miss someone, dukhi, udaas, udas, akela,
    akeli, उदास, दुखी, अकेला, अकेली
  `),
  compliment: complimentWords,
  joke: list(`
    joke, a joke, tell me a joke, another joke, jokes, make me laugh, say something funny,
    something funny, pun, puns, bored, im bored, entertain me, chutkula, चुटकुला
  `),
  habits: list(`
    smoke, do you smoke, smoking, smoker, cigarette, cigarettes, sutta, vape, hookah,
    drink, do you drink, drinking, alcohol, beer, wine, whisky, whiskey, rum, vodka, daru, daaru,
    sharab, parties, partying, clubbing, शराब, सिगरेट
  `),
  age: list(`
    how old, how old are you, your age, what is your age, whats your age, when were you born,
    your birthday, when is your birthday, birth year, umar, umr, kitne saal, उम्र
  `),
  name: list(`
    your name, your name again, what is your name, whats your name, who are you, who is this,
    nickname, naam kya, kya naam, tumhara naam, aapka naam, name mean, नाम
  `),
  study: list(`
    study, studied, what did you study, studying, college, which college, university, degree,
    your education, education, school, graduate, graduated, graduation, masters, phd, mba,
    qualification, padhai, kitna padhe, पढ़ाई
  `),
  job: list(`
    job, your job, what do you do, what do you do for work, what do you do for a living, do for a living,
    do for work, your work, do you work, where do you work, what work, about work, profession,
    your profession, career, occupation, business, startup, salary, kya karte ho, kya kaam, kaam kya,
    kya kaam karte, काम, नौकरी
  `),
  weekend: list(`
    weekend, weekends, this weekend, the weekend, your weekend, what do you do on, saturday, sunday,
    saturdays, sundays, weekend plans, do on weekends, do you do on weekends, what do you do on weekends,
    do on the weekend, do you do on the weekend, what do you do on the weekend, long weekend,
    day off, friday night, free time on, chutti, plans for today, plans tonight, plan for tomorrow,
    what are your plans, any plans, शनिवार, रविवार
  `),
  festivals: list(`
    festival, festivals, diwali, deepavali, holi, eid, christmas, navratri, garba, dussehra, pongal,
    onam, bihu, lohri, baisakhi, gurpurab, rakhi, raksha bandhan, durga puja, pujo, ganpati,
    ganesh chaturthi, ugadi, janmashtami, sankranti, new year, tyohar, त्योहार, दिवाली, दीवाली, होली, ईद
  `),
  family: list(`
    family, your family, parents, mom, mum, mother, dad, father, mummy, papa, amma, appa,
    brother, sister, brothers, sisters, siblings, cousin, cousins, grandmother, grandfather, nani,
    dadi, relatives, at home with, joint family, who do you live with, live with, parivar, ghar wale,
    gharwale, परिवार, माँ, मम्मी, पापा
  `),
  pets: list(`
    pet, pets, dog, dogs, doggo, puppy, puppies, cat, cats, kitten, animals, animal lover, dog person,
    cat person, kutta, billi, parrot, rabbit, कुत्ता, बिल्ली
  `),
  languages: list(`
    language, languages, mother tongue, which languages, what languages, do you speak, speak hindi,
    speak english, speak tamil, hindi, english, tamil, telugu, kannada, malayalam, marathi, bengali,
    gujarati, punjabi, urdu, odia, bhasha, भाषा, हिंदी
  `),
  chai: list(`
    chai, tea, coffee, filter coffee, chai or coffee, tea or coffee, cutting chai, cappuccino, latte,
    kaapi, green tea, cafe, चाय, कॉफी
  `),
  weather: list(`
    weather, rain, raining, rains, monsoon, so hot, too hot, summer, winter, so cold, humid, humidity,
    sunny, heat, baarish, barish, mausam, garmi, thand, बारिश, मौसम
  `),
  place: list(`
    where do you live, where are you from, where do you stay, where are you, which city, what city,
    your city, city, your area, which area, neighbourhood, neighborhood, hometown, locality, live in,
    from here, far from, how far, near you, your place like, kahan se, kahan rehte, kaha se, kahan ho,
    traffic, metro, mumbai, delhi, bengaluru, bangalore, pune, chennai, kolkata, hyderabad, ahmedabad,
    कहाँ, कहां, शहर
  `),
  hobbies: list(`
    hobby, hobbies, your hobby, your hobbies, interests, your interests, interested in, free time,
    spare time, for fun, do for fun, what do you do for fun, what do you like, what do you enjoy,
    what do you do in your free time, what do you do to relax, do in your free time, what are you into, passion, passionate,
    pastime, shauk, शौक
  `),
  howAreYou: list(`
    how are you, how are you doing, how r u, how are u, hru, how have you been, how do you do,
    hows it going, how is it going, how was your day, hows your day, how is your day, your day been,
    how is your day going, hows your day going, day going, whats up, what is up, wassup, sup, wyd,
    what are you doing, what are you up to, what r u doing, doing now, how are things, hows life,
    how is life, kaise ho, kaisi ho, kaise hain, kaise hain aap, kya haal, kya haal hai, kya chal raha,
    kya kar rahe ho, sab theek, कैसे हो, कैसे हैं, कैसी हो, क्या हाल
  `),
  aboutMe: list(`
    about yourself, tell me about you, tell me about yourself, tell me something about you,
    tell me more about you, describe yourself, introduce yourself, your personality, know you better,
    know more about you, get to know you
  `),
  askBack: list(`
    what about you, how about you, and you, and yours, what about yours, you tell me, your turn, you say,
    wbu, hbu, aur tum, aur aap, tum batao, aap batao, और आप, और तुम
  `),
  night: list(`
    good night, goodnight, gn, gn8, sweet dreams, sleepy, going to sleep, going to bed, off to bed,
    time to sleep, need to sleep, bye, bye bye, goodbye, see you, see ya, see you later, gotta go,
    got to go, have to go, talk later, talk to you later, talk tomorrow, ttyl, catch you later,
    shubh ratri, alvida, शुभ रात्रि, अलविदा, बाय
  `),
  sorry: list('sorry, so sorry, im sorry, my bad, apologies, i apologise, forgive me, maaf, माफ'),
  thanks: list(`
    thanks, thank you, thank u, thankyou, thx, ty, thanks a lot, thank you so much, appreciate it,
    grateful, shukriya, dhanyavad, dhanyavaad, meherbani, धन्यवाद, शुक्रिया
  `),
  laugh: list('haha, hahaha, hahahaha, hehe, hehehe, lol, lmao, rofl, hihi, हाहा'),
  greeting: list(`
    hi, hii, hiii, hello, helo, hey, heyy, heyyy, hola, yo, namaste, namaskar, namaskaram, vanakkam,
    hi there, hey there, hello there, good morning, good afternoon, good evening, morning, gm,
    suprabhat, salaam, adaab, sat sri akal, नमस्ते, नमस्कार, सुप्रभात, हाय, हेलो
  `),
};
