import type { InLanguages } from '../../intent';

/** First lines by interest; each asks for one small thing that is fun to answer. */
export const OPENERS: Readonly<Record<string, InLanguages<readonly string[]>>> = {
  Technology: {
    en: ['Which app on your phone would you save from a fire? And which one deserves the fire?'],
    hinglish: ['Phone mein se ek app bachani ho to kaunsi? Aur kaunsi khushi se delete karoge?'],
    hi: ['फ़ोन में से एक ऐप बचानी हो तो कौन सी? और कौन सी ख़ुशी से हटाएँगे?'],
  },
  Travel: {
    en: [
      'Mountains by sleeper bus or the sea by night train: which one, and who packs the snacks?',
      'What is the best place you found by getting lost?',
    ],
    hinglish: [
      'Sleeper bus se pahaad ya night train se samundar: kaunsa, aur snacks kaun pack karega?',
      'Raasta bhatak kar mili sabse achhi jagah kaunsi hai?',
    ],
    hi: [
      'स्लीपर बस से पहाड़ या रात की ट्रेन से समंदर: कौन सा, और नाश्ता कौन पैक करेगा?',
      'रास्ता भटककर मिली सबसे अच्छी जगह कौन सी है?',
    ],
  },
  Photography: {
    en: ['Which photo of yours has the best story and the worst light?'],
    hinglish: ['Tumhari kaunsi photo ki kahani best hai aur light sabse kharab?'],
    hi: ['आपकी किस फ़ोटो की कहानी सबसे अच्छी है और रोशनी सबसे ख़राब?'],
  },
  Cricket: {
    en: [
      'Serious question: last over, eight to win. Do you watch, or leave the room for luck?',
      'Who from the old team would you bring back for one match?',
    ],
    hinglish: [
      'Serious sawaal: aakhri over, aath run chahiye. Dekhoge, ya luck ke liye kamre se bahar?',
      'Purani team se ek player wapas laana ho to kaun?',
    ],
    hi: [
      'गंभीर सवाल: आख़िरी ओवर, आठ रन चाहिए। देखेंगे, या क़िस्मत के लिए कमरे से बाहर?',
      'पुरानी टीम से एक खिलाड़ी वापस लाना हो तो कौन?',
    ],
  },
  Bollywood: {
    en: [
      'Which song makes you a terrible, happy dancer? I will go first if you promise not to judge.',
    ],
    hinglish: ['Kis gaane par tum bina sharm ke naachte ho?'],
    hi: ['किस गाने पर आप बिना शर्म के नाचते हैं?'],
  },
  Music: {
    en: [
      'If today had a song, which one would it be? Mine changes with the traffic.',
      'Which song did you play too often this week?',
    ],
    hinglish: [
      'Aaj ke din ka ek gaana hota to kaunsa? Mera to traffic ke saath badalta hai.',
      'Is hafte kaunsa gaana sabse zyada repeat par tha?',
    ],
    hi: ['आज के दिन का एक गाना होता तो कौन सा?', 'इस हफ़्ते कौन सा गाना सबसे ज़्यादा बार सुना?'],
  },
  Art: {
    en: ['What did you last make with your hands that you did not post anywhere?'],
    hinglish: ['Aakhri baar apne haath se kya banaya jo kahin post nahi kiya?'],
    hi: ['आख़िरी बार अपने हाथ से क्या बनाया जो कहीं पोस्ट नहीं किया?'],
  },
  Fitness: {
    en: ['Morning workout person, or “I paid for the gym” person? Be honest, I will be too.'],
    hinglish: ['Subah workout wale ho, ya “gym ki fees bhari hai” wale? Sach batana.'],
    hi: ['सुबह कसरत करने वाले, या “जिम की फ़ीस भर दी है” वाले? सच बताइए।'],
  },
  Cooking: {
    en: [
      'Which dish would you cook to impress someone, and which one do you really eat at midnight?',
    ],
    hinglish: [
      'Impress karne ke liye kya pakaoge, aur raat ke barah baje sach mein kya khaate ho?',
    ],
    hi: ['प्रभावित करने के लिए क्या पकाएँगे, और रात के बारह बजे सच में क्या खाते हैं?'],
  },
  Reading: {
    en: ['Which book did you lend and never see again? And was it worth the friendship?'],
    hinglish: ['Kaunsi kitaab kisi ko di aur wapas nahi mili? Dosti ke laayak thi?'],
    hi: ['कौन सी किताब किसी को दी और वापस नहीं मिली? दोस्ती के लायक थी?'],
  },
  Movies: {
    en: ['Which film do you defend in every argument, though you know it is bad?'],
    hinglish: ['Kaunsi film ko har behas mein bachate ho, ye jaante hue ki buri hai?'],
    hi: ['कौन सी फ़िल्म को हर बहस में बचाते हैं, यह जानते हुए कि बुरी है?'],
  },
  Dancing: {
    en: ['At a wedding: first on the floor, or only after the third song?'],
    hinglish: ['Shaadi mein: sabse pehle floor par, ya teesre gaane ke baad?'],
    hi: ['शादी में: सबसे पहले नाचने वाले, या तीसरे गाने के बाद?'],
  },
  Yoga: {
    en: ['Which pose looks peaceful and is secretly a fight for you?'],
    hinglish: ['Kaunsa aasan dikhta shaant hai par andar se jung hai?'],
    hi: ['कौन सा आसन दिखता शांत है पर अंदर से जंग है?'],
  },
  Fashion: {
    en: ['What is the oldest thing in your wardrobe that you still love?'],
    hinglish: ['Wardrobe ki sabse purani cheez kaunsi hai jo ab bhi pyaari hai?'],
    hi: ['अलमारी की सबसे पुरानी चीज़ कौन सी है जो अब भी प्यारी है?'],
  },
  Food: {
    en: ['Where is the best street food near you, and what would you order for a first-timer?'],
    hinglish: ['Tumhare paas best street food kahan hai, aur pehli baar wale ko kya khilaoge?'],
    hi: ['आपके पास सबसे अच्छा स्ट्रीट फ़ूड कहाँ है, और पहली बार वाले को क्या खिलाएँगे?'],
  },
  Spirituality: {
    en: ['What calms you fastest on a loud day: a prayer, a walk, or silence?'],
    hinglish: ['Shor wale din sabse jaldi kya shaant karta hai: prarthana, walk, ya chuppi?'],
    hi: ['शोर वाले दिन सबसे जल्दी क्या शांत करता है: प्रार्थना, टहलना, या चुप्पी?'],
  },
};

/** First lines where nothing is known of the other person. */
export const ANY_OPENERS: InLanguages<readonly string[]> = {
  en: [
    'Two truths and a lie about your week, please. I will guess, badly.',
    'What made you laugh today, even a little?',
    'Chai or coffee is too easy: what do you order when nobody is watching?',
  ],
  hinglish: [
    'Is hafte ki do sach aur ek jhooth batao. Main galat guess karne mein expert hoon.',
    'Aaj kis baat par hansi aayi, thodi si bhi?',
    'Chai ya coffee to aasaan hai: jab koi na dekhe tab kya order karte ho?',
  ],
  hi: [
    'इस हफ़्ते के दो सच और एक झूठ बताइए, मैं पहचानूँ।',
    'आज किस बात पर हँसी आई, थोड़ी सी भी?',
    'चाय या कॉफ़ी तो आसान है: जब कोई न देखे तब क्या मँगाते हैं?',
  ],
};

/** How a line to a named person begins. */
/** Takes up what the other person likes, in the words of who asked. */
export const MENTION: InLanguages<string> = {
  en: '{liking}, that made me curious. ',
  hinglish: '{liking} dekhkar rukna hi pada. ',
  hi: '{liking} पढ़कर रुकना ही पड़ा। ',
};

export const HELLO: InLanguages<string> = {
  en: 'Hi {name}! ',
  hinglish: 'Hi {name}! ',
  hi: 'नमस्ते {name}! ',
};
