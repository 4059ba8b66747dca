/** Messages as people type them, one talk: each is answered in the light of those before. */
export const MESSAGES: readonly string[] = [
  'hi',
  'she has not replied for two days, should i text again?',
  'i matched with a girl who likes trekking and photography, what do i write first',
  'make it shorter',
  'and if she says no?',
  'what should i wear on a first date in mumbai in july, we meet at a cafe in bandra around six',
  'kal pehli date hai, kya pehnu yaar',
  'usne do din se reply nahi kiya, kya karu',
  'aur agar wo mana kar de to?',
  'mere ghar wale love marriage ke khilaf hain, unse kaise baat karu? papa bohot strict hain',
  'write an opener for someone who likes old hindi songs',
  'पहली डेट पर क्या पहनूँ?',
  'उसने दो दिन से जवाब नहीं दिया, क्या मैं फिर से मैसेज करूँ?',
  'मुझे उससे प्यार है पर कहने से डर लगता है',
  'how do i type?',
  'rate my bio: "Engineer by day, foodie by night. Love to travel and laugh. Ask me anything."',
  'which of these is better: "hey, how was your weekend?" or "so did the trek happen or did the rain win?"',
  'i feel like nobody will ever like me, every chat just dies after three messages',
  'bhai 3 mahine ho gaye breakup ko, abhi bhi uski yaad aati hai',
  'ok thanks yaar 😊',
  'we have been talking for about a month, mostly at night after work, and she says she wants to meet but each time i suggest a day she is busy with her sister or her exams. i do not want to push but i also feel a bit foolish waiting. do i ask once more, or leave it to her?',
];

/** The same words again and again, up to 100,000 characters: as somebody may paste a whole chat. */
export const LONG_MESSAGE = MESSAGES.join('\n')
  .repeat(Math.ceil(100_000 / MESSAGES.join('\n').length))
  .slice(0, 100_000);
