import type { InLanguages } from '../../intent';

/** Invitations; the first whose places are all known is taken, so the fullest come first. */
export const INVITATIONS: InLanguages<readonly string[]> = {
  en: [
    'You said {interest}, and I know a place in {city} for it. {day} evening, an hour, chai on me?',
    'Your {interest} talk made me curious. Shall we do something with it on {day}? An hour, no big plan.',
    'I like talking to you. Coffee on {day}, somewhere easy for both? If that is too soon, say so, all good.',
    'You and {interest} in one afternoon: I would like that. Coffee this week? Any day that suits you.',
    'This is going well for two people with thumbs. Shall we try it in person, a chai this week?',
    'I would like to hear that story in person. Coffee on the weekend? If it is too soon, no problem at all.',
  ],
  hinglish: [
    '{interest} ki baat hui thi, aur {city} mein uske liye ek jagah pata hai. {day} shaam, ek ghanta, chai meri taraf se?',
    'Tumhari {interest} wali baatein sunkar mann hua. {day} ko uspar kuch karein? Bas ek ghanta, bada plan nahi.',
    'Tumse baat karna achha lagta hai. {day} ko coffee, jahan dono ko aasaan ho? Jaldi lage to bol dena, koi baat nahi.',
    'Tum aur {interest}, ek hi shaam mein: achha rahega. Is hafte coffee? Jo din tumhe theek lage.',
    'Typing to theek chal rahi hai, ab saamne chai pee kar dekhein? Is hafte kabhi?',
    'Ye kahani saamne baithkar sunni hai. Weekend par coffee? Jaldi lage to bilkul theek hai.',
  ],
  hi: [
    '{interest} की बात हुई थी, और {city} में उसके लिए एक जगह पता है। {day} शाम, एक घंटा, चाय मेरी तरफ़ से?',
    '{day} को कॉफ़ी पर मिलें, जहाँ दोनों को आसान हो? जल्दी लगे तो कह देना, कोई बात नहीं।',
    'तुमसे बात करना अच्छा लगता है। इस हफ़्ते चाय पर मिलें? जो दिन तुम्हें ठीक लगे।',
    'यह कहानी सामने बैठकर सुननी है। वीकेंड पर कॉफ़ी? जल्दी लगे तो बिलकुल ठीक है।',
  ],
};

export const NUDGES: InLanguages<readonly string[]> = {
  en: [
    'I just saw something about {interest} and had to think of you. How is your week?',
    'My last message got lost in the traffic, I think. How was your week, in one word?',
    'Random question, no pressure: what are you looking forward to this weekend?',
    'Hope your week is being kind to you. I would still like to hear how that story ended.',
  ],
  hinglish: [
    'Abhi {interest} se juda kuch dekha aur tum yaad aaye. Hafta kaisa ja raha hai?',
    'Lagta hai mera message traffic mein phas gaya. Hafta kaisa tha, ek shabd mein?',
    'Ek random sawaal, koi jaldi nahi: is weekend kis cheez ka intezaar hai?',
    'Umeed hai hafta theek ja raha hai. Us kahani ka end abhi bhi sunna hai.',
  ],
  hi: [
    'अभी {interest} से जुड़ा कुछ देखा और तुम याद आए। हफ़्ता कैसा जा रहा है?',
    'लगता है पिछला मैसेज ट्रैफ़िक में फँस गया। हफ़्ता कैसा था, एक शब्द में?',
    'एक सवाल, कोई जल्दी नहीं: इस वीकेंड किस चीज़ का इंतज़ार है?',
  ],
};

/** What an apology or a refusal can be about: words that tell it, normalised, and the texts. */
export interface Occasion {
  /** Words as they are typed; the first occasion of which one is found is taken. */
  readonly cues: string;
  readonly texts: InLanguages<readonly string[]>;
}

/** Apologies for what was told: `{what}` stands after "I", "maine", "मैंने". */
export const OWNED: InLanguages<readonly string[]> = {
  en: [
    'I {what}, and that was not okay. I am sorry, no excuse. You do not have to answer now; when you want to talk, I will listen first.',
    'I keep thinking about it: I {what}. That was on me, not on you, and I am sorry. Tell me how it felt, I want to hear it.',
  ],
  hinglish: [
    'Maine {what}, ye galat tha. Sorry, koi bahana nahi. Abhi jawab dena zaroori nahi; jab baat karna chaho, pehle tumhari sunni hai.',
    'Kal se wahi soch chal rahi hai: maine {what}. Galti meri thi, tumhari nahi. Sorry. Batao kaisa laga, sunna hai.',
  ],
  hi: [
    'मैंने {what}, यह ग़लत था। माफ़ करना, कोई बहाना नहीं। अभी जवाब देना ज़रूरी नहीं; जब बात करना चाहो, पहले तुम्हारी सुननी है।',
    'वही बात मन में है: मैंने {what}। ग़लती मेरी थी, तुम्हारी नहीं। माफ़ करना। बताओ कैसा लगा, सुनना है।',
  ],
};

/** The last has no cues and is for everything else. */
export const APOLOGIES: readonly Occasion[] = [
  {
    cues: 'late der waiting wait intezaar देर इंतज़ार',
    texts: {
      en: [
        'I kept you waiting, and that was not okay. I am sorry. Next time I start earlier, and the chai is on me.',
      ],
      hinglish: [
        'Maine tumhe wait karwaya, ye galat tha. Sorry. Agli baar pehle niklenge, aur chai meri taraf se.',
      ],
      hi: ['तुम्हें इंतज़ार करवाया, यह ग़लत था। माफ़ करना। अगली बार पहले निकलेंगे, और चाय मेरी तरफ़ से।'],
    },
  },
  {
    cues: 'birthday bday anniversary janamdin जन्मदिन सालगिरह',
    texts: {
      en: [
        'I forgot your day, and there is no excuse for it. I am sorry. It is in my calendar for ever now, and I would like to make it up to you on a day that you choose.',
      ],
      hinglish: [
        'Tumhara din bhool jaana meri galti hai, koi bahana nahi. Sorry. Der se hi sahi, jis din tum kaho us din sirf tumhare liye.',
      ],
      hi: [
        'तुम्हारा दिन भूल जाना मेरी ग़लती है, कोई बहाना नहीं। माफ़ करना। देर से ही सही, जिस दिन तुम कहो वह दिन सिर्फ़ तुम्हारे लिए।',
      ],
    },
  },
  {
    cues: 'doubt doubting shak suspect शक',
    texts: {
      en: [
        'I doubted you, and you had given me no reason for it. I am sorry. Next time I ask first, before I build a story in my head.',
      ],
      hinglish: [
        'Maine shak kiya, aur tumne koi wajah nahi di thi. Sorry. Agli baar kahani banane se pehle seedha poochhna hai.',
      ],
      hi: ['मैंने शक किया, और तुमने कोई वजह नहीं दी थी। माफ़ करना। अगली बार कहानी बनाने से पहले सीधे पूछना है।'],
    },
  },
  {
    cues: 'cancel cancelled plan forgot forget bhool कैंसल भूल',
    texts: {
      en: [
        'I let you down with that plan, and I see that it hurt. I am sorry. No excuse. May I make it up to you on a day that you choose?',
      ],
      hinglish: [
        'Us plan mein meri taraf se galti hui, aur tumhe bura laga, ye samajh aata hai. Sorry, koi bahana nahi. Jis din tum kaho, us din theek karne ka mauka doge?',
      ],
      hi: [
        'उस योजना में मेरी तरफ़ से ग़लती हुई, और तुम्हें बुरा लगा, यह समझ आता है। माफ़ करना, कोई बहाना नहीं। जिस दिन तुम कहो, उस दिन ठीक करने का मौक़ा दोगे?',
      ],
    },
  },
  {
    cues: 'said rude shouted gussa chillaya bola joke angry fight jhagda hurt चिल्लाया ग़ुस्सा झगड़ा कहा मज़ाक',
    texts: {
      en: [
        'What I said was unfair, and it was mine to hold back. I am sorry. You do not have to answer now; when you want to talk, I will listen first.',
      ],
      hinglish: [
        'Jo maine kaha wo galat tha, rukna mujhe chahiye tha. Sorry. Abhi jawab dena zaroori nahi; jab baat karna chaho, pehle tumhari sunni hai.',
      ],
      hi: [
        'जो कहा वह ग़लत था, रुकना मुझे चाहिए था। माफ़ करना। अभी जवाब देना ज़रूरी नहीं; जब बात करना चाहो, पहले तुम्हारी सुननी है।',
      ],
    },
  },
  {
    cues: 'reply replied ghost ignored disappear jawab gayab जवाब ग़ायब',
    texts: {
      en: [
        'I went quiet on you, and you did nothing wrong. I am sorry. If you still feel like it, I would like to go on where we stopped.',
      ],
      hinglish: [
        'Achanak chup ho jaana meri galti thi, tumhari nahi. Sorry. Mann ho to wahin se baat aage badhate hain.',
      ],
      hi: ['अचानक चुप हो जाना मेरी ग़लती थी, तुम्हारी नहीं। माफ़ करना। मन हो तो वहीं से बात आगे बढ़ाते हैं।'],
    },
  },
  {
    cues: '',
    texts: {
      en: [
        'I am sorry for how I handled that. You did not deserve it. I would like to do better, if you let me.',
        'I have thought about it, and you were right to be hurt. I am sorry, without a “but”.',
      ],
      hinglish: [
        'Jo hua uske liye sorry. Tum ye deserve nahi karte. Mauka mile to behtar karna hai.',
        'Socha us baare mein: tumhara bura maanna sahi tha. Sorry, bina kisi “lekin” ke.',
      ],
      hi: [
        'जो हुआ उसके लिए माफ़ करना। तुम इसके लायक नहीं थे। मौक़ा मिले तो बेहतर करना है।',
        'उस बारे में सोचा: तुम्हारा बुरा मानना सही था। माफ़ करना, बिना किसी “लेकिन” के।',
      ],
    },
  },
];

export const DECLINES: readonly Occasion[] = [
  {
    cues: 'second again dobara phir dusri doosri दूसरी दोबारा फिर',
    texts: {
      en: [
        'Thank you for the evening, it was good to meet you. I did not feel the spark that I am looking for, so I do not want a second date. I wish you well, honestly.',
      ],
      hinglish: [
        'Us shaam ke liye thank you, milkar achha laga. Jo connection chahiye tha wo feel nahi hua, to dobara milna nahi hoga. Dil se all the best.',
      ],
      hi: [
        'उस शाम के लिए शुक्रिया, मिलकर अच्छा लगा। जैसा जुड़ाव चाहिए था वह महसूस नहीं हुआ, इसलिए दोबारा मिलना नहीं होगा। दिल से शुभकामनाएँ।',
      ],
    },
  },
  {
    cues: 'rishta family parents ghar proposal रिश्ता परिवार घर',
    texts: {
      en: [
        'Thank you to you and your family for the time and the warmth. I have thought about it carefully, and I do not see us together. I wanted to tell you myself, with respect.',
      ],
      hinglish: [
        'Aapke aur aapki family ke samay aur apnepan ke liye shukriya. Achhe se socha, aur ye rishta aage badhta nahi dikhta. Izzat ke saath khud batana zaroori laga.',
      ],
      hi: [
        'आपके और आपके परिवार के समय और अपनेपन के लिए शुक्रिया। अच्छे से सोचा, और यह रिश्ता आगे बढ़ता नहीं दिखता। सम्मान के साथ ख़ुद बताना ज़रूरी लगा।',
      ],
    },
  },
  {
    cues: 'meet meeting date coffee milne milna call video मिलने मिलना डेट कॉल',
    texts: {
      en: [
        'Thank you for asking, that is kind. I do not want to meet, and I would rather say it than leave you guessing. All the best to you.',
      ],
      hinglish: [
        'Poochne ke liye thank you, achha laga. Milna nahi ho payega, aur tumhe latkaane se achha hai ki saaf bol dein. All the best.',
      ],
      hi: [
        'पूछने के लिए शुक्रिया, अच्छा लगा। मिलना नहीं हो पाएगा, और आपको इंतज़ार में रखने से अच्छा है साफ़ कह देना। शुभकामनाएँ।',
      ],
    },
  },
  {
    cues: '',
    texts: {
      en: [
        'You are good to talk to, and I want to be honest: I do not feel more than that. I will stop here rather than keep you hoping. Take care.',
        'Thank you for liking me, it was not easy to say, I know. I do not feel the same, and I do not want to pretend. I wish you well.',
      ],
      hinglish: [
        'Tumse baat karna achha hai, aur sach ye hai ki isse zyada feel nahi hota. Umeed mein rakhne se achha yahin rukna hai. Apna khayal rakhna.',
        'Pasand karne ke liye thank you, kehna aasaan nahi hota. Meri taraf se waisa nahi hai, aur jhooth nahi bolna. All the best.',
      ],
      hi: [
        'आपसे बात करना अच्छा है, और सच यह है कि इससे ज़्यादा महसूस नहीं होता। उम्मीद में रखने से अच्छा यहीं रुकना है। अपना ख़याल रखिए।',
      ],
    },
  },
];
