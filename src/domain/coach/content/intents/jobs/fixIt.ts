import type { Examples, Intent } from '../../../intent';

export const examples: Examples = {
  en: [
    'fix it then',
    'ok fix it',
    'can you improve it',
    'make it better',
    'make this better: hi wassup why no reply',
    'improve this msg pls',
    'so how would you write it',
    'correct it for me',
    'edit my message',
    'can u polish this text',
    'rewrite it please',
    'then change it to something good',
    'redo it properly',
    'mend that for me',
    'pls edit n give',
    'give me the improved version',
    'whats a better version of this',
    'repair it then',
    'write it the right way',
    'make it sound nice',
  ],
  hinglish: [
    'toh sahi karke do',
    'isko theek kar do',
    'behtar bana do isse',
    'thik karke bhejo',
    'isko sudhar do',
    'improve kar do na',
    'achha sa bana do isko',
    'edit karke do',
    'sahi wala likh ke do',
    'to phir tum hi theek karo',
    'isko badal ke achha kar do',
    'rewrite kar do',
    'msg ko thoda better karo',
  ],
  hi: [
    'तो ठीक करके दो',
    'इसे सुधार दो',
    'इसे बेहतर बना दो',
    'सही करके लिखो',
    'इसको ठीक कर दीजिए',
    'मैसेज सुधार दीजिए',
    'अच्छा सा बना दो इसे',
    'बदलकर अच्छा कर दो',
    'दोबारा सही लिखकर दो',
  ],
};

export const intent: Intent = {
  about: 'texting',
  name: { en: 'a text made better', hinglish: 'message behtar karna', hi: 'मैसेज बेहतर करना' },
  answers: {
    en: [
      {
        text: 'Gladly, paste the text. I take out pleading, orders and filler words, and add a question if there is none.',
        asks: 'message',
      },
      {
        text: 'I need the words first: put them in quotes, and I send them back calmer and easier to answer.',
        asks: 'message',
      },
    ],
    hinglish: [
      {
        text: 'Zaroor, text paste karo. Minnat, order aur khaali shabd hata ke, sawaal na ho to ek jod denge.',
        asks: 'message',
      },
      {
        text: 'Pehle shabd chahiye: quotes mein likho, phir halka aur aasaan karke wapas milega.',
        asks: 'message',
      },
    ],
    hi: [
      {
        text: 'ज़रूर, मैसेज चिपकाइए। मिन्नत, आदेश और ख़ाली शब्द हटाकर, सवाल न हो तो एक जोड़ दिया जाएगा।',
        asks: 'message',
      },
      { text: 'पहले शब्द चाहिए: उद्धरण में लिखिए, फिर हल्का और आसान करके वापस मिलेगा।', asks: 'message' },
    ],
  },
  chips: [
    {
      to: 'shorten',
      words: { en: 'Make it shorter', hinglish: 'Chhota kar do', hi: 'छोटा कर दो' },
    },
    {
      to: 'lighter',
      words: { en: 'Make it lighter', hinglish: 'Thoda funny karo', hi: 'थोड़ा हल्का करो' },
    },
  ],
};
