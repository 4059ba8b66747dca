import type { SafetyStep } from '../safetyContent';

/** What people write of themselves once a danger was heard, for more than one kind of it. */
export const SAFE_NOW =
  /\b(?:i'?m safe|i am safe|safe now|came down|sitting with me|(?:friend|brother|sister|mom|mother|dad|cousin)\b.{0,20}\bis with me|woke (?:her|him|them|my)|(?:told|called) (?:her|him|them|my|the helpline)|neeche aa gay\w*|utha diya|bata diya|safe h(?:oon|oo|u|un))\b|नीचे आ ग|जगा दिया|बता दिया|सुरक्षित (?:हूँ|हूं)/i;

/** Away from a person who is a danger; says nothing of one who is a danger to themselves. */
const AWAY =
  /\b(?:(?:i'?m|i am) (?:out|home|with my|in (?:her|his) (?:flat|house|home))|(?:he|she) left|dost ke (?:yaha\w*|ghar)|aa gaya lene|lene aa)\b/i;

export const SAFE_OR_AWAY = new RegExp(`${SAFE_NOW.source}|${AWAY.source}`, 'i');

/** Money is gone already, or it is asked where to report it: the answer to both is the same. */
export const PAID_OR_REPORTS =
  /\b(?:sent|paid|transferred|gave)\b.{0,25}(?:\d|money|already|him\b|her\b|them\b)|\b(?:bhej|de) (?:diye|diya|chuk\w*)\b|\b(?:complain|report|shikayat)\b|(?:भेज|दे) (?:दि|चुक)|शिकायत/i;

/** Behind a locked door, with the person who is a danger outside. */
export const BEHIND_A_DOOR: SafetyStep = {
  said: /\b(?:bathroom|washroom|toilet|loo)\b|\b(?:knocking|at the door|darwaz\w+)\b|बाथरूम|दरवाज़|दरवाज/i,
  isFirst: true,
  answer: {
    en: 'Stay behind the locked door, and do not open for a sorry. Call 112 and leave the line open; you need not speak. Or send one friend your live location: “Call 112 to me now.” Silence your phone.',
    hinglish:
      'Band darwaze ke peeche raho, sorry sunkar bhi mat kholo. 112 par call karke line khuli chhodo; bolna zaroori nahi. Ya ek dost ko live location bhejo: “Mere liye abhi 112 call karo.” Phone silent rakho.',
    hi: 'बंद दरवाज़े के पीछे रहिए, माफ़ी सुनकर भी मत खोलिए। 112 पर फ़ोन करके लाइन खुली छोड़िए; बोलना ज़रूरी नहीं। या एक दोस्त को लाइव लोकेशन भेजिए: “मेरे लिए अभी 112 पर फ़ोन करो।” फ़ोन साइलेंट रखिए।',
  },
};
