import type { InLanguages } from '../intent';

/** Sentences of the coach that belong to no subject. */
export const DID_YOU_MEAN: InLanguages<(one: string, other: string) => string> = {
  en: (one, other) =>
    `I did not quite follow. Did you mean ${one}, or ${other}? Say it in other words if it is neither.`,
  hinglish: (one, other) =>
    `Ye theek se samajh nahi aaya. Kya baat ${one} ki hai, ya ${other} ki? Kuch aur ho to doosre shabdon mein batao.`,
  hi: (one, other) =>
    `यह ठीक से समझ नहीं आया। क्या बात ${one} की है, या ${other} की? कुछ और हो तो दूसरे शब्दों में बताइए।`,
};

export const NOT_FOLLOWED: InLanguages<readonly string[]> = {
  en: [
    'I did not follow that, sorry. Tell me in one sentence: who is it about, and what would you like to happen?',
    'That went past me. Is it about a message, a date, family, or how you feel? One sentence is enough.',
  ],
  hinglish: [
    'Ye samajh nahi aaya, sorry. Ek line mein batao: baat kiski hai, aur tum kya chahte ho?',
    'Ye baat pakad mein nahi aayi. Message ki hai, date ki, ghar ki, ya dil ki? Ek line kaafi hai.',
  ],
  hi: [
    'यह समझ नहीं आया, माफ़ कीजिए। एक वाक्य में बताइए: बात किसकी है, और आप क्या चाहते हैं?',
    'यह बात पकड़ में नहीं आई। मैसेज की है, डेट की, घर की, या मन की? एक वाक्य काफ़ी है।',
  ],
};

/** Before the answer to what was missed. */
export const SORRY: InLanguages<string> = {
  en: 'Sorry, I missed that.',
  hinglish: 'Sorry, ye chhoot gaya.',
  hi: 'माफ़ कीजिए, यह छूट गया।',
};

/** In two languages, as it is not known which of them the person reads. */
export const OTHER_LANGUAGE =
  'Sorry, I read English, Hinglish and Hindi only. Please try one of these. माफ़ कीजिए, यहाँ सिर्फ़ अंग्रेज़ी, हिंग्लिश और हिंदी पढ़ी जाती है। कृपया इनमें से किसी में लिखिए।';

/** Before more on a subject, where a message was not understood. */
export const STAYING: InLanguages<(subject: string) => string> = {
  en: (subject) => `I am not sure that I caught that. If it is still about ${subject}:`,
  hinglish: (subject) => `Ye poora samajh nahi aaya. Agar baat abhi bhi ${subject} ki hai:`,
  hi: (subject) => `यह पूरा समझ नहीं आया। अगर बात अब भी ${subject} की है:`,
};

/** Where all that there is on a subject was said lately. */
export const ALL_SAID: InLanguages<readonly string[]> = {
  en: [
    'I have said what I know about that. Tell me what is still open: the words to write, the right moment, or whether to do it at all?',
    'We have been around this a few times. What has changed since the last time, or what did you try?',
    'My advice would only repeat itself now. If you tell me one new detail, how long, who, or what was written, I can be more exact.',
  ],
  hinglish: [
    'Is par jo pata tha wo bata diya. Ab kya baaki hai: kya likhna hai, kab, ya karna bhi hai ya nahi?',
    'Is par kaafi baat ho gayi. Pichli baar se kya badla, ya kya try kiya?',
    'Ab meri salah wahi rahegi. Ek nayi baat batao, kitne din, kaun, ya kya likha tha, to aur theek bata sakta hai ye coach.',
  ],
  hi: [
    'इस पर जो पता था वह बता दिया। अब क्या बाक़ी है: क्या लिखना है, कब, या करना भी है या नहीं?',
    'इस पर काफ़ी बात हो गई। पिछली बार से क्या बदला, या क्या आज़माया?',
    'अब सलाह वही रहेगी। एक नई बात बताइए, कितने दिन, कौन, या क्या लिखा था, तो और ठीक बात हो सकेगी।',
  ],
};

/** Said to courtesies while a danger is still near. */
export const CALM: InLanguages<readonly string[]> = {
  en: [
    'I’m here. How are you right now, in this minute?',
    'Okay. Keep the number at hand, and someone near you if you can. What would make the next hour a little easier?',
    'All right. We stay with this for as long as you like. Who could be with you today?',
  ],
  hinglish: [
    'Yahin hoon. Abhi, is minute mein, kaisa lag raha hai?',
    'Theek hai. Number paas rakho, aur ho sake to koi apna bhi. Agla ek ghanta thoda aasaan kaise ho?',
    'Theek. Jab tak chaho isi par rehte hain. Aaj tumhare saath kaun ho sakta hai?',
  ],
  hi: [
    'यहीं हूँ। अभी, इस मिनट में, कैसा लग रहा है?',
    'ठीक है। नंबर पास रखिए, और हो सके तो कोई अपना भी। अगला एक घंटा थोड़ा आसान कैसे हो?',
    'ठीक। जब तक आप चाहें, इसी पर रहते हैं। आज आपके साथ कौन हो सकता है?',
  ],
};
