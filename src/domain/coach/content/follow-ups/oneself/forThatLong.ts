import type { Examples, Intent } from '../../../intent';

export const examples: Examples = {
  en: [
    '3 weeks',
    'since last month',
    'its been 2 days',
    '8 months together',
    'only since yesterday',
    'almost a yr now',
    'we r talking for 10 days',
    'for 4 years, since college',
    'like two wks',
    'we met just last saturday',
    'been on the app for 3 months',
    'broke up in march',
    '5 hrs only',
    'since diwali',
    'more than six months ppl keep asking',
    'i like her since 2 yrs',
    'married talk is on for one year now',
    'around 20 days, maybe more',
    'long distance from january',
    'it ended 3 wks back',
    'a few days, not more',
    'he texts me like this from the last fortnight',
    'almost 2 yrs now',
    'abt ten days',
    'only yesterday',
    'since college, so 6 yrs',
    'its been like five months',
    'from last tuesday',
    'hardly a week',
    '4 yrs relationship',
    'just this morning',
    'around a month n half',
    'since the lockdown',
    'two dates so far, over 3 weekends',
    "we've been chatting from new yr",
    'it happened last night only',
    'nearly 40 days',
    'over a decade, we were in school',
    'been single since 2021',
    'more than half a year i think',
    'since her cousins wedding in feb',
    'we met two months ago',
    'since college',
    '5 days',
  ],
  hinglish: [
    '10 din se baat ho rahi',
    'kal hi',
    'do mahine ho gaye',
    'pichle hafte se',
    '3 saal ka relationship hai',
    'abhi to bs 2 din hue',
    'ek saal se pasand krta hu',
    'breakup ko 5 mahine hue',
    'holi ke baad se',
    'kaafi time ho gya, 6 mhine',
    'aaj subah se',
    'hafte bhar se aisa chal rha',
    'ghar wale do saal se pichhe pade hai',
    'teen hafte pehle mile the',
    'dhai saal se',
    'kl raat ko hi hua',
    'college ke time se yaar',
    'lagbhag 5 mahine ho gye',
    'navratri se chal raha hai',
    'bas teen din hue',
    '7 saal ka rishta tha',
    'parso se',
    'is january se',
    'ek mahina hone wala h',
    'do saal se dhundh rahe hai',
    'aaj subah ki hi baat hai',
    '15-20 din ho gye honge',
    '2 saal se',
    'ek mahina ho gya',
    '3 hafte hone wale h',
  ],
  hi: [
    'तीन हफ़्ते',
    'पिछले महीने से',
    'कल ही',
    'दो साल से साथ हैं',
    'दस दिन से बात हो रही है',
    'ब्रेकअप को चार महीने हुए',
    'अभी बस एक दिन हुआ',
    'कॉलेज के समय से',
    'क़रीब छह महीने हो गए',
    'दिवाली के बाद से',
    'दो साल हो गए',
    'बस चार दिन हुए हैं',
    'होली के बाद से',
    'स्कूल के ज़माने से',
    'परसों की बात है',
    'करीब छह महीने से साथ हैं',
    'आज सुबह से',
    'डेढ़ साल से अकेली हूँ',
  ],
};

export const intent: Intent = {
  name: { en: 'how long it has been', hinglish: 'kitna time ho gaya', hi: 'कितना समय हो गया' },
  answers: {
    en: [
      'That helps, because time changes the step. In the first days you wait; after weeks you ask once, plainly, and believe the answer.',
      {
        when: { days: [21, 120] },
        text: '{days} is past the waiting stage: what you see by now is how it is. Ask openly this week or let it go.',
      },
      {
        when: { days: [121, 9999] },
        text: '{days} is a long time, and more of the same will not change it. Set a date this month by which you decide.',
      },
      {
        when: { about: 'texting', days: [0, 2] },
        text: 'That is still early, so send nothing more now. From the third day one light line is fine.',
      },
      {
        when: { about: 'texting', days: [3, 20] },
        text: 'If {days} is silence, send one light new question, once. If it is chatting, suggest a call or a coffee now; long chats go stale.',
      },
      {
        when: { about: 'texting', days: [21, 120] },
        text: '{days} without a reply is an answer: archive the chat. If you have been chatting all along, name a place and a day this week.',
      },
      {
        when: { about: 'texting', days: [121, 9999] },
        text: 'After {days} text alone leads nowhere. Suggest a video call once, with a day; if that is dodged, stop there.',
      },
      {
        when: { about: 'couple', days: [0, 20] },
        text: 'That is early, so no big promises yet. Say one small thing that bothers you while it is still small.',
      },
      {
        when: { about: 'couple', days: [21, 120] },
        text: '{days} is when the question is fair. Ask, face to face: “I like where this goes. Do you want the same?”',
      },
      {
        when: { about: 'couple', days: [121, 9999] },
        text: 'After {days} you may ask plainly for what is missing. The time already spent is no reason to stay; how you are treated is.',
      },
      {
        when: { about: 'ending', days: [0, 20] },
        text: 'So fresh, it is meant to hurt. No contact for thirty days: archive the chat, and tell one friend tonight.',
      },
      {
        when: { about: 'ending', days: [21, 120] },
        text: 'After {days} good days and bad days take turns; that is healing. Fill the worst hour of the week with a fixed plan.',
      },
      {
        when: { about: 'ending', days: [121, 9999] },
        text: '{days} and still with you: then something feeds it. Unfollow, put the gifts away, and if sleep or work suffer, see a counsellor.',
      },
      {
        when: { about: 'asking' },
        text: 'Long enough to ask, if you two really talk. Name one place and one day this week; a clear yes or no beats more guessing.',
      },
      {
        when: { about: 'family' },
        text: 'Then they need something to hold on to. Give them a date: “Till March please let me look myself, after that we talk again.”',
      },
      {
        when: { about: 'self' },
        text: 'Under two weeks is too short to judge a profile; after that change the first photo, and only that, and compare a week.',
      },
    ],
    hinglish: [
      'Ye jaanna kaam ka hai, kadam isi se tay hota hai. Pehle kuch din rukna theek; hafton baad ek baar saaf poochho aur jo jawab mile maan lo.',
      {
        when: { days: [21, 120] },
        text: '{days} ke baad wait ka time nikal gaya: jo ab dikh raha hai, wahi sach hai. Is hafte khulkar poochho ya chhod do.',
      },
      {
        when: { days: [121, 9999] },
        text: '{days} lamba time hai, aur waise hi chalte rehne se kuch nahi badlega. Is mahine ki ek tareekh tay karo, tab tak faisla.',
      },
      {
        when: { about: 'texting', days: [0, 2] },
        text: 'Abhi to shuruaat hai, to filhaal aur kuch mat bhejo. Teesre din ke baad ek halki line theek hai.',
      },
      {
        when: { about: 'texting', days: [3, 20] },
        text: '{days} se chuppi hai to ek halka naya sawaal, ek hi baar. Baat chal rahi hai to ab call ya coffee ka bolo, lambi chat thandi pad jaati hai.',
      },
      {
        when: { about: 'texting', days: [21, 120] },
        text: '{days} tak reply nahi, to wahi jawab hai: chat archive karo. Agar baat chalti rahi hai, to is hafte ek jagah aur din bol do.',
      },
      {
        when: { about: 'texting', days: [121, 9999] },
        text: '{days} ke baad sirf text se baat aage nahi badhegi. Ek baar din batakar video call ka poochho; taal dein to wahin ruk jao.',
      },
      {
        when: { about: 'couple', days: [0, 20] },
        text: 'Abhi shuruaat hai, to bade waade mat karo. Jo ek chhoti baat chubhti hai, use abhi bolo jab wo chhoti hai.',
      },
      {
        when: { about: 'couple', days: [21, 120] },
        text: '{days} mein ye sawaal jaayaz hai. Saamne baithkar poochho: “Mujhe ye rishta achha lag raha hai, tum bhi yahi chahte ho?”',
      },
      {
        when: { about: 'couple', days: [121, 9999] },
        text: '{days} baad jo kami hai wo saaf bolna tumhara haq hai. Beeta hua time rukne ki wajah nahi; bartaav kaisa hai, wo dekho.',
      },
      {
        when: { about: 'ending', days: [0, 20] },
        text: 'Itni taaza baat hai, dard hona hi hai. Tees din koi contact nahi: chat archive karo aur aaj raat ek dost ko batao.',
      },
      {
        when: { about: 'ending', days: [21, 120] },
        text: '{days} baad achhe aur bure din baari baari aate hain; theek hona yahi hai. Hafte ke sabse bhaari ghante mein ek pakka plan rakho.',
      },
      {
        when: { about: 'ending', days: [121, 9999] },
        text: '{days} baad bhi yaad hai, to kuch use zinda rakh raha hai. Unfollow karo, gifts hatao; neend ya kaam bigde to counsellor se milo.',
      },
      {
        when: { about: 'asking' },
        text: 'Agar sach mein baat hoti hai to poochhne layak time ho gaya. Is hafte ek jagah aur ek din bolo; saaf haan ya na andaaze se behtar hai.',
      },
      {
        when: { about: 'family' },
        text: 'To unhe pakadne ko kuch chahiye. Ek tareekh do: “March tak mujhe khud dekhne do, uske baad phir baat karenge.”',
      },
      {
        when: { about: 'self' },
        text: 'Do hafte se kam mein profile ko parakhna jaldi hai; uske baad sirf pehli photo badlo aur ek hafta compare karo.',
      },
    ],
    hi: [
      'यह जानना काम का है, अगला क़दम इसी से तय होता है। पहले कुछ दिन रुकना ठीक; हफ़्तों बाद एक बार साफ़ पूछिए और जो जवाब मिले मान लीजिए।',
      {
        when: { days: [21, 120] },
        text: '{days} के बाद इंतज़ार का समय निकल गया: जो अब दिख रहा है, वही सच है। इस हफ़्ते खुलकर पूछिए या छोड़ दीजिए।',
      },
      {
        when: { days: [121, 9999] },
        text: '{days} लंबा समय है, और वैसे ही चलते रहने से कुछ नहीं बदलेगा। इस महीने की एक तारीख़ तय कीजिए, तब तक फ़ैसला।',
      },
      {
        when: { about: 'texting', days: [0, 2] },
        text: 'अभी तो शुरुआत है, इसलिए फ़िलहाल और कुछ मत भेजिए। तीसरे दिन के बाद एक हल्की लाइन ठीक है।',
      },
      {
        when: { about: 'texting', days: [3, 20] },
        text: '{days} से चुप्पी है तो एक हल्का नया सवाल, एक ही बार। बात चल रही है तो अब कॉल या कॉफ़ी का कहिए, लंबी चैट ठंडी पड़ जाती है।',
      },
      {
        when: { about: 'texting', days: [21, 120] },
        text: '{days} तक जवाब नहीं, तो वही जवाब है: चैट हटा दीजिए। अगर बात चलती रही है, तो इस हफ़्ते एक जगह और दिन बता दीजिए।',
      },
      {
        when: { about: 'texting', days: [121, 9999] },
        text: '{days} के बाद सिर्फ़ मैसेज से बात आगे नहीं बढ़ेगी। एक बार दिन बताकर वीडियो कॉल का पूछिए; टाल दें तो वहीं रुक जाइए।',
      },
      {
        when: { about: 'couple', days: [0, 20] },
        text: 'अभी शुरुआत है, इसलिए बड़े वादे मत कीजिए। जो एक छोटी बात चुभती है, उसे अभी कहिए जब वह छोटी है।',
      },
      {
        when: { about: 'couple', days: [21, 120] },
        text: '{days} में यह सवाल जायज़ है। सामने बैठकर पूछिए: “मुझे यह साथ अच्छा लगता है, क्या आपकी भी यही इच्छा है?”',
      },
      {
        when: { about: 'couple', days: [121, 9999] },
        text: '{days} बाद जो कमी है वह साफ़ कहना आपका हक़ है। बीता समय रुकने की वजह नहीं; बर्ताव कैसा है, वह देखिए।',
      },
      {
        when: { about: 'ending', days: [0, 20] },
        text: 'इतनी ताज़ा बात है, दर्द होना ही है। तीस दिन कोई संपर्क नहीं: चैट हटाइए और आज रात एक दोस्त को बताइए।',
      },
      {
        when: { about: 'ending', days: [21, 120] },
        text: '{days} बाद अच्छे और बुरे दिन बारी-बारी आते हैं; ठीक होना यही है। हफ़्ते के सबसे भारी घंटे में एक पक्का काम रखिए।',
      },
      {
        when: { about: 'ending', days: [121, 9999] },
        text: '{days} बाद भी साथ है, तो कुछ उसे ज़िंदा रख रहा है। अनफ़ॉलो कीजिए, तोहफ़े हटाइए; नींद या काम बिगड़े तो काउंसलर से मिलिए।',
      },
      {
        when: { about: 'asking' },
        text: 'अगर सच में बात होती है तो पूछने लायक समय हो गया। इस हफ़्ते एक जगह और एक दिन कहिए; साफ़ हाँ या ना अंदाज़े से बेहतर है।',
      },
      {
        when: { about: 'family' },
        text: 'तो उन्हें पकड़ने को कुछ चाहिए। एक तारीख़ दीजिए: “मार्च तक मुझे ख़ुद देखने दीजिए, उसके बाद फिर बात करेंगे।”',
      },
      {
        when: { about: 'self' },
        text: 'दो हफ़्ते से कम में प्रोफ़ाइल परखना जल्दी है; उसके बाद सिर्फ़ पहली फ़ोटो बदलिए और एक हफ़्ता मिलाकर देखिए।',
      },
    ],
  },
  chips: [],
};
