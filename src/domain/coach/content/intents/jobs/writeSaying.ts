import type { Examples, Intent } from '../../../intent';

export const examples: Examples = {
  en: [
    'write a msg to him saying lets meet at a cafe first',
    'draft a text telling her that i cant come on friday',
    'text for her saying sorry i am late, will be there by 6',
    'write a reply saying i need some time to think',
    'can you write a message to say that i had fun yesterday',
    'pls write msg to ask him if he is free sunday',
    'write to her that we should talk about this tonight',
    'reply to him saying i am not comfortable with calls yet',
    'message her telling i reached home safe',
    'put it in nice words that i want to take it slow',
    'write a small text saying i like her company',
    'send something saying happy birthday and miss you at work',
  ],
  hinglish: [
    'ek msg likho usko ki sunday ko baith ke baat karte hai',
    'usko likh do ki main friday ko nahi aa paunga',
    'reply likho ki mujhe thoda time chahiye',
    'message likh do ki kal maza aaya',
    'likho ki pehle cafe me milte hai',
    'usko bolne ke liye likh do ki abhi call nahi',
    'ek text bana do jisme bolu ki dheere chalte hai',
  ],
  hi: [
    'उसे लिख दो कि रविवार को बात करते हैं',
    'मैसेज लिखो कि मैं शुक्रवार को नहीं आ पाऊँगा',
    'जवाब लिख दो कि मुझे थोड़ा समय चाहिए',
    'लिख दीजिए कि कल बहुत अच्छा लगा',
    'एक संदेश लिखो कि पहले कैफ़े में मिलते हैं',
  ],
};

export const intent: Intent = {
  about: 'texting',
  name: {
    en: 'a text that says what you want to say',
    hinglish: 'tumhari baat ka message',
    hi: 'आपकी बात का मैसेज',
  },
  answers: {
    en: [
      'Tell me in one sentence what it should say, as in “write that I want to meet on Sunday”, and I put it into a message.',
      'I need the thought: who is it for, and what should the other person know after reading it?',
    ],
    hinglish: [
      'Ek line mein batao kya kehna hai, jaise “likho ki Sunday ko milna hai”, phir message bana denge.',
      'Pehle baat chahiye: kiske liye hai, aur padhke unhe kya pata chalna chahiye?',
    ],
    hi: [
      'एक वाक्य में बताइए क्या कहना है, जैसे “लिखो कि रविवार को मिलना है”, फिर मैसेज बन जाएगा।',
      'पहले बात चाहिए: किसके लिए है, और पढ़कर उन्हें क्या पता चलना चाहिए?',
    ],
  },
  chips: [
    {
      to: 'soften',
      words: { en: 'Make it softer', hinglish: 'Thoda soft karo', hi: 'थोड़ा नरम करो' },
    },
    {
      to: 'shorten',
      words: { en: 'Make it shorter', hinglish: 'Chhota kar do', hi: 'छोटा कर दो' },
    },
  ],
};
