import type { Examples, Intent } from '../intent';

export const examples: Examples = {
  en: [
    'how do I ask for her number',
    'when is it ok to ask for whatsapp',
    'he wants my number, shud I give it',
    'how to move from the app to whatsapp',
    'ask for insta or phone number first?',
    'we chat here for a week, want to shift to whatsapp',
    'is it too soon to ask for her no',
    'she said she does not share her number yet',
    'asked for number n he changed the topic',
    'can I give my number first instead of asking',
    'how to get the number of a girl I met at a wedding',
    'guy at the gym, how do I exchange contacts',
    'dont want to give my num to a stranger, what do I say',
    'she gave me her instagram but not her phone number, wht does that mean',
    'wanna take the chat off the app but not sound pushy',
    'is instagram safer than sharing my number',
    'how to ask for a snap id or insta id',
    'he keeps asking for my whatsapp on the second day',
    'exchanging numbers b4 the first date or after?',
    'got her number from the class group, can I txt her there',
    'my match hardly opens the app, how to get him on whatsapp',
    'smooth line to ask for contact no',
    'shud I share my personal or work number',
    'forgot to take his number at the event, how do I find him now',
    'how to ask the rishta girl for her direct number without going through parents',
    'telegram or whatsapp wid a match, which one to suggest',
    'how to take her to whatsapp',
    'is it early to ask for insta',
    'want his no. but feel shy',
    'we only talk on the app, want to shift',
    'when can i request her digits',
    'how to exchange contacts without being creepy',
    'should i give mine first or ask hers',
    'she said no to sharing number',
    "We have been chatting on Bumble for two weeks and it's irritating, I want to move to WhatsApp. How do I say that?",
    'App keeps on hanging so I want to continue elsewhere. Is there a smooth way to bring it up with a girl?',
    'He asked for my mobile number on the second day. Should I give or wait some time?',
    "Is Instagram safer to ask for than phone number? I don't want to scare her.",
    'I told her "give me your number" and she changed the topic. Did I ask too soon?',
    'At the wedding I talked to a girl for an hour and came back without her contact like a fool. How do people ask?',
    'what line to use for getting her snap or insta, without it looking desperate',
    'I check Hinge only twice a day so I miss his texts. How can I ask to talk on some other place?',
    "Me and Swati have sent around 200 messages inside the app. She is from Thane and we are both Arijit fans. I feel it's time for WhatsApp but what if she thinks I'm that type of guy?",
    "I met Joel at a stand up show in Kochi and we shared an auto till the station. We know each other's names but nothing else. Next Friday he will be there again, so how do I get his Insta?",
    "On matrimony site, I and Gaurav have chatted five times. My mom says a girl shouldn't share number first. But the site chat is so bad, I want to ask for his.",
    'There is a girl in my GRE coaching, Trisha, who borrows my notes. Everyone has a group there but her privacy is on. What is a decent excuse to ask for her phone number?',
    "My subscription ends on 30th and after that I can't chat with Aparna anymore. She's a nurse in Mangalore, very sweet. How to request her number before that without sounding like emergency?",
    "Three girls stopped talking the moment I said lets go to WhatsApp. Now I am with Ishita since Monday and going good. I don't want to repeat the same mistake, when and how should I bring it up?",
  ],
  hinglish: [
    'number kaise mangu usse',
    'whatsapp pe kab shift kare',
    'wo mera number maang rha h, du ya nhi',
    'insta id mangna sahi h ya number',
    'number maangne ka sahi time kya h',
    'app se whatsapp pe kaise laye baat ko',
    'maine no. manga usne baat ghuma di',
    'abhi number nhi dena chahti, kaise mana kru',
    'apna number pehle de du kya',
    'shaadi me ek ladki mili thi, uska number kaise lu',
    'usne insta diya pr number nhi diya, matlab?',
    'do din me hi whatsapp no maang rha h',
    'class group se uska number mila, waha se msg kar du?',
    'ajnabi ko number dena safe hai kya',
    'gym wali ladki se contact kaise exchange kru',
    'number mangne pe mana kar de to kya bolu',
    'app pe kam aati hai wo, insta pe bulau kaise',
    'rishte wale ladke ka direct number kaise mangu bina mummy papa ke',
    'nmbr mangna jaldi to nhi hoga',
    'snap ya insta pe aane ko kaise kahu',
    'bina pushy lage number mangne ki line batao',
    'milne se pehle number le lena chahiye ya baad me',
    'kaise bolu ki whatsapp pe baat kare',
    'cafe me jo mila tha uska no lena bhul gayi',
  ],
  hi: [
    'उसका नंबर कैसे माँगूँ',
    'व्हाट्सऐप पर कब बात करनी चाहिए',
    'वह मेरा फ़ोन नंबर माँग रहा है, दूँ या नहीं',
    'ऐप से बाहर बात कैसे ले जाएँ',
    'इंस्टा आईडी माँगूँ या नंबर',
    'नंबर माँगने की सही घड़ी कौन सी है',
    'नंबर माँगा तो उसने बात बदल दी',
    'अभी अपना नंबर नहीं देना चाहती, कैसे कहूँ',
    'शादी में मिली लड़की का संपर्क कैसे लूँ',
    'पहले अपना नंबर देना ठीक रहेगा?',
    'अनजान को नंबर देना सुरक्षित है क्या',
    'उसने इंस्टाग्राम दिया, फ़ोन नहीं, इसका मतलब?',
    'दूसरे ही दिन व्हाट्सऐप माँगने लगा',
    'रिश्ते वाली लड़की का सीधा नंबर कैसे लें',
    'क्लास के ग्रुप से उसका नंबर मिला है, लिख दूँ क्या',
    'नंबर माँगने का सहज तरीका बताइए',
  ],
};

export const intent: Intent = {
  name: {
    en: 'asking for the number or Instagram',
    hinglish: 'number ya Instagram maangna',
    hi: 'नंबर या इंस्टाग्राम माँगना',
  },
  answers: {
    en: [
      {
        text: 'Ask when the talk has flowed for a few days, give a reason, and leave an easy way out: “I hardly open this app. WhatsApp? If you would rather stay here, that is fine.” How long have you been chatting?',
        asks: 'duration',
      },
      {
        text: 'The softest way is to offer yours instead of asking: then nobody has to refuse. “I enjoy this. Here is my number, use it whenever you like.” And then no reminder. Shall I write that line for you?',
        asks: 'yesNo',
      },
      {
        when: { days: [21, 999] },
        text: 'After {days}, skip the small step and suggest a call or a meeting; the number comes along with it: “We should really meet. What is your number, so that I can tell you when I am there?”',
      },
      {
        when: { answer: 'yes' },
        text: 'Here: “This app and I are not friends, it hides half my notifications. If you like, here is my number; and if you prefer to stay here, I will just look more often.” It gives a reason and a way out.',
      },
      {
        when: { answer: 'no' },
        text: 'Fine, then in your own words; keep three parts: a reason, the question, a way out. Say it once, in the middle of a good talk and not as the goodbye.',
      },
    ],
    hinglish: [
      {
        text: 'Kuch din baat achhi chale tab poochho, wajah do aur na kehne ki jagah chhodo: “Ye app mujhse kam khulta hai. WhatsApp par baat karein? Yahan theek lage to wo bhi sahi.” Kitne din se baat ho rahi hai?',
        asks: 'duration',
      },
      {
        text: 'Sabse narm tareeka: maango mat, apna de do, to kisi ko mana nahi karna padta. “Tumse baat achhi lagti hai. Ye mera number, jab mann ho.” Phir yaad mat dilana. Ye line likh doon?',
        asks: 'yesNo',
      },
      {
        when: { days: [21, 999] },
        text: '{days} baat kar li, to chhota step chhodo, call ya milne ka bolo; number saath aa jaayega: “Ab milna banta hai. Number do, pahunch ke bata doon?”',
      },
      {
        when: { answer: 'yes' },
        text: 'Ye lo: “Is app se meri banti nahi, aadhe notification chhupa leta hai. Mann ho to ye mera number; yahan theek lage to yahin sahi.” Isme wajah bhi hai aur na kehne ki jagah bhi.',
      },
      {
        when: { answer: 'no' },
        text: 'Theek, to apne shabdon mein; teen cheezein rakho: wajah, sawaal, aur na kehne ki jagah. Ek hi baar, achhi baat ke beech mein, bye bolte waqt nahi.',
      },
    ],
    hi: [
      {
        text: 'कुछ दिन बात अच्छी चले तब पूछिए, वजह दीजिए और ना कहने की जगह छोड़िए: “यह ऐप मुझसे कम खुलता है। व्हाट्सऐप पर बात करें? यहीं ठीक लगे तो वह भी सही।” कितने दिन से बात हो रही है?',
        asks: 'duration',
      },
      {
        text: 'सबसे नरम तरीका: माँगिए मत, अपना दे दीजिए, तो किसी को मना नहीं करना पड़ता। “आपसे बात अच्छी लगती है। यह मेरा नंबर, जब मन हो।” फिर याद मत दिलाइए। यह लाइन लिख दूँ?',
        asks: 'yesNo',
      },
      {
        when: { days: [21, 999] },
        text: '{days} बात कर ली, तो छोटा क़दम छोड़िए, फ़ोन या मिलने की बात कीजिए; नंबर साथ आ जाएगा: “अब मिलना चाहिए। नंबर दीजिए, पहुँचकर बता दूँ?”',
      },
      {
        when: { answer: 'yes' },
        text: 'यह लीजिए: “इस ऐप से मेरी बनती नहीं, आधे नोटिफ़िकेशन छिपा लेता है। मन हो तो यह मेरा नंबर; यहीं ठीक लगे तो यहीं सही।” इसमें वजह भी है और ना कहने की जगह भी।',
      },
      {
        when: { answer: 'no' },
        text: 'ठीक है, तो अपने शब्दों में; तीन चीज़ें रखिए: वजह, सवाल, और ना कहने की जगह। एक ही बार, अच्छी बात के बीच में, विदा लेते समय नहीं।',
      },
    ],
  },
  followUps: {
    ifNo: {
      en: 'Say “No problem, here is good too” and mean it: go on talking the same day. Do not ask again for two or three weeks. A no to the number is often only a not yet.',
      hinglish:
        '“Koi baat nahi, yahan bhi theek hai” bolo aur sach mein waise hi raho: usi din baat jaari rakho. Do teen hafte phir mat poochho. Number ki na aksar bas abhi-nahi hoti hai.',
      hi: '“कोई बात नहीं, यहाँ भी ठीक है” कहिए और सच में वैसे ही रहिए: उसी दिन बात जारी रखिए। दो-तीन हफ़्ते फिर मत पूछिए। नंबर की ना अक्सर बस “अभी नहीं” होती है।',
    },
    ifYes: {
      en: 'If you get it, send one line the same day, so that yours is saved: “It is me, from the app with the bad notifications.” No call without asking, and no good-morning pictures.',
      hinglish:
        'Mil jaaye to usi din ek line bhejo taaki tumhara number save ho: “Main hun, us kharab notification wale app se.” Bina poochhe call nahi, aur good morning wali photo nahi.',
      hi: 'मिल जाए तो उसी दिन एक लाइन भेजिए ताकि आपका नंबर सेव हो: “मैं, उस ख़राब नोटिफ़िकेशन वाले ऐप से।” बिना पूछे फ़ोन नहीं, और सुप्रभात वाली फ़ोटो नहीं।',
    },
  },
  chips: [
    {
      to: 'voiceOrVideoCall',
      words: {
        en: 'Is a call okay before meeting?',
        hinglish: 'Milne se pehle call theek hai?',
        hi: 'मिलने से पहले फ़ोन ठीक है?',
      },
    },
    {
      to: 'fakeProfile',
      words: {
        en: 'How do I know it is not a fake?',
        hinglish: 'Profile fake to nahi, kaise jaanu?',
        hi: 'प्रोफ़ाइल नक़ली तो नहीं?',
      },
    },
    {
      to: 'askOut',
      words: {
        en: 'I would rather ask to meet',
        hinglish: 'Seedha milne ka poochhna hai',
        hi: 'सीधे मिलने का पूछना है',
      },
    },
  ],
};
