import type { DangerKind } from './dangers';
import { phrases } from './phrases';

/**
 * Phrases that are a cry for help in nearly every sentence they stand in; what is said around the
 * corner is the model's part. The order is that of urgency: the first that is found counts.
 */
export const RULES: readonly (readonly [DangerKind, RegExp])[] = [
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
      wish i (was|were) (dead|never)
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
      recorded * video call * (money|send|threat|threatening)
    `),
  ],
  [
    'stalking',
    phrases(`
      (stalking|following) me (everywhere|home|from|to|for|since|daily|again)
      is (stalking|following) me
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
      is a minor
      under 18
    `),
  ],
];
