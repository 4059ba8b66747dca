import type { SafetyContent } from '../safetyContent';
import { BEHIND_A_DOOR } from './said';

export const sexualPressure: SafetyContent = {
  replies: {
    en: [
      'A no counts, also with a partner, also after a yes, also when nothing was said. It is not your fault. If you are with the person now, leave or call 112. If something happened, 181 (women) and 112 (everyone) help day and night, a hospital must treat you free and first, and you decide the rest.',
      'I believe you, and nobody may press, touch or film you against your will. You owe no picture, no visit and no reason. In danger 112; 181 for women, day and night, only to talk too. Did it happen just now, or do you want to know how to say no?',
    ],
    hinglish: [
      'Na ka matlab na hai, partner ke saath bhi, pehle haan kaha ho tab bhi, chup rahe ho tab bhi. Ye tumhari galti nahi hai. Wo abhi saath ho to nikal jao ya 112 par call karo. Kuch hua hai to 181 (women) aur 112 (sab) din raat madad karte hain, hospital ko free ilaaj pehle dena hota hai, baaki tum tay karoge.',
      'Mujhe tum par yakeen hai, aur koi bhi tumhari marzi ke bina dabaav, touch ya video nahi kar sakta. Na photo dena zaroori, na milna, na wajah batana. Khatra ho to 112; mahilaon ke liye 181, sirf baat karne ke liye bhi. Ye abhi hua hai, ya mana karne ka tareeka chahiye?',
    ],
    hi: [
      'ना का मतलब ना है, साथी के साथ भी, पहले हाँ कहा हो तब भी, चुप रहे हों तब भी। यह आपकी ग़लती नहीं है। वह अभी साथ हो तो निकल जाइए या 112 पर फ़ोन कीजिए। कुछ हुआ है तो 181 (महिलाएँ) और 112 (सब) दिन-रात मदद करते हैं, अस्पताल को मुफ़्त इलाज पहले देना होता है, बाक़ी आप तय करेंगे।',
      'आपकी बात पर भरोसा है, और कोई भी आपकी मर्ज़ी के बिना दबाव, छूना या वीडियो नहीं कर सकता। न फ़ोटो देना ज़रूरी, न मिलना, न वजह बताना। ख़तरा हो तो 112; महिलाओं के लिए 181, सिर्फ़ बात करने के लिए भी। यह अभी हुआ है, या मना करने का तरीक़ा चाहिए?',
    ],
  },
  checkIn: {
    en: 'Is somebody pressing you for pictures, touch or more than you want? Then a no is enough, and 181 (women) or 112 help day and night. If I misread you, tell me.',
    hinglish:
      'Kya koi photo, touch ya tumhari marzi se zyada ke liye dabaav de raha hai? To na kaafi hai, aur 181 (women) ya 112 din raat madad karte hain. Galat samjha ho to bata do.',
    hi: 'क्या कोई फ़ोटो, छूने या आपकी मर्ज़ी से ज़्यादा के लिए दबाव दे रहा है? तो ना काफ़ी है, और 181 (महिलाएँ) या 112 दिन-रात मदद करते हैं। ग़लत समझा हो तो बता दीजिए।',
  },
  chips: [
    {
      words: { en: 'How do I say no?', hinglish: 'Mana kaise karun?', hi: 'मना कैसे करूँ?' },
      said: /\b(?:how|what)\b.{0,20}\bsay\b|\bmana kaise\b|\bkya (?:bolu|kahu)n?\b|कैसे मना|मना कैसे|क्या (?:कहूँ|बोलूँ)/i,
      answer: {
        en: 'Short, without a reason: “No, I don’t want that. Don’t ask again.” A reason invites bargaining. Whoever answers with sulking, threats or “if you loved me” has shown you what they respect. Block is a full answer; “I’m going home” is one too.',
        hinglish:
          'Chhota aur bina wajah ke: “Nahi, mujhe ye nahi chahiye. Dobara mat poochna.” Wajah doge to mol-bhaav hoga. Jo naraaz ho, dhamki de ya “pyaar karte to” kahe, usne dikha diya ki wo kya izzat karta hai. Block poora jawab hai; “ab ghar jaana hai” bhi.',
        hi: 'छोटा और बिना वजह के: “नहीं, मुझे यह नहीं चाहिए। दोबारा मत पूछना।” वजह देंगे तो मोल-भाव होगा। जो नाराज़ हो, धमकी दे या “प्यार करते तो” कहे, उसने दिखा दिया कि वह क्या इज़्ज़त करता है। ब्लॉक पूरा जवाब है; “अब घर जाना है” भी।',
      },
    },
    {
      words: { en: 'It has already happened', hinglish: 'Ye ho chuka hai', hi: 'यह हो चुका है' },
      answer: {
        en: 'I’m so sorry; it was not your fault. Be with someone you trust. Medical care helps most within 72 hours (injuries, pregnancy, infections), free in any hospital, police only if you want. Keep the clothes in a paper bag. 181 or 112 send someone along; 14416 is there for the nights.',
        hinglish:
          'Bahut afsos hai; galti tumhari nahi thi. Kisi bharose wale ke saath raho. 72 ghante ke andar ilaaj sabse zyada kaam aata hai (chot, pregnancy, infection), har hospital mein free, police sirf tum chaho to. Kapde kaagaz ke bag mein rakho. 181 ya 112 saath bhejte hain; raaton ke liye 14416 hai.',
        hi: 'बहुत अफ़सोस है; ग़लती आपकी नहीं थी। किसी भरोसे वाले के साथ रहिए। 72 घंटे के अंदर इलाज सबसे ज़्यादा काम आता है (चोट, गर्भ, संक्रमण), हर अस्पताल में मुफ़्त, पुलिस सिर्फ़ आप चाहें तो। कपड़े काग़ज़ के थैले में रखिए। 181 या 112 किसी को साथ भेजते हैं; रातों के लिए 14416 है।',
      },
    },
    {
      words: {
        en: 'They have pictures of me',
        hinglish: 'Uske paas meri photos hain',
        hi: 'उनके पास मेरी फ़ोटो हैं',
      },
      answer: {
        en: 'Having them gives nobody a right to show them; sharing is a crime. Don’t buy them back. Write once: “Delete my pictures; I do not agree to any sharing.” Keep the reply, hash them at StopNCII.org, and call 1930 at the first threat.',
        hinglish:
          'Photo paas hone se dikhane ka haq nahi mil jaata; share karna jurm hai. Paise dekar mat chhudao. Ek baar likho: “Meri photos delete karo; share karne ki ijaazat nahi hai.” Jawab save rakho, StopNCII.org par daalo, aur pehli dhamki par 1930.',
        hi: 'फ़ोटो पास होने से दिखाने का हक़ नहीं मिल जाता; शेयर करना जुर्म है। पैसे देकर मत छुड़ाइए। एक बार लिखिए: “मेरी फ़ोटो हटाइए; शेयर करने की इजाज़त नहीं है।” जवाब सेव रखिए, StopNCII.org पर डालिए, और पहली धमकी पर 1930।',
      },
    },
  ],
  steps: [BEHIND_A_DOOR],
};
