import type { InLanguages } from '../../intent';

/** Questions that can follow a draft; a subject's own where one of its words is in the draft. */
export const QUESTIONS: readonly { readonly cues: string; readonly texts: InLanguages<string> }[] =
  [
    {
      cues: 'weekend saturday sunday friday shanivaar ravivaar',
      texts: {
        en: 'What does your weekend look like?',
        hinglish: 'Tumhara weekend kaisa hai?',
        hi: 'आपका वीकेंड कैसा है?',
      },
    },
    {
      cues: 'work office job kaam meeting boss',
      texts: {
        en: 'What was the best part of your day at work?',
        hinglish: 'Aaj kaam mein sabse achha kya tha?',
        hi: 'आज काम में सबसे अच्छा क्या था?',
      },
    },
    {
      cues: 'travel trip goa mountain mountains beach pahaad ghumne trek',
      texts: {
        en: 'Where would you go first if you had three free days?',
        hinglish: 'Teen din free mile to sabse pehle kahan jaoge?',
        hi: 'तीन दिन ख़ाली मिलें तो सबसे पहले कहाँ जाएँगे?',
      },
    },
    {
      cues: 'food eat biryani chai coffee cook cooking khana restaurant momos pizza',
      texts: {
        en: 'What would you order there?',
        hinglish: 'Wahan tum kya order karoge?',
        hi: 'वहाँ आप क्या मँगाएँगे?',
      },
    },
    {
      cues: 'music song songs gaana concert singing',
      texts: {
        en: 'Which song is on repeat for you right now?',
        hinglish: 'Abhi kaunsa gaana repeat par hai?',
        hi: 'अभी कौन सा गाना बार-बार सुन रहे हैं?',
      },
    },
    {
      cues: 'movie film series show netflix',
      texts: {
        en: 'What did you last watch that was worth it?',
        hinglish: 'Aakhri baar kya dekha jo sach mein achha tha?',
        hi: 'आख़िरी बार क्या देखा जो सच में अच्छा था?',
      },
    },
    {
      cues: 'profile photo pic picture dog cat',
      texts: {
        en: 'What is the story behind that picture?',
        hinglish: 'Us photo ke peeche kya kahani hai?',
        hi: 'उस फ़ोटो के पीछे क्या कहानी है?',
      },
    },
    {
      cues: '',
      texts: {
        en: 'And you, how was your day really?',
        hinglish: 'Aur tum batao, din sach mein kaisa tha?',
        hi: 'और आप बताइए, दिन सच में कैसा था?',
      },
    },
  ];

/** A light last line, by what the text is for. */
export const LIGHT_ENDINGS: Readonly<Record<string, InLanguages<readonly string[]>>> = {
  writeOpener: {
    en: ['Wrong answers are welcome too.', 'I judge, but only softly.'],
    hinglish: ['Galat jawab bhi chalega.', 'Judge karenge, par pyaar se.'],
    hi: ['ग़लत जवाब भी चलेगा।', 'नंबर कटेंगे, पर प्यार से।'],
  },
  writeInvitation: {
    en: [
      'I promise to be at most ten percent awkward.',
      'Worst case we get a good chai and a story out of it.',
    ],
    hinglish: [
      'Waada: awkward sirf das percent.',
      'Bura bhi gaya to chai achhi milegi aur ek kissa.',
    ],
    hi: ['बुरा भी गया तो चाय अच्छी मिलेगी और एक क़िस्सा।', 'देर हुई तो समोसे का जुर्माना।'],
  },
  writeNudge: {
    en: ['One emoji counts as an answer.', 'If your phone fell into a lake, blink twice.'],
    hinglish: [
      'Ek emoji bhi jawab maana jaayega.',
      'Phone paani mein gir gaya ho to do baar aankh jhapkao.',
    ],
    hi: ['एक इमोजी भी जवाब माना जाएगा।', 'फ़ोन पानी में गिर गया हो तो दो बार पलक झपकाइए।'],
  },
  writeApology: {
    en: ['I owe you a chai, and one eye roll is on the house.'],
    hinglish: ['Ek chai meri taraf se pakki, aur ek taana free.'],
    hi: ['एक चाय मेरी तरफ़ से पक्की, और एक ताना मुफ़्त।'],
  },
  writeBio: {
    en: [
      'Warning: I will ask for one bite of your food.',
      'References available from my mother and one street dog.',
    ],
    hinglish: [
      'Warning: tumhari plate se ek bite zaroor maangi jaayegi.',
      'Reference: meri mummy, aur gali ka ek kutta.',
    ],
    hi: ['चेतावनी: आपकी प्लेट से एक निवाला ज़रूर माँगा जाएगा।', 'सिफ़ारिश: मेरी माँ, और गली का एक कुत्ता।'],
  },
};

/** A light last line for a text of one's own. */
export const LIGHT_ENDINGS_OF_ANY: InLanguages<readonly string[]> = {
  en: ['One emoji counts as an answer.', 'No exam, only curiosity.'],
  hinglish: ['Ek emoji bhi chalega.', 'Exam nahi hai, bas jaanna tha.'],
  hi: ['एक इमोजी भी चलेगा।', 'परीक्षा नहीं है, बस जानना था।'],
};

/** A last line that takes the pressure off. */
export const SOFT_ENDINGS: InLanguages<readonly string[]> = {
  en: [
    'No hurry with an answer, and no pressure at all.',
    'I hope this lands gently; take your time with it.',
  ],
  hinglish: [
    'Jawab ki koi jaldi nahi, aur koi pressure bhi nahi.',
    'Umeed hai bura na lage; aaram se sochna.',
  ],
  hi: ['जवाब की कोई जल्दी नहीं, और कोई दबाव भी नहीं।', 'उम्मीद है बुरा न लगे; आराम से सोचिएगा।'],
};

/** Before a statement that is hard to hear. */
export const SOFT_STARTS: InLanguages<readonly string[]> = {
  en: [
    'I say this with care, because you matter to me:',
    'This is not easy for me to say, and I do not want to hurt you:',
  ],
  hinglish: ['Ye kehna mere liye aasaan nahi, aur dukhana iraada nahi:', 'Ye baat pyaar se:'],
  hi: ['यह कहना मेरे लिए आसान नहीं, और दुखाना इरादा नहीं:', 'यह बात प्यार से:'],
};
