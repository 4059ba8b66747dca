import type { SafetyContent } from '../safetyContent';
import { SAFE_NOW } from './said';

export const selfHarm: SafetyContent = {
  replies: {
    en: [
      'I’m glad you told me, and I take it seriously. You don’t have to carry this alone: please call Tele-MANAS on 14416 now, free, day and night, in your language. If you might act on it, call 112 or go to someone near you and stay with them.',
      'That is a lot of pain, and it matters more than anything else in this chat. Please move away from anything you could hurt yourself with, and call 14416 (Tele-MANAS, free, day and night). If it is urgent, 112. Is someone near you right now?',
      'I hear you. I’m a program and cannot sit with you, but a person can: 14416 answers day and night, and 112 if you are in danger now. One call, or one message to someone you trust, is enough for the next ten minutes.',
    ],
    hinglish: [
      'Achha kiya jo bata diya, ye halki baat nahi hai. Ye akele mat jhelo: abhi Tele-MANAS ko 14416 par call karo, free hai, din raat, tumhari bhasha mein. Agar lage ki kuch kar baithoge to 112 par call karo ya kisi apne ke paas jaakar baitho.',
      'Ye bahut zyada dard hai, aur is chat ki har baat se zyada zaroori. Jis cheez se khud ko chot lag sakti hai usse door ho jao aur 14416 (Tele-MANAS, free, din raat) par call karo. Abhi zaroorat ho to 112. Is waqt koi tumhare paas hai?',
      'Tumhari baat sun li, aur ye sach mein mayne rakhti hai. Ye ek program hai, saath nahi baith sakta, par 14416 par ek insaan din raat sunta hai, aur turant khatra ho to 112. Agle das minute ke liye bas ek call, ya kisi apne ko ek message.',
    ],
    hi: [
      'अच्छा किया जो बता दिया, यह बात बहुत गंभीर है। इसे अकेले मत झेलिए: अभी टेली-मानस को 14416 पर फ़ोन कीजिए, मुफ़्त है, दिन-रात, आपकी भाषा में। अगर लगे कि कुछ कर बैठेंगे, तो 112 पर फ़ोन कीजिए या किसी अपने के पास जाकर बैठिए।',
      'यह बहुत बड़ा दर्द है, और इस चैट की हर बात से ज़रूरी। जिस चीज़ से चोट लग सकती है उससे दूर हो जाइए और 14416 (टेली-मानस, मुफ़्त, दिन-रात) पर फ़ोन कीजिए। अभी ख़तरा हो तो 112। क्या इस समय कोई आपके पास है?',
      'आपकी बात सुनी, और यह सच में मायने रखती है। यह एक प्रोग्राम है, साथ नहीं बैठ सकता, पर 14416 पर एक इंसान दिन-रात सुनता है, और तुरंत ख़तरा हो तो 112। अगले दस मिनट के लिए बस एक फ़ोन, या किसी अपने को एक मैसेज।',
    ],
  },
  checkIn: {
    en: 'That sounds heavier than dating. Are you safe right now? If thoughts of not wanting to be here come up, Tele-MANAS on 14416 listens free, day and night. And if I misread you, tell me; then we go on.',
    hinglish:
      'Ye dating se badi baat lag rahi hai. Abhi tum safe ho? Agar jeene ka mann na kare, to Tele-MANAS 14416 par free, din raat sunta hai. Agar maine galat samjha to bata do, phir aage baat karte hain.',
    hi: 'यह बात डेटिंग से बड़ी लग रही है। क्या आप अभी सुरक्षित हैं? अगर जीने का मन न करे, तो टेली-मानस 14416 पर मुफ़्त, दिन-रात सुनता है। अगर मैंने ग़लत समझा तो बता दीजिए, फिर आगे बात करते हैं।',
  },
  chips: [
    {
      words: {
        en: 'What happens when I call 14416?',
        hinglish: '14416 par call karne se kya hoga?',
        hi: '14416 पर फ़ोन करने से क्या होगा?',
      },
      answer: {
        en: 'You choose your language, then a trained counsellor listens. You need not give your name, it costs nothing, and you may just say “I am not okay”. They can arrange a doctor if you want one. If the line is busy, they call back; if it cannot wait, 112.',
        hinglish:
          'Pehle bhasha chunte ho, phir ek trained counsellor sunta hai. Naam batana zaroori nahi, paisa nahi lagta, bas itna kehna kaafi hai: “main theek nahi hoon”. Chaho to doctor se bhi baat karwate hain. Line busy ho to wo wapas call karte hain; ruk na sako to 112.',
        hi: 'पहले भाषा चुनते हैं, फिर एक प्रशिक्षित काउंसलर सुनता है। नाम बताना ज़रूरी नहीं, पैसे नहीं लगते, बस इतना कहना काफ़ी है: “मैं ठीक नहीं हूँ”। चाहें तो डॉक्टर से भी बात करवाते हैं। लाइन व्यस्त हो तो वे वापस फ़ोन करते हैं; रुक न सकें तो 112।',
      },
    },
    {
      words: {
        en: 'I cannot call right now',
        hinglish: 'Abhi call nahi ho payegi',
        hi: 'अभी फ़ोन नहीं हो पाएगा',
      },
      said: /\b(?:can'?t|cannot) (?:call|talk|speak)\b|\b(?:call|phone) nahi\b|\bbol nahi\b|फ़ोन नहीं|फोन नहीं|no police|police nahi/i,
      answer: {
        en: 'Then send one message to one person: “I’m not okay, can you come or stay on the phone?” Nothing more is needed. Until they answer, sit where other people are, drink some water, and keep 14416 and 112 at hand. Who could that person be?',
        hinglish:
          'To ek insaan ko ek message bhejo: “Main theek nahi hoon, aa sakte ho ya phone par reh sakte ho?” Itna hi kaafi hai. Jab tak jawab aaye, logon ke beech baitho, paani piyo, aur 14416 aur 112 paas rakho. Wo insaan kaun ho sakta hai?',
        hi: 'तो एक इंसान को एक मैसेज भेजिए: “मैं ठीक नहीं हूँ, आ सकते हो या फ़ोन पर रह सकते हो?” इतना ही काफ़ी है। जब तक जवाब आए, लोगों के बीच बैठिए, पानी पीजिए, और 14416 और 112 पास रखिए। वह इंसान कौन हो सकता है?',
      },
    },
    {
      words: {
        en: 'I am safe right now',
        hinglish: 'Abhi main safe hoon',
        hi: 'अभी मैं सुरक्षित हूँ',
      },
      said: SAFE_NOW,
      isFirst: true,
      answer: {
        en: 'I’m relieved to read that. It can come back in waves, so decide now what you do then: one person you write to, and 14416 saved in your phone. For the next hour: water, something to eat, a room with someone in it. Do you want to tell me what happened?',
        hinglish:
          'Ye padhkar rahat mili. Ye khayal lehron mein wapas aate hain, to abhi tay kar lo: ek insaan jise likhoge, aur phone mein 14416 save. Agle ek ghante ke liye: paani, kuch khana, aur aisi jagah jahan koi ho. Kya hua tha, batana chahoge?',
        hi: 'यह पढ़कर राहत मिली। ये ख़याल लहरों में लौटते हैं, तो अभी तय कर लीजिए: एक इंसान जिसे लिखेंगे, और फ़ोन में 14416 सेव। अगले एक घंटे के लिए: पानी, कुछ खाना, और ऐसी जगह जहाँ कोई हो। क्या हुआ था, बताना चाहेंगे?',
      },
    },
  ],
  steps: [
    {
      said: /\b(?:on|at|near) (?:the|a|my) (?:roof|rooftop|terrace|bridge|ledge|balcony|tracks)\b|\b(?:pills|tablets|goliyan|goliya|blade|knife|chaku|rope|rassi|poison|zeher)\b.{0,25}\b(?:here|hand|table|bed|bag|drawer|front of me|haath|hath|saamne|paas|pass|with me|ready)\b|\b(?:chhat|chat|pul|patri) (?:par|pe)\b|(?:छत|पुल|पटरी) पर|(?:गोलियाँ|गोलियां|ब्लेड|रस्सी|ज़हर|चाकू).{0,20}(?:पास|हाथ|सामने)/i,
      isFirst: true,
      answer: {
        en: 'Please move away from there now, to where people are, and leave behind what could hurt you. Then call 112 and say where you are; 14416 stays on the line with you. Write to me once you have moved.',
        hinglish:
          'Please abhi wahan se hato, jahan log hain wahan jao, aur jis cheez se chot lag sakti hai use chhod do. Phir 112 par call karke batao kahan ho; 14416 line par saath rahega. Hat jao to mujhe likhna.',
        hi: 'कृपया अभी वहाँ से हटिए, जहाँ लोग हैं वहाँ जाइए, और जिससे चोट लग सकती है उसे छोड़ दीजिए। फिर 112 पर बताइए कि आप कहाँ हैं; 14416 फ़ोन पर साथ रहेगा। हट जाएँ तो मुझे लिखिए।',
      },
    },
    {
      said: /\b(?:sister|brother|mom|mum|mummy|mother|dad|papa|didi|bhai|bhaiya|bhabhi|friend|dost|roommate|flatmate|cousin|wife|husband)\b.{0,30}\b(?:room|kamre|asleep|sleeping|at home|is here|so rah\w+|ghar (?:par|pe|mein|me)|paas)\b|\b(?:what|how)\b.{0,20}\b(?:tell|say to) (?:her|him|them|my)\b|\bwake (?:her|him|them)\b|\bunko kya bol|\bkaise batau|(?:दीदी|भाई|भैया|माँ|मम्मी|पापा|बहन|दोस्त).{0,25}(?:घर पर|कमरे|सो रह|पास|कहने|बता)|कैसे बताऊ/i,
      answer: {
        en: 'Please go to them now, also if you have to wake them; they would want you to. One sentence is enough: “I have been thinking of dying, please stay with me.” Then call 14416 together.',
        hinglish:
          'Please abhi unke paas jao, jagaana pade to bhi; wo yahi chahenge. Ek line kaafi hai: “Mujhe marne ke khayal aa rahe hain, mere saath raho.” Phir saath mein 14416 par call karo.',
        hi: 'कृपया अभी उनके पास जाइए, जगाना पड़े तो भी; वे यही चाहेंगे। एक वाक्य काफ़ी है: “मुझे मरने के ख़याल आ रहे हैं, मेरे साथ रहो।” फिर साथ में 14416 पर फ़ोन कीजिए।',
      },
    },
  ],
};
