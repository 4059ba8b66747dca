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

/** A light last line. */
export const LIGHT_ENDINGS: InLanguages<readonly string[]> = {
  en: [
    '(Answer in emojis if the day was long.)',
    'Wrong answers are welcome too.',
    'No exam, only curiosity.',
  ],
  hinglish: [
    '(Din lamba tha to emoji mein jawab chalega.)',
    'Galat jawab bhi chalega.',
    'Exam nahi hai, bas jaanna tha.',
  ],
  hi: ['(दिन लंबा था तो इमोजी में जवाब चलेगा।)', 'ग़लत जवाब भी चलेगा।', 'परीक्षा नहीं है, बस जानना था।'],
};
