import type { SafetyContent } from '../safetyContent';

export const minor: SafetyContent = {
  replies: {
    en: [
      'Taal is for adults, and dating or pictures with someone under 18 are not okay, whoever of you is the younger: the law (POCSO) says so, also when both want it. If you are under 18 and somebody presses, touches or writes to you, 1098 listens free, day and night; you will not be in trouble.',
      'I have to be clear: with anyone under 18 there is no dating, no flirting and no pictures, and I won’t help with it. Are you under 18 yourself? Then talk to an adult you trust, or 1098 (free, day and night), especially if an adult writes to you.',
    ],
    hinglish: [
      'Taal sirf adults ke liye hai, aur 18 se kam umar ke saath dating ya photos theek nahi, dono mein se chhota koi bhi ho: kanoon (POCSO) yahi kehta hai, marzi ho tab bhi. Tum 18 se kam ho aur koi dabaav de, chhue ya message kare, to 1098 free, din raat sunta hai; tumhe koi saza nahi hogi.',
      'Saaf baat: 18 se kam kisi ke saath na dating, na flirting, na photos, aur isme madad nahi milegi. Kya tum khud 18 se kam ho? To kisi bharose wale bade se ya 1098 par baat karo (free, din raat), khaaskar agar koi adult tumhe message karta hai.',
    ],
    hi: [
      'Taal सिर्फ़ वयस्कों के लिए है, और 18 से कम उम्र के साथ डेटिंग या फ़ोटो ठीक नहीं, दोनों में छोटा कोई भी हो: क़ानून (पॉक्सो) यही कहता है, मर्ज़ी हो तब भी। आप 18 से कम हैं और कोई दबाव दे, छुए या मैसेज करे, तो 1098 मुफ़्त, दिन-रात सुनता है; आपको कोई सज़ा नहीं होगी।',
      'साफ़ बात: 18 से कम किसी के साथ न डेटिंग, न फ़्लर्टिंग, न फ़ोटो, और इसमें मदद नहीं मिलेगी। क्या आप ख़ुद 18 से कम हैं? तो किसी भरोसे वाले बड़े से या 1098 पर बात कीजिए (मुफ़्त, दिन-रात), ख़ासकर अगर कोई वयस्क मैसेज करता है।',
    ],
  },
  checkIn: {
    en: 'One thing first: are you both 18 or older? Taal is for adults, and with anyone younger there is no dating. Under 18, 1098 listens free, day and night. If I misread you, tell me.',
    hinglish:
      'Pehle ek baat: kya tum dono 18 ya usse bade ho? Taal sirf adults ke liye hai, aur usse chhote ke saath dating nahi. 18 se kam ho to 1098 free, din raat sunta hai. Galat samjha ho to bata do.',
    hi: 'पहले एक बात: क्या आप दोनों 18 या उससे बड़े हैं? Taal सिर्फ़ वयस्कों के लिए है, और उससे छोटे के साथ डेटिंग नहीं। 18 से कम हों तो 1098 मुफ़्त, दिन-रात सुनता है। ग़लत समझा हो तो बता दीजिए।',
  },
  chips: [
    {
      words: { en: 'I am under 18', hinglish: 'Main 18 se kam hoon', hi: 'मैं 18 से कम हूँ' },
      answer: {
        en: 'Thank you for saying so. Then Taal is not for you yet, and that is no judgement. Liking someone your age is normal; talk with friends and take your time. If anyone asks for pictures, secrets or a meeting, or is older, tell a grown-up or call 1098; it is free and kind.',
        hinglish:
          'Batane ke liye shukriya. To Taal abhi tumhare liye nahi hai, isme koi burai nahi. Apni umar ke kisi ko pasand karna normal hai; doston se baat karo, jaldi mat karo. Koi photo, raaz ya milne ko kahe, ya bada ho, to kisi bade ko batao ya 1098 par call karo; free hai.',
        hi: 'बताने के लिए शुक्रिया। तो Taal अभी आपके लिए नहीं है, इसमें कोई बुराई नहीं। अपनी उम्र के किसी को पसंद करना सामान्य है; दोस्तों से बात कीजिए, जल्दी मत कीजिए। कोई फ़ोटो, राज़ या मिलने को कहे, या बड़ा हो, तो किसी बड़े को बताइए या 1098 पर फ़ोन कीजिए; मुफ़्त है।',
      },
    },
    {
      words: {
        en: 'The other person is under 18',
        hinglish: 'Saamne wala 18 se kam hai',
        hi: 'सामने वाले 18 से कम हैं',
      },
      answer: {
        en: 'Then end it today, kindly and clearly: “You are under 18, so I won’t chat like this. Take care.” Delete any pictures, don’t meet, don’t wait for a birthday in the chat. If you worry about them, 1098 can help them. If such feelings frighten you, 14416 is confidential.',
        hinglish:
          'To aaj hi pyaar se aur saaf khatam karo: “Tum 18 se kam ho, to aisi baat-cheet nahi. Apna khayal rakhna.” Koi photo ho to delete karo, milna mat. Unki chinta ho to 1098 unki madad kar sakta hai. Apni feelings se dar lage to 14416 par baat goopt rehti hai.',
        hi: 'तो आज ही प्यार से और साफ़ ख़त्म कीजिए: “आप 18 से कम हैं, तो ऐसी बातचीत नहीं। अपना ख़याल रखिए।” कोई फ़ोटो हो तो हटा दीजिए, मिलिए मत। उनकी चिंता हो तो 1098 उनकी मदद कर सकता है। अपनी भावनाओं से डर लगे तो 14416 पर बात गुप्त रहती है।',
      },
    },
    {
      words: { en: 'We are both adults', hinglish: 'Hum dono adult hain', hi: 'हम दोनों वयस्क हैं' },
      answer: {
        en: 'Thank you, then I misread a number, sorry. Tell me again in a sentence what it is about, and we go on from there.',
        hinglish:
          'Shukriya, to number galat samjha, sorry. Ek line mein phir se batao ki baat kya hai, wahin se aage chalte hain.',
        hi: 'शुक्रिया, तो संख्या ग़लत समझी, माफ़ कीजिए। एक वाक्य में फिर बताइए कि बात क्या है, वहीं से आगे चलते हैं।',
      },
    },
  ],
};
