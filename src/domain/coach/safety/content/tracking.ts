import type { SafetyContent } from '../safetyContent';

export const tracking: SafetyContent = {
  replies: {
    en: [
      'No, I won’t help with tracking, spying or following anybody, and please don’t: it is a crime, and it ends trust for good. What is behind it is real, though. Say it to the person: “I feel unsure about us, can we talk?” What are you afraid of?',
      'I can’t help with that: reading someone’s chats, finding their address or following them takes away their safety. If you need to know something, ask once, in words, and accept the answer. Shall we find the sentence for it?',
    ],
    hinglish: [
      'Nahi, kisi ko track karne, jasoosi ya peecha karne mein madad nahi milegi, aur please mat karo: ye jurm hai aur bharosa hamesha ke liye khatam ho jaata hai. Jo dar hai wo sach hai; use kaho: “Mujhe hamare baare mein tension hai, baat kar sakte hain?” Dar kis baat ka hai?',
      'Isme madad nahi kar sakte: kisi ki chat padhna, address nikalna ya peecha karna uski safety cheen leta hai. Kuch jaanna hai to ek baar seedha poocho, aur jawab maan lo. Wo line saath mein banayein?',
    ],
    hi: [
      'नहीं, किसी को ट्रैक करने, जासूसी या पीछा करने में मदद नहीं मिलेगी, और कृपया मत कीजिए: यह जुर्म है और भरोसा हमेशा के लिए टूट जाता है। जो डर है वह सच है; उनसे कहिए: “मुझे हमारे बारे में चिंता है, बात कर सकते हैं?” डर किस बात का है?',
      'इसमें मदद नहीं हो सकती: किसी की चैट पढ़ना, पता निकालना या पीछा करना उसकी सुरक्षा छीन लेता है। कुछ जानना है तो एक बार सीधा पूछिए, और जवाब मान लीजिए। वह बात साथ में बनाएँ?',
    ],
  },
  checkIn: {
    en: 'If this is about watching or finding somebody without their knowing: that I won’t help with, it frightens people and is a crime. Asking them directly is always allowed. Did I read you right?',
    hinglish:
      'Agar baat kisi par uski jaankari ke bina nazar rakhne ki hai, to usme madad nahi: isse log darte hain, aur ye jurm hai. Seedha poochna hamesha theek hai. Sahi samjha?',
    hi: 'अगर बात किसी पर उसकी जानकारी के बिना नज़र रखने की है, तो उसमें मदद नहीं: इससे लोग डरते हैं, और यह जुर्म है। सीधा पूछना हमेशा ठीक है। सही समझा?',
  },
  chips: [
    {
      words: {
        en: 'I think they are cheating',
        hinglish: 'Lagta hai mujhe dhokha mil raha hai',
        hi: 'लगता है वह धोखा दे रहे हैं',
      },
      answer: {
        en: 'That fear eats you up, and spying feeds it. Name what you saw, not what you guess: “You cancelled three times and turned the phone away; I feel shut out. What is going on?” Then listen. If you cannot believe the answer, that already tells you about the trust.',
        hinglish:
          'Ye dar andar se khaata hai, aur jasoosi use badhati hai. Jo dekha wo bolo, andaza nahi: “Teen baar cancel kiya aur phone chhupaya; mujhe dooriyan lag rahi hain. Kya chal raha hai?” Phir suno. Jawab par yakeen na ho paaye to bharose ka haal wahin dikh gaya.',
        hi: 'यह डर अंदर से खाता है, और जासूसी उसे बढ़ाती है। जो देखा वह कहिए, अंदाज़ा नहीं: “तीन बार कैंसल किया और फ़ोन छुपाया; मुझे दूरी लग रही है। क्या चल रहा है?” फिर सुनिए। जवाब पर यक़ीन न हो पाए तो भरोसे का हाल वहीं दिख गया।',
      },
    },
    {
      words: {
        en: 'I am worried about their safety',
        hinglish: 'Mujhe uski safety ki chinta hai',
        hi: 'मुझे उनकी सुरक्षा की चिंता है',
      },
      answer: {
        en: 'Then ask them to share their location themselves, for that evening, or call a common friend. If someone is really missing or in danger, call 112; the police may trace a phone, and only they may.',
        hinglish:
          'To unse kaho ki us shaam ke liye khud location share karein, ya kisi common dost ko call karo. Agar koi sach mein laapata ya khatre mein hai to 112; phone trace sirf police kar sakti hai.',
        hi: 'तो उनसे कहिए कि उस शाम के लिए ख़ुद लोकेशन शेयर करें, या किसी साझा दोस्त को फ़ोन कीजिए। अगर कोई सच में लापता या ख़तरे में है तो 112; फ़ोन ट्रेस सिर्फ़ पुलिस कर सकती है।',
      },
    },
  ],
};
