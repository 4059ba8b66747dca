import type { SafetyContent } from '../safetyContent';
import { BEHIND_A_DOOR, SAFE_OR_AWAY } from './said';

export const violence: SafetyContent = {
  replies: {
    en: [
      'I’m sorry, this is not your fault, whatever was said before it. If you are in danger now, get out or to a neighbour and call 112. The women’s helpline 181 helps day and night with shelter, police and a lawyer; men and everyone else are heard on 112.',
      'I believe you. Nobody may hit, lock in or threaten you, not a partner and not family. 112 if it is happening now; 181 (women’s helpline, free) for a safe place and what comes after. Is the person near you at this moment?',
    ],
    hinglish: [
      'Ye tumhari galti nahi hai, chahe pehle kuch bhi kaha gaya ho. Abhi khatra ho to bahar ya padosi ke paas jao aur 112 par call karo. Women helpline 181 din raat madad karti hai: rehne ki jagah, police, vakeel. Baaki sab ke liye 112.',
      'Mujhe tum par yakeen hai. Koi bhi haath uthaaye, band kare ya dhamkaaye, ye galat hai, chahe partner ho ya ghar wale. Abhi ho raha ho to 112; safe jagah aur aage ke liye 181 (women helpline, free). Kya wo insaan abhi paas mein hai?',
    ],
    hi: [
      'यह आपकी ग़लती नहीं है, चाहे पहले कुछ भी कहा गया हो। अभी ख़तरा हो तो बाहर या पड़ोसी के पास जाइए और 112 पर फ़ोन कीजिए। महिला हेल्पलाइन 181 दिन-रात मदद करती है: रहने की जगह, पुलिस, वकील। बाक़ी सबके लिए 112।',
      'आपकी बात पर भरोसा है। कोई भी हाथ उठाए, बंद करे या धमकाए, यह ग़लत है, चाहे साथी हो या घर वाले। अभी हो रहा हो तो 112; सुरक्षित जगह और आगे के लिए 181 (महिला हेल्पलाइन, मुफ़्त)। क्या वह इंसान अभी पास है?',
    ],
  },
  checkIn: {
    en: 'Before anything else: has this person hurt or threatened you? If so, 181 (women) and 112 (everyone) help day and night, and you need no proof to call. If I misread you, tell me, and we go on.',
    hinglish:
      'Sabse pehle: kya is insaan ne tumhe maara ya dhamkaya hai? Agar haan, to 181 (women) aur 112 (sab ke liye) din raat madad karte hain, saboot ki zaroorat nahi. Galat samjha ho to bata do.',
    hi: 'सबसे पहले: क्या इस इंसान ने आपको मारा या धमकाया है? अगर हाँ, तो 181 (महिलाएँ) और 112 (सबके लिए) दिन-रात मदद करते हैं, सबूत की ज़रूरत नहीं। ग़लत समझा हो तो बता दीजिए।',
  },
  chips: [
    {
      words: {
        en: 'They are near me now',
        hinglish: 'Wo abhi paas mein hai',
        hi: 'वह अभी पास में है',
      },
      said: /\b(?:he|she|they)(?:'?s| is| are)? (?:home|here|back|outside|in the (?:next |other )?room)\b|\b(?:can'?t|cannot) (?:call|talk)\b|\bcall nahi\b|\b(?:wo|woh|sab) yahin\b|(?:वह|वो|सब) यहीं|फ़ोन नहीं/i,
      answer: {
        en: 'Then don’t argue and don’t let the screen be seen. Move towards the door, away from the kitchen, with your phone and keys. Call 112 and leave the line open; even if you cannot speak, stay on it. A neighbour’s door is enough for now.',
        hinglish:
          'To behas mat karo aur screen mat dikhne do. Phone aur chaabi lekar darwaze ki taraf jao, kitchen se door. 112 milao aur line khuli rakho, bol na sako tab bhi. Filhaal padosi ka darwaza kaafi hai.',
        hi: 'तो बहस मत कीजिए और स्क्रीन मत दिखने दीजिए। फ़ोन और चाबी लेकर दरवाज़े की ओर जाइए, रसोई से दूर। 112 मिलाइए और लाइन खुली रखिए, बोल न सकें तब भी। फ़िलहाल पड़ोसी का दरवाज़ा काफ़ी है।',
      },
    },
    {
      words: {
        en: 'How do I leave safely?',
        hinglish: 'Safe tareeke se kaise niklu?',
        hi: 'सुरक्षित कैसे निकलूँ?',
      },
      said: /\bwhere\b.{0,20}\bi\b.{0,10}\bgo\b|\bleave (?:him|her|safely|home)\b|\bkaha+n? ja|\bno police\b|\bpolice (?:nahi|mat)\b|कहाँ जा|पुलिस नहीं|निकल/i,
      answer: {
        en: 'Quietly, and with a plan: Aadhaar and papers, some money, medicines and a charger in one bag; one person who knows the day; a time when they are out. 181 arranges a One Stop Centre to stay in, and a protection officer. Don’t tell the person that you are leaving.',
        hinglish:
          'Chupchaap aur plan ke saath: Aadhaar aur kaagaz, thode paise, dawai, charger ek bag mein; ek insaan jise din pata ho; aisa waqt jab wo bahar ho. 181 One Stop Centre mein rehne ka intezaam karta hai. Jaane ki baat us insaan ko mat batao.',
        hi: 'चुपचाप और योजना के साथ: आधार और काग़ज़, थोड़े पैसे, दवाई, चार्जर एक बैग में; एक इंसान जिसे दिन पता हो; ऐसा समय जब वह बाहर हो। 181 वन स्टॉप सेंटर में रहने का इंतज़ाम करता है। जाने की बात उस इंसान को मत बताइए।',
      },
    },
    {
      words: { en: 'I am safe right now', hinglish: 'Abhi main safe hoon', hi: 'अभी मैं सुरक्षित हूँ' },
      said: SAFE_OR_AWAY,
      answer: {
        en: 'Good. While it is quiet: take photos of injuries and messages and send them to someone you trust, agree on a code word with them, and save 181 and 112. Hitting rarely stops by itself, so talk to 181 once, even only to know your options.',
        hinglish:
          'Achha hai. Jab tak shaanti hai: chot aur messages ki photo kisi bharose wale ko bhej do, unke saath ek code word rakho, 181 aur 112 save karo. Maar-peet apne aap kam hi rukti hai, to ek baar 181 se baat karo, sirf raaste jaanne ke liye bhi.',
        hi: 'अच्छा है। जब तक शांति है: चोट और मैसेज की फ़ोटो किसी भरोसे वाले को भेज दीजिए, उनके साथ एक कोड वर्ड रखिए, 181 और 112 सेव कीजिए। मार-पीट अपने आप कम ही रुकती है, तो एक बार 181 से बात कीजिए, सिर्फ़ रास्ते जानने के लिए भी।',
      },
    },
  ],
  steps: [
    BEHIND_A_DOOR,
    {
      said: /\b(?:throat|gal[ae]|swallow\w*|choke\w*|blood|bleed\w*|khoon)\b|गला|गले|निगल|ख़ून|खून/i,
      answer: {
        en: 'Please see a doctor today, also if it seems small: a throat that was pressed can swell hours later. 112 sends an ambulance; any hospital must treat you first and ask later. Let them note the injuries, and take somebody along.',
        hinglish:
          'Please aaj hi doctor ko dikhao, chhota lage to bhi: dabaya hua gala ghanton baad sooj sakta hai. 112 ambulance bhejta hai; hospital ko pehle ilaaj karna hota hai. Chot likhwa lo, aur kisi ko saath le jao.',
        hi: 'कृपया आज ही डॉक्टर को दिखाइए, छोटा लगे तो भी: दबाया हुआ गला घंटों बाद सूज सकता है। 112 एम्बुलेंस भेजता है; अस्पताल को पहले इलाज करना होता है। चोट लिखवा लीजिए, और किसी को साथ ले जाइए।',
      },
    },
  ],
};
