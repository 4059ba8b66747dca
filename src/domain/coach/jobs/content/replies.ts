import type { InLanguages } from '../../intent';

/** A kind of message from the other person: how it reads, and what can be answered. */
export interface ReplyContent {
  readonly find: RegExp;
  /** `{draft}` stands for the answer. */
  readonly reading: InLanguages<string>;
  readonly drafts: InLanguages<readonly string[]>;
}

/** The first that fits is taken; the last fits everything. */
export const REPLIES: readonly ReplyContent[] = [
  {
    find: /\b(?:not interested|no thanks|just friends|only friends|sirf dost|bas dost|don'?t want|dont want|nahi milna|not looking)\b|सिर्फ़ दोस्त|नहीं मिलना/i,
    reading: {
      en: 'That is a no, kindly said. Take it as one: “{draft}” Then leave it there.',
      hinglish: 'Ye pyaar se kahi na hai. Maan lo: “{draft}” Phir wahin chhod do.',
      hi: 'यह प्यार से कही ना है। मान लीजिए: “{draft}” फिर वहीं छोड़ दीजिए।',
    },
    drafts: {
      en: ['All good, thanks for telling me straight. Take care of yourself.'],
      hinglish: ['Koi baat nahi, saaf bolne ke liye thanks. Apna khayal rakhna.'],
      hi: ['कोई बात नहीं, साफ़ कहने के लिए शुक्रिया। अपना ख़याल रखिए।'],
    },
  },
  {
    find: /\b(?:let'?s see|we'?ll see|will see|maybe|perhaps|not sure|depends|let you know|dekhte|dekhenge|dekhti|dekhta|shayad|sochungi|sochunga|sochti|sochta|soch ke|baad me|bataungi|bataunga)\b|देखते|देखेंगे|शायद|सोच/i,
    reading: {
      en: 'Open, but not firm. Make it easy with one concrete plan: “{draft}” If it stays vague after that, leave it.',
      hinglish:
        'Khula hai, pakka nahi. Ek seedha plan do: “{draft}” Phir bhi gol-mol rahe to chhod do.',
      hi: 'खुला है, पक्का नहीं। एक सीधा प्लान दीजिए: “{draft}” फिर भी गोल-मोल रहे तो छोड़ दीजिए।',
    },
    drafts: {
      en: [
        'Then a small plan: chai on Saturday at five, an hour? If another day is better, you choose.',
      ],
      hinglish: [
        'To chhota sa plan: Saturday paanch baje chai, ek ghanta? Koi aur din theek ho to tum bolo.',
      ],
      hi: ['तो छोटा सा प्लान: शनिवार पाँच बजे चाय, एक घंटा? कोई और दिन ठीक हो तो आप बताइए।'],
    },
  },
  {
    find: /\b(?:busy|exams?|kaam hai|kaam me|swamped|not free|out of town|travel+ing)\b|व्यस्त|काम है/i,
    reading: {
      en: 'Take “busy” at its word, once: “{draft}” If no day comes back, do not ask again.',
      hinglish: '“Busy” ko ek baar sach maano: “{draft}” Din wapas na aaye to dobara mat poochho.',
      hi: '“व्यस्त” को एक बार सच मानिए: “{draft}” दिन वापस न आए तो दोबारा मत पूछिए।',
    },
    drafts: {
      en: ['No stress, finish that first. Which is calmer for you, Thursday or the weekend?'],
      hinglish: ['Koi tension nahi, pehle wo nipta lo. Thursday ya weekend, kab aaram rahega?'],
      hi: ['कोई बात नहीं, पहले वह निपटा लीजिए। गुरुवार या वीकेंड, कब आराम रहेगा?'],
    },
  },
  {
    find: /\b(?:sad|bad day|rough day|long day|tired|crying|cried|low|mood off|not ok|not okay|thak|bura din|ro rahi|ro raha|udaas|pareshan)\b|थक|उदास|परेशान|मन ठीक नहीं/i,
    reading: {
      en: 'No advice yet, first an ear: “{draft}”',
      hinglish: 'Abhi salah nahi, pehle sunna: “{draft}”',
      hi: 'अभी सलाह नहीं, पहले सुनना: “{draft}”',
    },
    drafts: {
      en: ['That sounds heavy. Do you want to tell me, or shall I distract you?'],
      hinglish: ['Ye bhaari lag raha hai. Batana chahoge, ya dhyaan hata doon?'],
      hi: ['यह भारी लग रहा है। बताना चाहेंगे, या ध्यान हटा दूँ?'],
    },
  },
  {
    find: /\b(?:have you|been to|ever|seen|tried|gaye ho|gayi ho|gaya hai|dekhi|dekha|khaya|suna)\b.*\?|(?:गए हो|गई हो|गए हैं|देखी|देखा|खाया|सुना).*\?/i,
    reading: {
      en: 'A friendly question, a way to keep talking. If you have: one detail. If not: “{draft}”',
      hinglish:
        'Dostana sawaal hai, baat badhane ka raasta. Haan ho to ek detail do. Na ho to: “{draft}”',
      hi: 'दोस्ताना सवाल है, बात बढ़ाने का रास्ता। हाँ हो तो एक बात बताइए। ना हो तो: “{draft}”',
    },
    drafts: {
      en: ['Not yet, it is on my list! What should I not miss?'],
      hinglish: ['Abhi tak nahi, list mein hai! Kya miss nahi karna chahiye?'],
      hi: ['अभी तक नहीं, सूची में है! क्या छोड़ना नहीं चाहिए?'],
    },
  },
  {
    find: /\b(?:looking for|kya dhundh|kya dhoondh|kya chahte|kya chahiye|expectations)\b.*\?|(?:क्या ढूँढ|क्या चाहते).*\?/i,
    reading: {
      en: 'Say it plainly, it saves both of you time: “{draft}” Change it to what is true.',
      hinglish: 'Saaf bolo, dono ka time bachega: “{draft}” Jo sach ho wahi rakhna.',
      hi: 'साफ़ कहिए, दोनों का समय बचेगा: “{draft}” जो सच हो वही रखिए।',
    },
    drafts: {
      en: ['Somebody I like talking to on a dull Tuesday, and then let it grow. And you?'],
      hinglish: ['Koi jisse boring Tuesday ko bhi baat achhi lage, phir dekhte hain. Aur tum?'],
      hi: ['कोई जिससे सुस्त मंगलवार को भी बात अच्छी लगे, फिर देखते हैं। और आप?'],
    },
  },
  {
    find: /\b(?:wyd|what are you doing|whats up|what'?s up|sup|how are you|hru|kya kar rah|kaise ho|kaisi ho|kya chal)/i,
    reading: {
      en: 'A small door. Answer with one true detail and hand it back: “{draft}”',
      hinglish: 'Chhota darwaza hai. Ek sachchi detail do aur wapas poochho: “{draft}”',
      hi: 'छोटा दरवाज़ा है। एक सच्ची बात बताइए और वापस पूछिए: “{draft}”',
    },
    drafts: {
      en: ['Chai, and a film I have seen three times. And you, good day or long day?'],
      hinglish: ['Chai, aur ek film jo teen baar dekhi hai. Tum batao, din achha tha ya lamba?'],
      hi: ['चाय, और एक फ़िल्म जो तीन बार देखी है। आप बताइए, दिन अच्छा था या लंबा?'],
    },
  },
  {
    find: /\?/u,
    reading: {
      en: 'There is a question in it, so that side is curious. Answer in one line, then ask back: “{draft}”',
      hinglish:
        'Ismein sawaal hai, yaani wahan dilchaspi hai. Ek line mein jawab do, phir wapas poochho: “{draft}”',
      hi: 'इसमें सवाल है, यानी उधर दिलचस्पी है। एक लाइन में जवाब दीजिए, फिर वापस पूछिए: “{draft}”',
    },
    drafts: {
      en: [
        'Good question! Short answer: yes, with a story. Which do you want first, the short or the long one?',
      ],
      hinglish: [
        'Achha sawaal! Chhota jawab: haan, ek kahani ke saath. Pehle chhota ya lamba version?',
      ],
      hi: ['अच्छा सवाल! छोटा जवाब: हाँ, एक कहानी के साथ। पहले छोटा या लंबा वाला?'],
    },
  },
  {
    find: /\b(?:ye+s+|yep|yeah|sure|haa+n|pakka|done|sounds good|why not|of course|love to|chalo|let'?s)\b|हाँ|ज़रूर|पक्का/i,
    reading: {
      en: 'That is warm. Stay with it and fix one thing: “{draft}”',
      hinglish: 'Ye garam hai. Usi par raho aur ek cheez pakki karo: “{draft}”',
      hi: 'यह अच्छा संकेत है। उसी पर रहिए और एक बात पक्की कीजिए: “{draft}”',
    },
    drafts: {
      en: ['Then I need proof. Saturday at five, you choose the place?'],
      hinglish: ['Phir to dekhna padega. Saturday paanch baje, jagah tum chuno?'],
      hi: ['फिर तो देखना पड़ेगा। शनिवार पाँच बजे, जगह आप चुनिए?'],
    },
  },
  {
    find: /(?:ha){2,}|\blol\b|\blmao\b|😂|🤣|😄|हाहा|हा हा/iu,
    reading: {
      en: 'It landed. Keep the mood, one line: “{draft}”',
      hinglish: 'Baat jam gayi. Mood rakho, ek line: “{draft}”',
      hi: 'बात जम गई। मूड बनाए रखिए, एक लाइन: “{draft}”',
    },
    drafts: {
      en: ['Glad that worked. Your turn: what made you laugh last?'],
      hinglish: ['Chalo hansi to aayi. Ab tumhari baari: pichli baar kis baat par hanse?'],
      hi: ['चलो हँसी तो आई। अब आपकी बारी: पिछली बार किस बात पर हँसे?'],
    },
  },
  {
    find: /^\s*\S+(?:\s+\S+)?\s*$/u,
    reading: {
      en: 'Little to hold on to, so give a choice that takes two seconds: “{draft}” Short again after that: let it rest a day.',
      hinglish:
        'Pakadne ko kam hai, to do second ka sawaal do: “{draft}” Phir bhi chhota aaye to ek din chhod do.',
      hi: 'पकड़ने को कम है, तो दो सेकंड का सवाल दीजिए: “{draft}” फिर भी छोटा आए तो एक दिन छोड़ दीजिए।',
    },
    drafts: {
      en: ['Quick one: window seat or aisle, for ever?'],
      hinglish: ['Jaldi batao: window seat ya aisle, hamesha ke liye?'],
      hi: ['जल्दी बताइए: खिड़की वाली सीट या गलियारे वाली, हमेशा के लिए?'],
    },
  },
  {
    find: /./u,
    reading: {
      en: 'Take the word in it that weighs most and be curious about it: “{draft}”',
      hinglish: 'Usme jo shabd sabse khaas hai use pakdo: “{draft}”',
      hi: 'उसमें जो शब्द सबसे ख़ास है उसे पकड़िए: “{draft}”',
    },
    drafts: {
      en: ['Wait, I want the story behind that. How did it come to it?'],
      hinglish: ['Ruko, iske peeche ki kahani sunni hai. Ye hua kaise?'],
      hi: ['रुकिए, इसके पीछे की कहानी सुननी है। यह हुआ कैसे?'],
    },
  },
];
