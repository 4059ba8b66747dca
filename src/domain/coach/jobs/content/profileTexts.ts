import type { InLanguages } from '../../intent';

/** Parts of a bio; a part is used where the profile has what it names. */
export const BIO: InLanguages<{
  readonly work: string;
  readonly two: string;
  readonly one: string;
  readonly goals: Readonly<Record<string, string>>;
  readonly end: readonly string[];
  readonly from: string;
  /** Around a bio from what the message tells. */
  readonly fromFacts: string;
}> = {
  en: {
    work: '{profession} in {city} from Monday to Friday.',
    two: 'The rest of the week belongs to {interest} and {second}.',
    one: 'The rest of the week belongs to {interest}.',
    goals: {
      'Long-term relationship': 'Looking for something that lasts.',
      'Short-term dating': 'Here to meet good people, without a five-year plan.',
      Friendship: 'Friendship first, and that may be enough.',
      'Something casual': 'Keeping it light, and saying so.',
    },
    end: [
      'Tell me which small thing made your week.',
      'Ask me about the best chai I found this month.',
    ],
    fromFacts:
      'From what you told me: “{draft}” Two or three of these are enough; keep those that nobody else could write.',
    from: 'From your own profile: “{draft}” Add one detail that only you have: a street, a dish, a habit.',
  },
  hinglish: {
    work: 'Somvaar se shukravaar {city} mein {profession}.',
    two: 'Baaki hafta {interest} aur {second} ka hai.',
    one: 'Baaki hafta {interest} ka hai.',
    goals: {
      'Long-term relationship': 'Kuch aisa chahiye jo tike.',
      'Short-term dating': 'Achhe logon se milna hai, paanch saal ka plan nahi.',
      Friendship: 'Pehle dosti, wahi kaafi bhi ho sakti hai.',
      'Something casual': 'Halka rakhna hai, aur ye saaf bol dena bhi.',
    },
    end: [
      'Batao is hafte kis chhoti baat ne din bana diya.',
      'Poochho is mahine ki best chai kahan mili.',
    ],
    fromFacts:
      'Tumne jo bataya usse: “{draft}” Do-teen baatein kaafi hain; wahi rakho jo koi aur na likh sake.',
    from: 'Tumhari apni profile se: “{draft}” Ek baat jodo jo sirf tumhari hai: koi gali, dish, ya aadat.',
  },
  hi: {
    work: 'सोमवार से शुक्रवार {city} में {profession}।',
    two: 'बाक़ी हफ़्ता {interest} और {second} का है।',
    one: 'बाक़ी हफ़्ता {interest} का है।',
    goals: {
      'Long-term relationship': 'कुछ ऐसा चाहिए जो टिके।',
      'Short-term dating': 'अच्छे लोगों से मिलना है, पाँच साल की योजना नहीं।',
      Friendship: 'पहले दोस्ती, वही काफ़ी भी हो सकती है।',
      'Something casual': 'हल्का रखना है, और यह साफ़ कह देना भी।',
    },
    end: ['बताइए इस हफ़्ते किस छोटी बात ने दिन बना दिया।', 'पूछिए इस महीने की सबसे अच्छी चाय कहाँ मिली।'],
    fromFacts: 'आपने जो बताया उससे: “{draft}” दो-तीन बातें काफ़ी हैं; वही रखिए जो कोई और न लिख सके।',
    from: 'आपकी अपनी प्रोफ़ाइल से: “{draft}” एक बात जोड़िए जो सिर्फ़ आपकी है: कोई गली, व्यंजन, या आदत।',
  },
};

/** Questions for a first date, from light to warm; one a level is taken. */
export const DATE_QUESTIONS: InLanguages<{
  readonly interest: string;
  readonly light: readonly string[];
  readonly middle: readonly string[];
  readonly warm: readonly string[];
  readonly frame: string;
}> = {
  en: {
    interest: 'What got you into {interest}?',
    light: [
      'What is the best thing you ate this month?',
      'What would you do with a free Tuesday?',
      'Which part of your city do you show to guests?',
    ],
    middle: [
      'Who in your family are you most like?',
      'What were you like at fifteen?',
      'What did you change your mind about lately?',
    ],
    warm: [
      'What does a good Sunday with somebody look like for you?',
      'When did you last feel really looked after?',
      'What should people know about you that takes them too long to find out?',
    ],
    frame:
      'Three, from light to warm: 1. {one} 2. {two} 3. {three} Answer each yourself as well, or it turns into an interview.',
  },
  hinglish: {
    interest: '{interest} ka shauk kaise laga?',
    light: [
      'Is mahine sabse achha kya khaya?',
      'Ek khaali mangalvaar mile to kya karoge?',
      'Mehmaan aaye to apne sheher mein kya dikhate ho?',
    ],
    middle: [
      'Ghar mein sabse zyada kis par gaye ho?',
      'Pandrah saal ki umar mein kaise the?',
      'Haal mein kis baat par raay badli?',
    ],
    warm: [
      'Kisi ke saath ek achha Sunday kaisa hota hai?',
      'Aakhri baar kab laga ki kisi ne sach mein khayal rakha?',
      'Tumhare baare mein kya hai jo log der se samajhte hain?',
    ],
    frame:
      'Teen sawaal, halke se gehre tak: 1. {one} 2. {two} 3. {three} Khud bhi jawab dena, warna interview lagega.',
  },
  hi: {
    interest: '{interest} का शौक़ कैसे लगा?',
    light: [
      'इस महीने सबसे अच्छा क्या खाया?',
      'एक ख़ाली मंगलवार मिले तो क्या करेंगे?',
      'मेहमान आएँ तो अपने शहर में क्या दिखाते हैं?',
    ],
    middle: [
      'घर में सबसे ज़्यादा किस पर गए हैं?',
      'पंद्रह साल की उम्र में कैसे थे?',
      'हाल में किस बात पर राय बदली?',
    ],
    warm: [
      'किसी के साथ एक अच्छा रविवार कैसा होता है?',
      'आख़िरी बार कब लगा कि किसी ने सच में ख़याल रखा?',
      'आपके बारे में क्या है जो लोग देर से समझते हैं?',
    ],
    frame:
      'तीन सवाल, हल्के से गहरे तक: 1. {one} 2. {two} 3. {three} ख़ुद भी जवाब दीजिए, वरना इंटरव्यू लगेगा।',
  },
};
