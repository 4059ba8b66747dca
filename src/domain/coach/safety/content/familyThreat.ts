import type { SafetyContent } from '../safetyContent';

export const familyThreat: SafetyContent = {
  replies: {
    en: [
      'That is a threat, and I take it seriously. Two adults may choose each other; no family and no panchayat may stop or force you. If you are locked in or afraid of being hurt, call 112, or 181 as a woman; under 18, 1098. Does a friend outside the family know?',
      'No honour is worth your safety, and a forced marriage is not valid consent. Don’t announce plans at home now. 112 in danger, 181 for women, day and night; police must protect couples who are threatened. Can you still use your phone freely?',
    ],
    hinglish: [
      'Ye dhamki hai, aur ise halke mein nahi lena chahiye. Do adult apni marzi se saath reh sakte hain; ghar wale ya panchayat zabardasti nahi kar sakte. Band kiya ho ya maarne ka dar ho to 112, ladki ho to 181, 18 se kam ho to 1098. Ghar ke bahar kisi dost ko pata hai?',
      'Koi izzat tumhari jaan se badi nahi, aur zabardasti ki shaadi marzi nahi hoti. Abhi ghar par koi plan mat batao. Khatra ho to 112, mahilaon ke liye 181, din raat; dhamki mile couples ko police protection milta hai. Phone abhi tumhare paas hai, bina rok-tok?',
    ],
    hi: [
      'यह धमकी है, और इसे हल्के में नहीं लेना चाहिए। दो वयस्क अपनी मर्ज़ी से साथ रह सकते हैं; घर वाले या पंचायत ज़बरदस्ती नहीं कर सकते। बंद किया हो या मारने का डर हो तो 112, महिला हों तो 181, 18 से कम हों तो 1098। घर के बाहर किसी दोस्त को पता है?',
      'कोई इज़्ज़त आपकी जान से बड़ी नहीं, और ज़बरदस्ती की शादी मर्ज़ी नहीं होती। अभी घर पर कोई योजना मत बताइए। ख़तरा हो तो 112, महिलाओं के लिए 181, दिन-रात; धमकी मिले जोड़ों को पुलिस सुरक्षा मिलती है। क्या फ़ोन अभी आपके पास है?',
    ],
  },
  checkIn: {
    en: 'Is it “no” at home, or has somebody threatened to hurt, lock in or marry you off? If so, 112 helps at once, 181 women, 1098 under 18. If it is only a hard talk, tell me, and we plan it.',
    hinglish:
      'Ghar par sirf “na” hai, ya kisi ne maarne, band karne ya zabardasti shaadi ki dhamki di hai? Agar dhamki hai to 112, mahilaon ke liye 181, 18 se kam ho to 1098. Agar sirf mushkil baat-cheet hai to batao, plan banate hain.',
    hi: 'घर पर सिर्फ़ “ना” है, या किसी ने मारने, बंद करने या ज़बरदस्ती शादी की धमकी दी है? धमकी हो तो 112, महिलाओं के लिए 181, 18 से कम हों तो 1098। अगर सिर्फ़ मुश्किल बातचीत है तो बताइए, योजना बनाते हैं।',
  },
  chips: [
    {
      words: {
        en: 'They have locked me in',
        hinglish: 'Mujhe ghar mein band kar diya',
        hi: 'मुझे घर में बंद कर दिया',
      },
      said: /\b(?:can'?t|cannot) (?:call|leave|go out)\b|\b(?:call|bahar|phone) nahi\b|\block(?:ed)?\b|\bphone (?:le liya|che?e?n)|\bsab yahin\b|फ़ोन (?:छीन|नहीं|ले लिया)|बाहर नहीं/i,
      answer: {
        en: 'Holding an adult against their will is a crime. Call 112 or send one friend your address and “I am held here, call 112 for me”. Keep the phone on silent and charged, stay calm with them, don’t sign anything. When police come, say clearly that you want to leave.',
        hinglish:
          'Kisi adult ko zabardasti band rakhna jurm hai. 112 par call karo, ya ek dost ko address bhejo: “Mujhe yahan roka hai, mere liye 112 call karo.” Phone silent aur charged rakho, shaant raho, kuch sign mat karo. Police aaye to saaf kaho ki tum jaana chahte ho.',
        hi: 'किसी वयस्क को ज़बरदस्ती बंद रखना जुर्म है। 112 पर फ़ोन कीजिए, या एक दोस्त को पता भेजिए: “मुझे यहाँ रोका है, मेरे लिए 112 पर फ़ोन करो।” फ़ोन साइलेंट और चार्ज रखिए, शांत रहिए, कुछ साइन मत कीजिए। पुलिस आए तो साफ़ कहिए कि आप जाना चाहते हैं।',
      },
    },
    {
      words: {
        en: 'Can police protect us?',
        hinglish: 'Kya police hame bacha sakti hai?',
        hi: 'क्या पुलिस हमें बचा सकती है?',
      },
      said: /\bpolice\b|\bwhere\b.{0,20}\b(?:i|we)\b.{0,10}\bgo\b|\bkaha+n? ja|पुलिस|कहाँ जा/i,
      answer: {
        en: 'Yes. Adults who are threatened for their choice can ask any police station, the SP’s office or the High Court for protection; the Supreme Court ordered special cells for this in 2018. Go with proof of age and, if you can, a lawyer (free from the Legal Services Authority, 15100).',
        hinglish:
          'Haan. Apni pasand ke liye dhamki mile to koi bhi adult thane, SP office ya High Court se suraksha maang sakta hai; Supreme Court ne 2018 mein iske liye special cell banane ko kaha. Umar ka saboot le jao, aur ho sake to vakeel (Legal Services Authority se free, 15100).',
        hi: 'हाँ। अपनी पसंद के लिए धमकी मिले तो कोई भी वयस्क थाने, एसपी दफ़्तर या हाई कोर्ट से सुरक्षा माँग सकता है; सुप्रीम कोर्ट ने 2018 में इसके लिए विशेष सेल बनाने को कहा। उम्र का सबूत ले जाइए, और हो सके तो वकील (विधिक सेवा प्राधिकरण से मुफ़्त, 15100)।',
      },
    },
    {
      words: {
        en: 'It is only a hard talk at home',
        hinglish: 'Bas ghar par behas hui hai',
        hi: 'बस घर पर बहस हुई है',
      },
      answer: {
        en: 'Good that it is words and not threats. Let it cool for some days, then talk to the one who listens best, alone, about one worry at a time. If a word like “kill”, “lock” or “we fixed the date” falls, come back to 112 and 181. Who listens best at home?',
        hinglish:
          'Achha hai ki baat sirf baaton tak hai. Kuch din thanda hone do, phir jo sabse zyada sunta hai usse akele mein, ek chinta ek baar mein. Agar “maar denge”, “band kar denge” ya “taareekh pakki” jaisi baat aaye, to 112 aur 181 yaad rakhna. Ghar mein sabse zyada kaun sunta hai?',
        hi: 'अच्छा है कि बात सिर्फ़ बातों तक है। कुछ दिन ठंडा होने दीजिए, फिर जो सबसे ज़्यादा सुनता है उससे अकेले में, एक चिंता एक बार में। अगर “मार देंगे”, “बंद कर देंगे” या “तारीख़ पक्की” जैसी बात आए, तो 112 और 181 याद रखिए। घर में सबसे ज़्यादा कौन सुनता है?',
      },
    },
  ],
};
