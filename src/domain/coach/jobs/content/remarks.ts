import type { InLanguages } from '../../intent';

/** What a critique can find in a draft. `{quote}` is from the draft, `{count}` a number in it. */
export const REMARKS = {
  greetingOnly: {
    en: '“{quote}” leaves all the work to the other side: there is nothing in it to answer.',
    hinglish: '“{quote}” mein jawab dene ko kuch hai hi nahi, saara kaam saamne wale par.',
    hi: '“{quote}” में जवाब देने को कुछ है ही नहीं, सारा काम सामने वाले पर।',
  },
  tooLong: {
    en: '{count} words is a letter. Half of it, from “{quote}” on, can wait for the answer.',
    hinglish:
      '{count} shabd to chitthi ho gayi. “{quote}” ke baad ka hissa jawab aane par bhi bol sakte ho.',
    hi: '{count} शब्द तो चिट्ठी हो गई। “{quote}” के बाद का हिस्सा जवाब आने पर भी कह सकते हैं।',
  },
  noQuestion: {
    en: 'It ends without a question, so an answer needs effort. Add one that is easy.',
    hinglish: 'End mein sawaal nahi hai, to jawab dena mehnat hai. Ek aasaan sawaal jodo.',
    hi: 'आख़िर में सवाल नहीं है, तो जवाब देना मेहनत है। एक आसान सवाल जोड़िए।',
  },
  manyQuestions: {
    en: '{count} questions feel like a form. Keep “{quote}” and drop the rest.',
    hinglish: '{count} sawaal form jaise lagte hain. “{quote}” rakho, baaki hata do.',
    hi: '{count} सवाल फ़ॉर्म जैसे लगते हैं। “{quote}” रखिए, बाक़ी हटा दीजिए।',
  },
  cliche: {
    en: '“{quote}” is what everyone writes; it says nothing about you or the other person.',
    hinglish:
      '“{quote}” sab likhte hain; na tumhare baare mein kuch pata chalta hai, na saamne wale ke.',
    hi: '“{quote}” सब लिखते हैं; न आपके बारे में कुछ पता चलता है, न सामने वाले के।',
  },
  pleading: {
    en: '“{quote}” asks for reassurance. Without it the line stands straighter.',
    hinglish: '“{quote}” mein thodi minnat hai. Iske bina baat zyada achhi lagegi.',
    hi: '“{quote}” में थोड़ी मिन्नत है। इसके बिना बात ज़्यादा अच्छी लगेगी।',
  },
  harsh: {
    en: '“{quote}” sounds like an order or a reproach. Say what you would like instead.',
    hinglish:
      '“{quote}” order ya taane jaisa lagta hai. Uski jagah bolo ki tumhe kya achha lagega.',
    hi: '“{quote}” आदेश या ताने जैसा लगता है। उसकी जगह कहिए कि आपको क्या अच्छा लगेगा।',
  },
  specific: {
    en: '“{quote}” is good: it is concrete, and only you would write it to this person.',
    hinglish: '“{quote}” achha hai: seedhi, thos baat, jo sirf tum isi insaan ko likhoge.',
    hi: '“{quote}” अच्छा है: ठोस बात, जो सिर्फ़ आप इसी इंसान को लिखेंगे।',
  },
  goodQuestion: {
    en: '“{quote}” is easy to answer, that is its strength.',
    hinglish: '“{quote}” ka jawab dena aasaan hai, yahi iski taakat hai.',
    hi: '“{quote}” का जवाब देना आसान है, यही इसकी ताक़त है।',
  },
  goodLength: {
    en: 'The length is right: read in five seconds.',
    hinglish: 'Lambai sahi hai: paanch second mein padh liya.',
    hi: 'लंबाई सही है: पाँच सेकंड में पढ़ लिया।',
  },
} as const satisfies Readonly<Record<string, InLanguages<string>>>;

export type Remark = keyof typeof REMARKS;

export const CHOICE: InLanguages<{ readonly better: string; readonly equal: string }> = {
  en: {
    better: 'I would take “{draft}”. {why} The other one: {whyNot}',
    equal:
      'Both are fine; I find no clear difference. Take “{draft}”, it is the shorter one, and shorter is easier to answer.',
  },
  hinglish: {
    better: '“{draft}” behtar hai. {why} Doosra wala: {whyNot}',
    equal:
      'Dono theek hain, saaf fark nahi mila. “{draft}” bhejo, chhota hai, aur chhote ka jawab dena aasaan hota hai.',
  },
  hi: {
    better: '“{draft}” बेहतर है। {why} दूसरा वाला: {whyNot}',
    equal: 'दोनों ठीक हैं, साफ़ फ़र्क़ नहीं मिला। “{draft}” भेजिए, छोटा है, और छोटे का जवाब देना आसान होता है।',
  },
};

/** Honest about what the rules do not see. */
export const LIMITS: InLanguages<string> = {
  en: 'Grammar and tone of voice I cannot judge.',
  hinglish: 'Grammar aur lehja yahan nahi jaancha jaata.',
  hi: 'व्याकरण और लहजा यहाँ नहीं जाँचा जाता।',
};

/** Questions about a draft that are answered with yes or no first, by what was found in it. */
export const VERDICTS: readonly {
  readonly asks: RegExp;
  readonly remark: Remark;
  readonly yes: InLanguages<string>;
  readonly no: InLanguages<string>;
}[] = [
  {
    asks: /\b(?:desperate|needy|clingy|chipku|pleading|begging|bechain)\b|चिपकू|बेताब/i,
    remark: 'pleading',
    yes: {
      en: 'Yes, a little needy.',
      hinglish: 'Haan, thoda needy hai.',
      hi: 'हाँ, थोड़ी बेताबी है।',
    },
    no: {
      en: 'No, it does not sound desperate: nothing in it begs or asks why.',
      hinglish: 'Nahi, desperate nahi lagta: na minnat hai, na “kyun”.',
      hi: 'नहीं, इसमें बेताबी नहीं है: न मिन्नत, न “क्यों”।',
    },
  },
  {
    asks: /\b(?:rude|harsh|angry|mean|badtameez)\b|बदतमीज़|कड़वा/i,
    remark: 'harsh',
    yes: { en: 'Yes, somewhat.', hinglish: 'Haan, thoda.', hi: 'हाँ, थोड़ा।' },
    no: {
      en: 'No, not rude: there is no order and no reproach in it.',
      hinglish: 'Nahi, rude nahi hai: na order hai, na taana.',
      hi: 'नहीं, रूखा नहीं है: न आदेश है, न ताना।',
    },
  },
  {
    asks: /\b(?:too long|long|lamba)\b|लंबा/i,
    remark: 'tooLong',
    yes: { en: 'Yes, it is too long.', hinglish: 'Haan, lamba hai.', hi: 'हाँ, लंबा है।' },
    no: {
      en: 'No, the length is fine.',
      hinglish: 'Nahi, lambai theek hai.',
      hi: 'नहीं, लंबाई ठीक है।',
    },
  },
];
