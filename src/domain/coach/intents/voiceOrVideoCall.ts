import type { Examples, Intent } from '../intent';

export const examples: Examples = {
  en: [
    'is it too soon for a video call',
    'how do I ask her for a call',
    'he wants to do a video call, I am nervous',
    'wht to talk abt on the first phone call',
    'shud we speak on the phone b4 we meet',
    'r voice notes weird',
    'she never picks up calls, only texts',
    'I hate phone calls but my match wants to talk',
    'first vc tonight, any tips',
    'sent a voice note n now I hate my voice',
    'can I just ring him without asking',
    'how long should the first call be',
    'live in a joint family, no privacy to talk on phone',
    'she says no to video calls every time',
    'call or txt, wht is better for knowing someone',
    'I go silent on calls, awkward pauses',
    'video calling a match for the first time, where do I sit n wht abt light',
    'rishta call with the girl on sunday, her parents may be around',
    'he called me suddenly and I did not pick up',
    'how to end a phone call that goes on and on',
    'we only chat, want to hear her voice',
    'is a 5 min voice msg too long',
    'my english gets stuck when we speak on phone, on chat it is fine',
    'he asks for vc late at night, I dont feel like it',
    'shall I suggest facetime to my crush or is that odd',
    'we had our first call n it was so awkward. do i call again',
    'should i call her or keep texting',
    'he wants to do a video call tonight',
    'is first week too early for a call',
    'my voice sounds weird in voice notes',
    'what to talk in our first phone call',
    'she sends 3 min audios, what to do',
    'i get tensed when phone rings',
    'how to ask him for facetime',
    "We've been only typing for two weeks. How to suggest that we hear each other once?",
    'he called without asking and i got scared and cut it. should i ring back?',
    'is it okay to send her a voice message or it looks odd so early',
    'she says she hates calls but i want to listen to her voice at least once before meeting',
    'how long should a first call be, fifteen min or more',
    'my house is full of people so i cant pick his calls, how to tell him and which time to fix',
    'any tips for looking decent on a video chat, light and all',
    'is a quick call before meeting a good idea or it kills the mystery',
    'Matched with Sanya from Bhubaneswar and the chat is nice. Last night she wrote "call?" and I pretended to be asleep. I\'m terrible on phone, what do I do?',
    'My English is fine in text but on a call I go blank. Vivek is asking to speak on Sunday at 9. How should I prepare for it?',
    "The boy's family gave his number and said talk to each other. I am supposed to dial him this evening from Coimbatore. How do I open and what do I say for twenty minutes?",
    "I asked Neha if we can video and she said camera isn't working. I didn't insist. When can I ask her again?",
    "He keeps sending voice clips while he drives to work in Thane. They're cute but I only reply in text. Would he feel bad, should I also record?",
    "We are meeting next Saturday in Kolkata for the first time. My cousin says do one video call before that so there's no surprise. Is it too forward to ask?",
  ],
  hinglish: [
    'video call karna jaldi hoga kya',
    'call ke liye kaise pucho usse',
    'wo vc krna chahta h mje dar lag rha h',
    'phone pe pehli baar kya baat kare',
    'milne se pehle call karni chahiye kya',
    'voice note bhejna ajeeb lgta h?',
    'wo call uthati hi nahi, sirf msg karti hai',
    'mje call pe baat krna pasand nhi, usko h',
    'aaj raat pehli video call hai tips do',
    'bina puche phone kar du to bura lagega kya',
    'call pe chup ho jata hu, kya bolu',
    'ghar me sab hote hai, phone pe baat kaise kru',
    'pehli call kitni lambi honi chahiye',
    'uski awaaz sunni hai, kaise bolu call ke liye',
    'vc ke liye har baar mana kr deta h wo',
    'rishte wali ladki se sunday ko phone pe baat hai, kya puchu',
    'achanak usne call kar diya, maine uthaya nahi',
    'call khatam kaise karu bina bura lage',
    'voice msg ya text kya bheju use',
    'video call pe kaise dikhna chahiye light wagairah',
    'chat me achha bolta hu phone pe atak jata hu',
    'raat ko vc bol raha hai mera mann nhi',
    'call pe awkward silence aa gayi thi, dobara karu kya',
    'crush ko direct call karu ya pehle msg karke puchu',
  ],
  hi: [
    'वीडियो कॉल के लिए अभी जल्दी तो नहीं',
    'उससे फ़ोन पर बात करने के लिए कैसे कहूँ',
    'पहली बार फ़ोन पर क्या बात करें',
    'मिलने से पहले कॉल करनी चाहिए क्या',
    'वॉइस नोट भेजना कैसा लगता है',
    'वो फ़ोन उठाती ही नहीं, बस लिखती है',
    'मुझे कॉल पर बोलने में झिझक होती है',
    'आज रात पहली वीडियो कॉल है, कुछ सुझाव',
    'बिना पूछे फ़ोन कर दूँ तो ग़लत होगा?',
    'घर में सब रहते हैं, फ़ोन पर बात कहाँ करूँ',
    'वह वीडियो पर आने से हर बार मना करता है',
    'पहला फ़ोन कितना लंबा हो',
    'रिश्ते वाली लड़की से इतवार को कॉल पर बात है',
    'उसकी आवाज़ सुनने का मन है',
    'उसने अचानक फ़ोन किया और मैं उठा नहीं पाई',
    'कॉल पर चुप्पी छा गई थी, फिर करूँ या नहीं',
  ],
};

export const intent: Intent = {
  name: {
    en: 'the first call or voice note',
    hinglish: 'pehli call ya voice note',
    hi: 'पहला फ़ोन या वॉइस नोट',
  },
  answers: {
    en: [
      {
        text: 'After some days of good chat a call is not too soon; before a first meeting it is even wise, as you hear whether voice and profile fit. Propose it with an end: “Ten minutes tonight after nine?” How long have you been chatting?',
        asks: 'duration',
      },
      {
        text: 'Never ring out of nothing; ask by text, with a time and a small reason: “Typing this story would take an hour. Can I tell you on the phone, tonight at nine?” Shall I write the question for you?',
        asks: 'yesNo',
      },
      {
        when: { days: [3, 13] },
        text: '{days} of chat is just right for a first call. Voice before video, ten minutes, with a fixed time. Shall I write the question for you?',
        asks: 'yesNo',
      },
      {
        when: { answer: 'yes' },
        text: 'Here: “I have a theory that your voice is calmer than your texts. Ten minutes tonight after nine, so that I can check? If calls are not your thing, tell me, no problem.” A time, an end and a way out.',
      },
      {
        when: { answer: 'no' },
        text: 'Then say it in your own words; only keep the time and the end in it. “Some time” gets a “sure, some time”, while “nine, ten minutes” gets a yes or a no.',
      },
    ],
    hinglish: [
      {
        text: 'Kuch din achhi chat ho gayi to call jaldi nahi hai; milne se pehle to samajhdaari hai, pata chalta hai awaaz aur profile mel khaate hain. End ke saath bolo: “Aaj nau ke baad das minute?” Kitne din se chat ho rahi hai?',
        asks: 'duration',
      },
      {
        text: 'Achanak phone mat ghumao; text par time aur chhoti wajah ke saath poochho: “Ye kahani type karne mein ghanta lagega. Aaj nau baje phone par bata doon?” Poochhne wali line likh doon?',
        asks: 'yesNo',
      },
      {
        when: { days: [3, 13] },
        text: '{days} chat ho gayi, pehli call ke liye sahi time hai. Video se pehle voice, das minute, time fix. Poochhne wali line likh doon?',
        asks: 'yesNo',
      },
      {
        when: { answer: 'yes' },
        text: 'Ye lo: “Lagta hai tumhari awaaz tumhare text se zyada shaant hogi. Aaj nau ke baad das minute, check karne ke liye? Call pasand na ho to bata dena, koi baat nahi.” Time, end, aur na kehne ki jagah.',
      },
      {
        when: { answer: 'no' },
        text: 'To apne shabdon mein bolo; bas time aur end zaroor ho. “Kabhi call karein” ka jawab “haan kabhi” aata hai, “nau baje, das minute” ka haan ya na.',
      },
    ],
    hi: [
      {
        text: 'कुछ दिन अच्छी चैट हो गई तो फ़ोन जल्दी नहीं है; मिलने से पहले तो समझदारी है, पता चलता है कि आवाज़ और प्रोफ़ाइल मेल खाते हैं। अंत के साथ कहिए: “आज नौ के बाद दस मिनट?” कितने दिन से चैट हो रही है?',
        asks: 'duration',
      },
      {
        text: 'अचानक फ़ोन मत मिलाइए; मैसेज पर समय और छोटी वजह के साथ पूछिए: “यह कहानी टाइप करने में घंटा लगेगा। आज नौ बजे फ़ोन पर बता दूँ?” पूछने वाली लाइन लिख दूँ?',
        asks: 'yesNo',
      },
      {
        when: { days: [3, 13] },
        text: '{days} चैट हो गई, पहले फ़ोन के लिए सही समय है। वीडियो से पहले आवाज़, दस मिनट, समय तय। पूछने वाली लाइन लिख दूँ?',
        asks: 'yesNo',
      },
      {
        when: { answer: 'yes' },
        text: 'यह लीजिए: “लगता है आपकी आवाज़ आपके मैसेज से ज़्यादा शांत होगी। आज नौ के बाद दस मिनट, जाँचने के लिए? फ़ोन पसंद न हो तो बता दीजिए, कोई बात नहीं।” समय, अंत, और ना कहने की जगह।',
      },
      {
        when: { answer: 'no' },
        text: 'तो अपने शब्दों में कहिए; बस समय और अंत ज़रूर हो। “कभी फ़ोन करें” का जवाब “हाँ कभी” आता है, “नौ बजे, दस मिनट” का हाँ या ना।',
      },
    ],
  },
  followUps: {
    ifNo: {
      en: 'Take it lightly: “All right, then you will have to put up with my typing.” Offer something else in a week, a voice note or a walk. Only if every real contact is refused, ask why.',
      hinglish:
        'Halke mein lo: “Theek hai, to meri typing jhelni padegi.” Hafte baad kuch aur bolo, voice note ya walk. Har asli contact se mana ho, tabhi wajah poochho.',
      hi: 'हल्के में लीजिए: “ठीक है, तो मेरी टाइपिंग झेलनी पड़ेगी।” हफ़्ते बाद कुछ और कहिए, वॉइस नोट या सैर। हर असली संपर्क से मना हो, तभी वजह पूछिए।',
    },
    ifYes: {
      en: 'Send a message ten minutes before: “Still good for nine?” Begin with where you are sitting, not with “so, tell me”. And stop at the time you promised; that makes a second call easy.',
      hinglish:
        'Das minute pehle message karo: “Nau baje theek hai na?” “Aur batao” se nahi, kahan baithe ho wahan se shuru karo. Jo time bola usi par khatam karo; doosri call aasaan ho jaati hai.',
      hi: 'दस मिनट पहले मैसेज कीजिए: “नौ बजे ठीक है न?” “और बताइए” से नहीं, कहाँ बैठे हैं वहाँ से शुरू कीजिए। जो समय कहा उसी पर ख़त्म कीजिए; दूसरा फ़ोन आसान हो जाता है।',
    },
    whatThen: {
      en: 'If the call was good, use it: “Talking to you is easier than typing. Coffee on Sunday?” If it was stiff, give it one more try; first calls are stiff for nearly everyone.',
      hinglish:
        'Call achhi rahi to kaam mein lo: “Tumse bolna type karne se aasaan hai. Sunday coffee?” Atki hui rahi to ek aur mauka do; pehli call lagbhag sabki atakti hai.',
      hi: 'फ़ोन अच्छा रहा तो आगे बढ़िए: “आपसे बोलना टाइप करने से आसान है। इतवार कॉफ़ी?” अटका-अटका रहा तो एक और मौक़ा दीजिए; पहला फ़ोन लगभग सबका अटकता है।',
    },
  },
  chips: [
    {
      to: 'askOut',
      words: {
        en: 'The call was good. How to meet?',
        hinglish: 'Call achhi rahi, ab milein kaise?',
        hi: 'फ़ोन अच्छा रहा, अब मिलें कैसे?',
      },
    },
    {
      to: 'fakeProfile',
      words: {
        en: 'Every video call is refused',
        hinglish: 'Har baar video call se mana',
        hi: 'हर बार वीडियो कॉल से मना',
      },
    },
    {
      to: 'sayNo',
      words: {
        en: 'I do not want to call. How to say?',
        hinglish: 'Call nahi karni, kaise mana karun?',
        hi: 'फ़ोन नहीं करना, कैसे मना करूँ?',
      },
    },
  ],
};
