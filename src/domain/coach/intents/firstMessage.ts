import type { Examples, Intent } from '../intent';

export const examples: Examples = {
  en: [
    'what should I write first to a new match',
    'how do I start a chat with someone I just matched with',
    'is hi enough as a first msg',
    'got a match today, no clue how to begin',
    'we matched an hour ago and I am staring at the empty chat box',
    'first msg ideas pls',
    'how to break the ice with her',
    'his profile is empty, only two photos. how do I open',
    'shud the boy txt first or can I start',
    'what do u say after matching',
    'my openers never get an answer, what am I doing wrong at the start',
    'hey how r u is so boring, wht else can I begin wid',
    'how long shud the opening msg be',
    'want to talk to a girl from my college on insta, how to start',
    'her bio says she loves dogs, how do I use that to start talking',
    'how to slide into dms without being creepy',
    'I always type hi and delete it',
    'who shud msg first',
    'parents gave me her number for rishta, how do I introduce myself on whatsapp',
    'conversation starter for a shy guy I matched with',
    'she matched me but isnt saying anything, shud I say something first',
    'is a joke good as the first line',
    'wat to txt a new match so it doesnt look copy paste',
    'best way to open the conversation on a dating app',
    'do I begin with a compliment or a question when we have never spoken',
    'finally matched with the person I liked for weeks. dont want to mess up the hello',
    'we matched, now how to begin',
    'is "hi" enough or boring',
    'what shud be my first text to her',
    'who should text first, boy or girl',
    'matched yesterday, still havent typed anything',
    'how do i break the ice on bumble',
    'is hello dear a bad start',
    'first line matters that much or not',
    'I got a match after ages and now I am just staring at the empty chat box. How do people start?',
    'everyone must be sending her hey and hii, how can mine be different when i have never talked to her before',
    "Should I comment on her photo or on her bio when I'm writing to her for the very first time?",
    'bumble gives me 24 hrs to say something to him and 20 are gone. what kind of starting works',
    "Is starting with a joke risky? I haven't exchanged even one word with this guy yet.",
    'her bio is totally blank, only 2 pics. so on what basis do i start talking',
    'In Hindi or English, how should I begin with a new match from Lucknow? Not said anything till now.',
    'I typed "good evening mam" to begin with a new match and my friends are laughing. What is the right way to open',
    "Matched with Ishita on Sunday night. She has a picture with a telescope and says she loves filter coffee. I have been thinking for three days how to begin and now it's Wednesday.",
    'My cousin Raghav says just send a waving emoji, he gets replies. I feel it is lazy. When there is a brand new match, what really makes a girl answer the opening line?',
    "I'm 34, a CA in Surat, first time on any app. A nice lady has matched with me, she is a teacher. How does one even start a conversation with a stranger here?",
    'Usually I write a long paragraph introducing myself, my good name, my job, my native place. Nobody answers. Is that wrong way to start with new matches?',
    "Yesterday Farhan popped up as a match, very cute, loves trekking. I am a girl and in my mind guys should start. He hasn't and neither have I, so how do I go about it?",
    "I've been off dating since college and now we're in 2025. Got matched with Meher who works at a radio station. What do people say at the start these days, without sounding like a robot?",
  ],
  hinglish: [
    'pehla message kya bheju',
    'nayi match hui hai, baat kaise shuru karu',
    'hi likhna theek hai ya kuch aur',
    'match ho gaya ab kya bolu',
    'first msg me kya likhna chahiye',
    'chat start kaise kre ladki se',
    'uski profile me kuch likha hi nhi hai, kaise shuruat karu',
    'pehle main msg karu ya uska wait karu',
    'insta pe kisi se pehli baar baat karni hai, dm me kya likhu',
    'starting me kya bole ki creepy na lage',
    'mujhe samajh nahi aata shuru kahan se karna hai',
    'hello hi se aage kuch idea do start karne ka',
    'usne match kiya pr dono chup hain, kaun pehle bole',
    'rishte wale ladke ka number mila hai, pehla msg kaisa ho',
    'college ki ek ladki ka insta mila, baat ki shuruaat kaise ho',
    'mere pehle msg pe koi dhyan hi nahi deta, galti kya hai',
    'ice break krne ka tarika batao',
    'opening line kitni lambi honi chahiye',
    'shayari se start karu kya',
    'uske bio me travel likha hai to usi se shuru karu?',
    'naye insaan ko kaise approach kare app pe',
    'hey likh ke delete kar deti hu har baar, himmat nhi hoti shuru krne ki',
    'pehli baar baat karte time kya puchna chahiye',
    'kal match hua tha, abhi tak maine kuch nahi likha',
  ],
  hi: [
    'पहला मैसेज क्या लिखूँ',
    'नए मैच से बातचीत कैसे शुरू करें',
    'सिर्फ़ हाय लिखना ठीक रहेगा क्या',
    'अभी मैच हुआ है, शुरुआत किस बात से करूँ',
    'लड़के को पहले मैसेज करना ठीक लगेगा या नहीं',
    'उसकी प्रोफ़ाइल में बस फोटो हैं, क्या कहकर बात छेड़ूँ',
    'पहली लाइन ऐसी क्या हो कि जवाब आए',
    'रिश्ते वाली लड़की से व्हाट्सऐप पर पहली बार क्या कहूँ',
    'चैट खोलकर बैठा हूँ, समझ नहीं आ रहा क्या टाइप करूँ',
    'शुरुआत में तारीफ़ करूँ या सवाल पूछूँ',
    'इंस्टा पर अनजान व्यक्ति को डीएम में क्या लिखें',
    'पहली बार बात करने का अच्छा तरीका',
    'नमस्ते के बाद आगे क्या लिखा जाए',
    'पहले कौन लिखे, मैं या वो',
    'मैं जो भी पहला मैसेज भेजती हूँ वह बेकार जाता है',
    'उसे किताबें पसंद हैं, इससे बातचीत शुरू हो सकती है?',
  ],
};

export const intent: Intent = {
  name: {
    en: 'what to write first',
    hinglish: 'pehla message kya likhein',
    hi: 'पहला मैसेज क्या लिखें',
  },
  answers: {
    en: [
      {
        text: 'Start with {interest}, as a question that only a person who likes it can answer: “So, {interest}: how did that begin, and what should I try first?” Then let the answer lead, and keep your next question for later.',
      },
      {
        text: 'Skip a bare “hi”. Take one detail from {their} profile, say in five words why it caught you, and ask one thing about it; two lines are enough. What is one thing in it that you liked?',
        asks: 'interest',
      },
      {
        text: 'Leave out three things: “hi, how are you”, a compliment on looks, and your life story. What works is short, shows that you read the profile, and ends in one question. Shall I write one?',
        asks: 'yesNo',
      },
      {
        when: { answer: 'yes' },
        text: 'Here is one that fits nearly anyone: “Important survey for my weekend: poha, dosa or paratha, and where is the best one near you?” If you know one thing from the profile, tell me and it gets better.',
      },
      {
        when: { answer: 'no' },
        text: 'Then do it in one minute: look at the second photo, note the first thing you wonder about, and ask exactly that. Do not polish it; send it as you would say it.',
      },
    ],
    hinglish: [
      {
        text: '{interest} se hi shuru karo, ek aise sawaal se jiska jawab use pasand karne wale ke paas hi ho: “Achha, {interest}: ye shauk kaise laga, aur mujhe kahan se shuru karna chahiye?” Phir jawab ke saath chalo.',
      },
      {
        text: 'Sirf “hi” mat bhejo. Profile se ek cheez uthao, batao kya achha laga, aur usi par ek sawaal; do line kaafi hain. Profile mein tumhe kya ek cheez pasand aayi?',
        asks: 'interest',
      },
      {
        text: 'Teen cheezein chhod do: “hi, how are you”, looks ki tareef, aur apni poori kahani. Chhota likho, dikhe ki profile padhi hai, aur end mein ek sawaal. Ek likh doon?',
        asks: 'yesNo',
      },
      {
        when: { answer: 'yes' },
        text: 'Ye lagbhag sabke liye chalega: “Weekend ke liye zaroori survey: poha, dosa ya paratha, aur tumhare paas sabse achha kahan milta hai?” Profile ki ek cheez bata do to aur achha banega.',
      },
      {
        when: { answer: 'no' },
        text: 'To ek minute mein khud likho: doosri photo dekho, jo pehla sawaal mann mein aaye wahi poochh lo. Zyada chamkao mat, jaise bolte ho waise bhejo.',
      },
    ],
    hi: [
      {
        text: '{interest} से ही शुरू कीजिए, ऐसे सवाल से जिसका जवाब इसे पसंद करने वाले के पास ही हो: “तो {interest}: यह शौक़ कैसे लगा, और मुझे कहाँ से शुरू करना चाहिए?” फिर जवाब के साथ आगे बढ़िए।',
      },
      {
        text: 'सिर्फ़ “हाय” मत भेजिए। प्रोफ़ाइल से एक बात उठाइए, बताइए कि क्या अच्छा लगा, और उसी पर एक सवाल; दो लाइनें काफ़ी हैं। प्रोफ़ाइल में आपको कौन सी एक चीज़ पसंद आई?',
        asks: 'interest',
      },
      {
        text: 'तीन चीज़ें छोड़ दीजिए: “हाय, कैसे हैं”, शक्ल की तारीफ़, और अपनी पूरी कहानी। छोटा लिखिए, दिखे कि प्रोफ़ाइल पढ़ी है, और आख़िर में एक सवाल। एक लिख दूँ?',
        asks: 'yesNo',
      },
      {
        when: { answer: 'yes' },
        text: 'यह लगभग सबके लिए चलेगा: “वीकेंड के लिए ज़रूरी सर्वे: पोहा, डोसा या पराठा, और आपके पास सबसे अच्छा कहाँ मिलता है?” प्रोफ़ाइल की एक बात बता दें तो यह और अच्छा बनेगा।',
      },
      {
        when: { answer: 'no' },
        text: 'तो एक मिनट में ख़ुद लिखिए: दूसरी फ़ोटो देखिए, जो पहला सवाल मन में आए वही पूछ लीजिए। ज़्यादा सजाइए मत, जैसे बोलते हैं वैसे भेजिए।',
      },
    ],
  },
  followUps: {
    ifNo: {
      en: 'If nothing comes back, wait two or three days and send one different, lighter line. After that leave it: a first message that finds no answer says little about you, many people hardly open the app.',
      hinglish:
        'Jawab na aaye to do teen din ruko aur ek alag, halki line bhejo. Uske baad chhod do: pehle message ka jawab na aana tumhare baare mein kam batata hai, kai log app kholte hi nahi.',
      hi: 'जवाब न आए तो दो-तीन दिन रुकिए और एक अलग, हल्की लाइन भेजिए। उसके बाद छोड़ दीजिए: पहले मैसेज का जवाब न आना आपके बारे में कम बताता है, कई लोग ऐप खोलते ही नहीं।',
    },
    ifYes: {
      en: 'If an answer comes, take one word out of it and ask about that word before you change the subject. Tell something of yourself in the same message, so that it is a talk and not a form.',
      hinglish:
        'Jawab aaye to usi ka ek shabd pakdo aur topic badalne se pehle uske baare mein poochho. Saath mein apni bhi ek baat batao, warna interview lagta hai.',
      hi: 'जवाब आए तो उसी का एक शब्द पकड़िए और विषय बदलने से पहले उसके बारे में पूछिए। साथ में अपनी भी एक बात बताइए, वरना इंटरव्यू लगता है।',
    },
    whatThen: {
      en: 'After three or four good exchanges, name something you could do together: “That café you mentioned sounds right. Is it any good on a weekday?” Until then, one answer, one question.',
      hinglish:
        'Teen chaar achhe message ke baad kuch saath karne ki baat chhedo: “Jis cafe ki baat ki, wo weekday pe kaisa rehta hai?” Tab tak ek jawab, ek sawaal.',
      hi: 'तीन-चार अच्छे मैसेज के बाद साथ कुछ करने की बात छेड़िए: “जिस कैफ़े की बात हुई, वह हफ़्ते के बीच कैसा रहता है?” तब तक एक जवाब, एक सवाल।',
    },
  },
  chips: [
    {
      to: 'writeOpener',
      words: {
        en: 'Write an opener for me',
        hinglish: 'Ek opener likh do',
        hi: 'पहली लाइन लिख दो',
      },
    },
    {
      to: 'noReply',
      words: {
        en: 'I wrote, but no reply came',
        hinglish: 'Likha tha, reply nahi aaya',
        hi: 'लिखा था, जवाब नहीं आया',
      },
    },
    {
      to: 'keepConversationGoing',
      words: {
        en: 'We talk, how do I keep it going?',
        hinglish: 'Baat shuru hui, aage kaise chale?',
        hi: 'बात शुरू हुई, आगे कैसे चले?',
      },
    },
  ],
};
