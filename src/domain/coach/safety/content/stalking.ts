import type { SafetyContent } from '../safetyContent';
import { SAFE_OR_AWAY } from './said';

export const stalking: SafetyContent = {
  replies: {
    en: [
      'Being followed or watched is a crime (stalking, section 78 BNS), and you are not overreacting. If the person is near you now, go where people are and call 112; women also 181. Online: keep screenshots, don’t answer any more, and report on 1930 or cybercrime.gov.in.',
      'That is not love and not a misunderstanding. Tell one person where you are each day, change routes and passwords, and say nothing more to them. 112 if they turn up, 181 for women, 1930 for accounts and messages. Do you feel safe where you are now?',
    ],
    hinglish: [
      'Peecha karna ya nazar rakhna jurm hai (stalking), aur tum zyada nahi soch rahe. Wo abhi aas-paas ho to logon ke beech jao aur 112 par call karo; mahilaon ke liye 181 bhi. Online ho to screenshot rakho, jawab band karo, aur 1930 ya cybercrime.gov.in par report karo.',
      'Ye pyaar nahi hai, aur galatfehmi bhi nahi. Roz ek insaan ko batao kahan ho, raaste aur password badlo, aur use aur kuch mat kaho. Saamne aaye to 112, mahilaon ke liye 181, account aur messages ke liye 1930. Abhi jahan ho wahan safe ho?',
    ],
    hi: [
      'पीछा करना या नज़र रखना जुर्म है (स्टॉकिंग), और आप ज़्यादा नहीं सोच रहे। वह अभी आस-पास हो तो लोगों के बीच जाइए और 112 पर फ़ोन कीजिए; महिलाओं के लिए 181 भी। ऑनलाइन हो तो स्क्रीनशॉट रखिए, जवाब बंद कीजिए, और 1930 या cybercrime.gov.in पर शिकायत कीजिए।',
      'यह प्यार नहीं है, और ग़लतफ़हमी भी नहीं। रोज़ एक इंसान को बताइए कहाँ हैं, रास्ते और पासवर्ड बदलिए, और उसे और कुछ मत कहिए। सामने आए तो 112, महिलाओं के लिए 181, अकाउंट और मैसेज के लिए 1930। अभी जहाँ हैं वहाँ सुरक्षित हैं?',
    ],
  },
  checkIn: {
    en: 'Does somebody keep following, calling or watching you though you said no? Then you need not handle it alone: 112 in danger, 181 for women, 1930 online. If I misread you, tell me.',
    hinglish:
      'Kya koi mana karne ke baad bhi peecha, call ya nazar rakh raha hai? To akele mat jhelo: khatra ho to 112, mahilaon ke liye 181, online ke liye 1930. Galat samjha ho to bata do.',
    hi: 'क्या कोई मना करने के बाद भी पीछा, फ़ोन या नज़र रख रहा है? तो अकेले मत झेलिए: ख़तरा हो तो 112, महिलाओं के लिए 181, ऑनलाइन के लिए 1930। ग़लत समझा हो तो बता दीजिए।',
  },
  chips: [
    {
      words: { en: 'How do I make it stop?', hinglish: 'Ise rokun kaise?', hi: 'इसे रोकूँ कैसे?' },
      answer: {
        en: 'One clear sentence, once: “Do not contact me again.” Then no reply, ever; every reply teaches them to go on. Block, keep screenshots with dates, tell family, hostel or office security, and give the list to the police (112) or on cybercrime.gov.in. Women: 181 goes along.',
        hinglish:
          'Ek saaf line, ek baar: “Mujhse dobara contact mat karna.” Phir koi jawab nahi; har jawab unhe aage badhata hai. Block karo, date ke saath screenshots rakho, ghar, hostel ya office security ko batao, aur police (112) ya cybercrime.gov.in par do. Mahilaon ke saath 181 chalti hai.',
        hi: 'एक साफ़ लाइन, एक बार: “मुझसे दोबारा संपर्क मत करना।” फिर कोई जवाब नहीं; हर जवाब उन्हें आगे बढ़ाता है। ब्लॉक कीजिए, तारीख़ के साथ स्क्रीनशॉट रखिए, घर, हॉस्टल या दफ़्तर की सुरक्षा को बताइए, और पुलिस (112) या cybercrime.gov.in पर दीजिए। महिलाओं के साथ 181 चलती है।',
      },
    },
    {
      words: {
        en: 'They have my passwords',
        hinglish: 'Uske paas mere password hain',
        hi: 'उसके पास मेरे पासवर्ड हैं',
      },
      said: /\bpasswords?\b|\b(?:account|insta\w*|mail|phone)\b.{0,20}\b(?:hack\w*|login|log in|access)\b|पासवर्ड/i,
      answer: {
        en: 'From a phone they never had: change the mail password first, then the rest; log out all devices; switch on two-step login; check “linked devices” in WhatsApp and location sharing in Google Maps. If an unknown app watches the phone, back up photos and reset it. 1930 helps with accounts.',
        hinglish:
          'Aise phone se jo uske haath nahi aaya: pehle mail ka password badlo, phir baaki; sab device logout karo; two-step login chalu karo; WhatsApp ke linked devices aur Google Maps location sharing dekho. Koi anjaan app ho to photo backup lekar phone reset karo. 1930 account mein madad karta hai.',
        hi: 'ऐसे फ़ोन से जो उसके हाथ नहीं आया: पहले मेल का पासवर्ड बदलिए, फिर बाक़ी; सब डिवाइस लॉगआउट कीजिए; दो-चरण लॉगिन चालू कीजिए; WhatsApp के लिंक्ड डिवाइस और Google Maps लोकेशन देखिए। कोई अनजान ऐप हो तो बैकअप लेकर फ़ोन रीसेट कीजिए। 1930 अकाउंट में मदद करता है।',
      },
    },
    {
      words: { en: 'I am safe right now', hinglish: 'Abhi main safe hoon', hi: 'अभी मैं सुरक्षित हूँ' },
      said: SAFE_OR_AWAY,
      answer: {
        en: 'Good. Use the calm: write down dates, places and messages, share your live location with one person you trust, and tell two people at home or at work what this person looks like. If you see them once more, don’t talk to them, call 112.',
        hinglish:
          'Achha hai. Is waqt ka fayda lo: taareekh, jagah aur messages likh lo, ek bharose wale ke saath live location share karo, aur ghar ya office mein do logon ko batao ki wo kaisa dikhta hai. Phir dikhe to baat mat karo, 112 par call karo.',
        hi: 'अच्छा है। इस समय का उपयोग कीजिए: तारीख़, जगह और मैसेज लिख लीजिए, एक भरोसे वाले के साथ लाइव लोकेशन शेयर कीजिए, और घर या दफ़्तर में दो लोगों को बताइए कि वह कैसा दिखता है। फिर दिखे तो बात मत कीजिए, 112 पर फ़ोन कीजिए।',
      },
    },
  ],
};
