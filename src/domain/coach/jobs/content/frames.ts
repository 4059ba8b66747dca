import type { InLanguages } from '../../intent';

/** Around a text that the coach wrote: `{draft}` stands for it. */
export type Frame = InLanguages<readonly string[]>;

export const WRITTEN: Frame = {
  en: [
    'Try this: “{draft}” Change a word or two so that it sounds like you.',
    'Here is one: “{draft}” Send it as it is, or tell me what to change.',
    'How about: “{draft}” If it is too much or too little, say so.',
  ],
  hinglish: [
    'Ye bhej ke dekho: “{draft}” Ek-do shabd apne hisaab se badal lo.',
    'Lo, ek line: “{draft}” Aise hi bhejo, ya batao kya badalna hai.',
    'Ye kaisa hai: “{draft}” Zyada ya kam lage to bol dena.',
  ],
  hi: [
    'यह भेजकर देखिए: “{draft}” एक-दो शब्द अपने हिसाब से बदल लीजिए।',
    'लीजिए, एक लाइन: “{draft}” ऐसे ही भेजिए, या बताइए क्या बदलना है।',
    'यह कैसा है: “{draft}” ज़्यादा या कम लगे तो कहिए।',
  ],
};

export const WRITTEN_FOR: Frame = {
  en: [
    'For {name}, from what the profile says: “{draft}” You can take it straight into that chat.',
    'Taking up {name}’s profile: “{draft}” Short, about one thing, easy to answer.',
  ],
  hinglish: [
    '{name} ke liye, profile dekhkar: “{draft}” Ise seedha us chat mein le ja sakte ho.',
    '{name} ki profile se: “{draft}” Chhota, ek hi baat par, jawab dena aasaan.',
  ],
  hi: [
    '{name} के लिए, प्रोफ़ाइल देखकर: “{draft}” इसे सीधे उस चैट में ले जा सकते हैं।',
    '{name} की प्रोफ़ाइल से: “{draft}” छोटा, एक ही बात पर, जवाब देना आसान।',
  ],
};

export const SHORTENED: Frame = {
  en: ['Shorter: “{draft}” What went: {gone}.'],
  hinglish: ['Chhota karke: “{draft}” Ye hata diya: {gone}.'],
  hi: ['छोटा करके: “{draft}” यह हटाया: {gone}।'],
};

export const CHANGED: InLanguages<
  Readonly<Record<'soften' | 'lessNeedy' | 'addQuestion' | 'lighter' | 'fixIt', string>>
> = {
  en: {
    soften: 'Softer: “{draft}” It says the same without pushing.',
    lessNeedy: 'Calmer: “{draft}” No asking why, no apology for writing.',
    addQuestion: 'With a question at the end: “{draft}” Now there is something to answer.',
    lighter: 'Lighter: “{draft}” A smile opens more than an argument.',
    fixIt: 'Better like this: “{draft}” Nothing in it pushes, and it is easy to answer.',
  },
  hinglish: {
    soften: 'Thoda soft: “{draft}” Baat wahi hai, bas zor nahi hai.',
    lessNeedy: 'Thoda relaxed: “{draft}” Na “kyun”, na sorry.',
    addQuestion: 'End mein sawaal ke saath: “{draft}” Ab jawab dene ko kuch hai.',
    lighter: 'Halka sa: “{draft}” Ek muskaan behas se zyada kaam karti hai.',
    fixIt: 'Aise behtar: “{draft}” Koi zor nahi, aur jawab dena aasaan.',
  },
  hi: {
    soften: 'थोड़ा नरम: “{draft}” बात वही है, बस ज़ोर नहीं है।',
    lessNeedy: 'थोड़ा शांत: “{draft}” न “क्यों”, न माफ़ी।',
    addQuestion: 'आख़िर में सवाल के साथ: “{draft}” अब जवाब देने को कुछ है।',
    lighter: 'हल्का सा: “{draft}” एक मुस्कान बहस से ज़्यादा काम करती है।',
    fixIt: 'ऐसे बेहतर: “{draft}” कोई ज़ोर नहीं, और जवाब देना आसान।',
  },
};

/** Said where a question is asked for and there is one. */
export const HAS_QUESTION: InLanguages<string> = {
  en: '“{draft}” already ends with a question that is easy to answer; a second one would make it a form.',
  hinglish: '“{draft}” mein aasaan sawaal pehle se hai; doosra jodne se form lagega.',
  hi: '“{draft}” में आसान सवाल पहले से है; दूसरा जोड़ने से फ़ॉर्म लगेगा।',
};

/** Said where a text is already as it was asked to be. */
export const UNCHANGED: InLanguages<string> = {
  en: 'I would leave “{draft}” as it is: I find nothing in it to change that way. (I work by simple rules, so trust your ear over mine.)',
  hinglish:
    '“{draft}” ko aise hi rehne do: is tarah badalne jaisa kuch nahi mila. (Mere rules simple hain, apne kaan par zyada bharosa karo.)',
  hi: '“{draft}” को ऐसे ही रहने दीजिए: इस तरह बदलने जैसा कुछ नहीं मिला। (ये नियम सरल हैं, अपने कान पर ज़्यादा भरोसा कीजिए।)',
};
