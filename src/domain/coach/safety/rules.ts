import type { DangerKind } from './dangers';
import { type PhraseTest, phrases } from './phrases';

/**
 * Phrases that are a cry for help in nearly every sentence they stand in; what is said around the
 * corner is the model's part. The order is that of urgency: the first that is found counts.
 */
export const RULES: readonly (readonly [DangerKind, PhraseTest])[] = [
  [
    'selfHarm',
    phrases(`
      suicide
      suicidal
      (kill|harm|hurt|cut|cutting|hang|killing|hurting|hanging) myself
      (end|take|ending|taking) my (life|own)
      (dont|not|no) (want|wish) to (live|be|exist|wake) (alive|anymore|any|up|here)
      (dont|not) want * live anymore
      (dont|not) want 2 live
      want to be dead
      (but|and|now|just) i (want|wanna) (to|die) (die|now)
      (but|and|now) i just (want|wanna) to die
      wish i (was|were) (dead|never)
      wish i (wasnt|werent) (alive|born|here|there)
      wish i was not (alive|born|here)
      (jump|jumping|jumped|jumps) * (metro|train|bridge|terrace|balcony|river|floor)
      (standing|sitting) on * (terrace|roof|ledge|railing|bridge) * (edge|alone|since|crying|thinking)
      waste of (oxygen|space)
      (end|ending) (things|it|everything) for good
      (ending|end) it all
      how many (pills|tablets)
      kitni (goli|goliyan|golia|tablet)
      (goodbye|suicide|farewell) (note|letter)
      say goodbye to (everyone|everybody|all)
      (deserve|deserves) * better (son|daughter) than me
      (new|fresh) (cuts|scars) * (arm|arms|wrist|thigh|thighs|leg|legs)
      train ke (aage|niche|neeche)
      (pul|chhat|chat|terrace|bridge) se (kud|kudne|kood|koodne|kudna)
      (pul|chhat|chat) * kudne
      duniya (chhod|chhodne|chod|chodne) (du|dun|ka|ki|dena|chahta|chahti|raha|rahi)
      duniya se (jane|jaane|jana|jaana|chala|chali)
      better off (dead|without) me
      better off dead
      no (reason|point|will) (to|in|of) (live|living)
      self harm
      overdose on * (pills|tablets|medicine)
      khudkushi
      atmahatya
      (jina|jeena) (nahi|nhi) (chahta|chahti|hai|chahte)
      (jina|jeena) hi (nahi|nhi)
      jine (ka|ki) (man|mann|ichha|iccha) (nahi|nhi)
      (marna|mar|marne) * (chahta|chahti) (hu|hun|hai)
      mar (jana|jaana) (chahta|chahti)
      (zeher|jahar|zehar|jeher) (kha|khane|pi|peene)
      nas (kaat|kat|kaatne)
      khud ko (khatam|khatm|maar|nuksan|chot)
      apni jaan (de|dene|le|lene)
      जान दे दूँ
      जान देने का
      ज़हर खा
    `),
  ],
  [
    'sexualPressure',
    phrases(`
      (raped|molested|drugged) me
      (was|got|been|being) (raped|molested|drugged)
      forced (himself|herself) (on|into)
      (mixed|put|spiked) * (my|mere) drink
      (drink|glass) (me|mein) * mila (diya|di)
      (said|kept saying|told him) no * (still|anyway|continued|kept|didnt stop)
      (mana|na) (kiya|karne) * (fir|phir) bhi * (chua|kiss|nahi ruka|pakad|karta)
      (hotel|room|sex) * (dabav|pressure|zabardasti|jabardasti) (dalta|dal|deta|karta)
      forced me * (sex|kiss|undress|touch|strip|bed)
      touched me * (consent|permission|asking)
      (balatkar|rape) (kiya|hua)
      (zabardasti|jabardasti) (kiya|kar|chua|sex|touch|kiss|karta|karti)
    `),
  ],
  [
    'familyThreat',
    phrases(`
      (father|papa|parents|family|brother|uncle|uncles|gharwale|bhai|chacha) * (kill|murder) (me|us|him|her)
      they will kill (me|us|him|her)
      better no (daughter|son) than
      (zinda|jinda) (nahi|nhi) (chhodenge|chodenge|chhodega|chodega)
      (jala|kaat|kat) (denge|dena|dega|dalenge)
      (maar|mar) (denge|dalenge|dega|dalega)
      honour killing
      (locked|lock) me * (room|house|home|inside)
      (ghar|kamre) (mein|me) band (kar|kiya|karke)
      (zabardasti|jabardasti) (shaadi|shadi|byah)
      (forcing|forced|force) me * (marry|marriage)
    `),
  ],
  [
    'violence',
    phrases(`
      (he|she|husband|wife|boyfriend|girlfriend|father|brother|partner|ex|papa) * (hit|hits|slapped|slaps|beat|beats|choked|chokes|punched|kicked|burned|burnt) me
      (beating|hitting|choking|slapping) me
      domestic violence
      mujhe (marta|maarta|peetta|pitta|marti) (hai|tha)
      mujhe * (thappad|maara|mara|peeta|pita)
      haath (uthata|uthati) (hai|tha)
      (mujh|mujhpe|mujhpar|mere) * haath uthaya
      gala (dabaya|dabata|dabati)
      (scared|afraid) he will (kill|hit|hurt) me
    `),
  ],
  [
    'sextortion',
    phrases(`
      (blackmail|blackmailing|blackmailed|blackmails) (me|kar|karta|kr)
      (leak|post|share|upload|viral|send) (my|our|meri|hamari) * (nudes|nude|private|intimate|photos|pics|video|videos)
      (photo|photos|video|pics|nudes) * (viral|leak) (kar|karne|karega|kr|kardega|karenge)
      (photo|photos|video|pics|nudes) (dal|daal|post|bhej) (dega|degi|denge)
      recorded * video call * (money|send|threat|threatening)
    `),
  ],
  [
    'stalking',
    phrases(`
      (stalking|following) me (everywhere|home|from|to|for|since|daily|again)
      is (stalking|following) me
      (comes|come|coming) to my (house|home|hostel|office|pg) * (block|refuse|reply|daily|again)
      mera (peecha|picha|pichha) (kar|karta|krta|kr)
      (installed|put) * (spy|tracker|tracking) * my (phone|car|bike)
    `),
  ],
  [
    'tracking',
    phrases(`
      (track|hack|spy|clone) (her|his|their|uska|uski|uske) (phone|location|whatsapp|instagram|account|chats)
      (hack|spy) (on|into) (her|him|his|their)
      (uska|uski|uske) (phone|location|whatsapp|insta|account) (track|hack|trace)
      read (her|his|their) (whatsapp|messages|chats) (without|secretly)
      (stand|wait|waiting|standing) outside (her|his) (class|house|hostel|office|college) (daily|every|roz|till|until)
      (uski|uska|uske|unki) (sari|saari|sab) (chat|chats|message) * (le|nikal|padh|dekh|copy)
    `),
  ],
  [
    'moneyFraud',
    phrases(`
      (wants|asked|asks|asking|told|telling|making) me to (pay|send|transfer|deposit|invest|recharge) * (before|first|fee|customs|usdt|crypto|otp|account|app)
      (pay|send|transfer) * before (meeting|meet|we meet)
      (usdt|crypto|bitcoin|forex|trading) (investment|invest|app|site|platform) * (match|she|he|girl|guy|suggesting|suggested)
      (customs|clearance|processing|courier) (fee|charge|charges|duty)
      (otp|anydesk|teamviewer|upi pin) (mang|maang|manga|bata|bhej|asking|share)
      (milne|meet) se pehle * (paise|pese|payment|advance) (mang|maang|bhej|de)
    `),
  ],
  [
    'minor',
    phrases(`
      (main|mai) (13|14|15|16|17) (saal|sal)
      i am (13|14|15|16|17)
      im (13|14|15|16|17)
      (she|he|girlfriend|boyfriend|wo) is (only|just|still) (12|13|14|15|16|17)
      (she|he) is (12|13|14|15|16|17)
      (12|13|14|15|16|17) (saal|sal) (ki|ka) (ladki|ladka|hai|hu|hun|bachi)
      (in|from) (class|std) (8|9|10|11|8th|9th|10th|11th) (girl|boy|and|now)
      (turned|turning|umar|age|aged) (12|13|14|15|16|17)
      in (6th|7th|8th|9th|10th|11th) (class|std|standard|grade|a|b|c|d)
      (6th|7th|8th|9th|10th|11th) (class|std|standard) (me|mein|ki|ka)
      class (6|7|8|9|10|11) (me|mein|ki|ka) (hu|hun|padhta|padhti|ladki|ladka|hai)
      (i am|im) in school
      is a minor
      under 18
    `),
  ],
];
