import type { SafetyContent } from '../safetyContent';
import { PAID_OR_REPORTS } from './said';

export const sextortion: SafetyContent = {
  replies: {
    en: [
      'You are not at fault, and this happens to many. Don’t pay and don’t answer: paying brings the next demand. Keep screenshots, then block, set your accounts to private, and call 1930 now (cybercrime.gov.in); under 18, also 1098. If it becomes too much, 14416 listens day and night.',
      'This is blackmail, and you can stop playing along today. Send no money and no more pictures, save chat, numbers and UPI ids, report on 1930 or cybercrime.gov.in. StopNCII.org keeps the pictures from being uploaded (under 18: TakeItDown). Have you paid anything?',
    ],
    hinglish: [
      'Galti tumhari nahi hai, aur ye bahut logon ke saath hota hai. Paise mat do aur jawab mat do: ek baar doge to phir maangenge. Screenshot rakho, phir block karo, accounts private karo, aur abhi 1930 par call karo (cybercrime.gov.in); 18 se kam ho to 1098 bhi. Bahut bhaari lage to 14416, din raat.',
      'Ye blackmail hai, aur aaj hi iska saath dena band kar sakte ho. Na paisa, na aur photo; chat, number aur UPI id save karo, 1930 ya cybercrime.gov.in par report karo. StopNCII.org photo upload hone se rokta hai (18 se kam: TakeItDown). Kuch paisa diya hai kya?',
    ],
    hi: [
      'ग़लती आपकी नहीं है, और यह बहुत लोगों के साथ होता है। पैसे मत दीजिए और जवाब मत दीजिए: एक बार देंगे तो फिर माँगेंगे। स्क्रीनशॉट रखिए, फिर ब्लॉक कीजिए, अकाउंट प्राइवेट कीजिए, और अभी 1930 पर फ़ोन कीजिए (cybercrime.gov.in); 18 से कम हों तो 1098 भी। बहुत भारी लगे तो 14416, दिन-रात।',
      'यह ब्लैकमेल है, और आज ही इसका साथ देना बंद कर सकते हैं। न पैसा, न और फ़ोटो; चैट, नंबर और UPI आईडी सेव कीजिए, 1930 या cybercrime.gov.in पर शिकायत कीजिए। StopNCII.org फ़ोटो अपलोड होने से रोकता है (18 से कम: TakeItDown)। क्या कुछ पैसे दिए हैं?',
    ],
  },
  checkIn: {
    en: 'Is somebody threatening to show pictures or chats of you? Then don’t pay and don’t answer: 1930 and cybercrime.gov.in help day and night. If I misread you, tell me.',
    hinglish:
      'Kya koi tumhari photo ya chat dikhaane ki dhamki de raha hai? To paise aur jawab mat do: 1930 aur cybercrime.gov.in din raat madad karte hain. Galat samjha ho to bata do.',
    hi: 'क्या कोई आपकी फ़ोटो या चैट दिखाने की धमकी दे रहा है? तो पैसे और जवाब मत दीजिए: 1930 और cybercrime.gov.in दिन-रात मदद करते हैं। ग़लत समझा हो तो बता दीजिए।',
  },
  chips: [
    {
      words: { en: 'I have already paid', hinglish: 'Paise de diye hain', hi: 'पैसे दे दिए हैं' },
      said: PAID_OR_REPORTS,
      answer: {
        en: 'Then stop here; more money never ends it. Call 1930 at once, within hours the payment can often be frozen; have the UPI or account number and the time ready. Tell your bank too. You are a victim, not an offender, whatever they say.',
        hinglish:
          'To ab yahin ruk jao; aur paise dene se ye khatam nahi hota. Turant 1930 par call karo, kuch ghanton mein payment aksar rok sakte hain; UPI ya account number aur time taiyaar rakho. Bank ko bhi batao. Tum peedit ho, mujrim nahi, wo kuch bhi kahein.',
        hi: 'तो अब यहीं रुक जाइए; और पैसे देने से यह ख़त्म नहीं होता। तुरंत 1930 पर फ़ोन कीजिए, कुछ घंटों में भुगतान अक्सर रोका जा सकता है; UPI या खाता नंबर और समय तैयार रखिए। बैंक को भी बताइए। आप पीड़ित हैं, मुजरिम नहीं, वे कुछ भी कहें।',
      },
    },
    {
      words: {
        en: 'What if they really send it?',
        hinglish: 'Agar sach mein bhej diya to?',
        hi: 'अगर सच में भेज दिया तो?',
      },
      said: /\b(?:if|what if)\b.{0,20}\b(?:sends?|posts?|leaks?)\b|\bsach me(?:in)?\b|सच में/i,
      answer: {
        en: 'Most never do: it ends their hold on you. To be ahead, tell one person you trust today: “Someone is blackmailing me with a picture; if you get anything, don’t open it, report it.” Many clips are faked anyway. Report each upload, and 1930 has it taken down.',
        hinglish:
          'Zyada tar nahi bhejte: bhejne se unka dabaav khatam ho jaata hai. Pehle se ek bharose wale ko bata do: “Koi mujhe photo se blackmail kar raha hai; kuch aaye to kholna mat, report karna.” Kai video nakli hote hain. Har upload report karo, 1930 hatwata hai.',
        hi: 'ज़्यादातर नहीं भेजते: भेजने से उनका दबाव ख़त्म हो जाता है। पहले से एक भरोसे वाले को बता दीजिए: “कोई मुझे फ़ोटो से ब्लैकमेल कर रहा है; कुछ आए तो खोलना मत, रिपोर्ट करना।” कई वीडियो नकली होते हैं। हर अपलोड की शिकायत कीजिए, 1930 हटवाता है।',
      },
    },
    {
      words: {
        en: 'How do I tell my family?',
        hinglish: 'Ghar par kaise bataun?',
        hi: 'घर पर कैसे बताऊँ?',
      },
      said: /\btell\b.{0,20}\b(?:family|parents|papa|mom|mum|dad|brother|sister)\b|\bghar\w*.{0,15}\bbata|(?:पापा|घर|माँ|भाई|भैया).{0,15}(?:बता|कह)/i,
      answer: {
        en: 'Choose the calmest person, and say it in one breath: “I made a mistake online, someone is blackmailing me, I need your help and not a scolding right now.” You need not show anything. A secret is their only weapon, and then it is gone.',
        hinglish:
          'Jo sabse shaant hai use chuno, aur ek saans mein kaho: “Mujhse online galti hui, koi blackmail kar raha hai, abhi daant nahi, madad chahiye.” Kuch dikhana zaroori nahi. Raaz hi unka hathiyaar hai, phir wo bhi nahi rahega.',
        hi: 'जो सबसे शांत है उसे चुनिए, और एक साँस में कहिए: “मुझसे ऑनलाइन ग़लती हुई, कोई ब्लैकमेल कर रहा है, अभी डाँट नहीं, मदद चाहिए।” कुछ दिखाना ज़रूरी नहीं। राज़ ही उनका हथियार है, फिर वह भी नहीं रहेगा।',
      },
    },
  ],
};
