import type { SafetyContent } from '../safetyContent';
import { PAID_OR_REPORTS } from './said';

export const moneyFraud: SafetyContent = {
  replies: {
    en: [
      'Please send nothing, no money, OTP or ID: someone you only know online who asks for money is a fraud almost every time, however warm the chat. Stop answering and keep screenshots. If anything has gone already, call 1930 at once; within hours it can often be frozen.',
      'This follows the pattern of a romance scam: closeness, then an urgent need, a parcel, an investment. A person who likes you does not need your money. Ask for nothing more, pay nothing, block, and report on 1930 or cybercrime.gov.in. Have you sent anything yet?',
    ],
    hinglish: [
      'Please kuch mat bhejo, na paise, na OTP, na ID: jo sirf online mila hai aur paise maange, wo lagbhag hamesha fraud hota hai, chat kitni bhi pyaari ho. Jawab band karo, screenshot rakho. Kuch bhej diya ho to turant 1930 par call karo; kuch ghanton mein aksar ruk jaata hai.',
      'Ye romance scam ka tareeka hai: pehle nazdeeki, phir achanak zaroorat, parcel ya investment. Jise tum pasand ho use tumhare paise nahi chahiye. Kuch mat do, block karo, 1930 ya cybercrime.gov.in par report karo. Kuch bheja hai ab tak?',
    ],
    hi: [
      'कृपया कुछ मत भेजिए, न पैसे, न OTP, न पहचान-पत्र: जो सिर्फ़ ऑनलाइन मिला है और पैसे माँगे, वह लगभग हमेशा धोखा होता है, बातें कितनी भी प्यारी हों। जवाब बंद कीजिए, स्क्रीनशॉट रखिए। कुछ भेज दिया हो तो तुरंत 1930 पर फ़ोन कीजिए; कुछ घंटों में अक्सर रुक जाता है।',
      'यह प्रेम के नाम पर ठगी का तरीक़ा है: पहले नज़दीकी, फिर अचानक ज़रूरत, पार्सल या निवेश। जिसे आप पसंद हैं उसे आपके पैसे नहीं चाहिए। कुछ मत दीजिए, ब्लॉक कीजिए, 1930 या cybercrime.gov.in पर शिकायत कीजिए। क्या अब तक कुछ भेजा है?',
    ],
  },
  checkIn: {
    en: 'Is somebody you know only online asking for money, an OTP or an investment? Then send nothing, and 1930 tells you what to do. If I misread you, tell me.',
    hinglish:
      'Kya koi jo sirf online mila hai paise, OTP ya investment maang raha hai? To kuch mat bhejo; 1930 par pata chalega kya karna hai. Galat samjha ho to bata do.',
    hi: 'क्या कोई जो सिर्फ़ ऑनलाइन मिला है पैसे, OTP या निवेश माँग रहा है? तो कुछ मत भेजिए; 1930 पर पता चलेगा क्या करना है। ग़लत समझा हो तो बता दीजिए।',
  },
  chips: [
    {
      words: {
        en: 'I have sent money already',
        hinglish: 'Paise bhej diye hain',
        hi: 'पैसे भेज दिए हैं',
      },
      said: PAID_OR_REPORTS,
      answer: {
        en: 'Call 1930 now, before anything else: the sooner, the likelier the amount is frozen. Have ready the time, amount, UPI or account number and screenshots; then your bank, then cybercrime.gov.in. Clever people fall for this daily; nobody will laugh at you there.',
        hinglish:
          'Sabse pehle abhi 1930 par call karo: jitni jaldi, utna zyada chance ki paise ruk jaayein. Time, amount, UPI ya account number aur screenshots taiyaar rakho; phir bank, phir cybercrime.gov.in. Samajhdaar log bhi roz phanste hain; wahan koi hansega nahi.',
        hi: 'सबसे पहले अभी 1930 पर फ़ोन कीजिए: जितनी जल्दी, पैसे रुकने की उतनी संभावना। समय, रक़म, UPI या खाता नंबर और स्क्रीनशॉट तैयार रखिए; फिर बैंक, फिर cybercrime.gov.in। समझदार लोग भी रोज़ फँसते हैं; वहाँ कोई हँसेगा नहीं।',
      },
    },
    {
      words: {
        en: 'How do I know it is a scam?',
        hinglish: 'Kaise pata chale ki scam hai?',
        hi: 'कैसे पता चले कि ठगी है?',
      },
      answer: {
        en: 'Ask for a video call today and offer help that is not money. A scammer has a reason against the call, a deadline for the money, and a new problem after each payment. Search their photo in Google Lens. One “no” from you, and the love is gone: that is the proof.',
        hinglish:
          'Aaj hi video call maango, aur paise ke alawa madad ka offer karo. Scammer ke paas call na karne ka bahana, paise ki jaldi, aur har payment ke baad nayi museebat hoti hai. Photo Google Lens mein dhoondo. Ek “na” par pyaar khatam: wahi saboot hai.',
        hi: 'आज ही वीडियो कॉल माँगिए, और पैसे के अलावा मदद की पेशकश कीजिए। ठग के पास कॉल न करने का बहाना, पैसे की जल्दी, और हर भुगतान के बाद नई मुसीबत होती है। फ़ोटो Google Lens में खोजिए। एक “ना” पर प्यार ख़त्म: वही सबूत है।',
      },
    },
    {
      words: {
        en: 'How do I say no to them?',
        hinglish: 'Use mana kaise karun?',
        hi: 'उन्हें मना कैसे करूँ?',
      },
      said: /\b(?:write|what)\b.{0,25}\b(?:say|tell|reply|write)\b|\bkya (?:bolu|likhu|kahu)n?\b|\blikh do\b|क्या (?:कहूँ|लिखूँ|बोलूँ)|लिख दो/i,
      answer: {
        en: '“I don’t send money to anyone I haven’t met. Please don’t ask again.” No reason, no apology. What comes back shows who they are: respect, or pressure. With pressure, block; you owe no second explanation.',
        hinglish:
          '“Bina mile kisi ko paise nahi diye jaate. Dobara mat poochna.” Koi wajah nahi, koi sorry nahi. Jo jawab aaye wahi unki asliyat hai: izzat ya dabaav. Dabaav ho to block karo; doosri baar samjhana zaroori nahi.',
        hi: '“जिनसे मुलाक़ात नहीं हुई, उन्हें पैसे नहीं दिए जाते। दोबारा मत पूछिए।” कोई वजह नहीं, कोई माफ़ी नहीं। जो जवाब आए वही उनकी असलियत है: इज़्ज़त या दबाव। दबाव हो तो ब्लॉक कीजिए; दूसरी बार समझाना ज़रूरी नहीं।',
      },
    },
  ],
};
