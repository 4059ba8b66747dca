const COMPLAINT =
  /^[^\p{L}\p{M}]*(?:(?:no|arre|are|nahi|oh|yaar)[,\s]+)*(?:that'?s not what (?:i|im) (?:asked|asking|meant|said)|(?:this|that|it) is not what i (?:asked|meant)|not what i (?:asked|meant)|(?:you|u) (?:dont|don'?t|didnt|didn'?t|are not) (?:understand|understanding|get|getting|listen|listening)(?: it| me| my question)?|i (?:did not|didnt|didn'?t) ask (?:that|this|for that|you that)|(?:ur|you'?re|you are|u r) useless|wrong answer|(?:ye|yeh|wo|woh) (?:nahi|nhi|ni) (?:pucha|poocha|puchha)(?: (?:maine|mene|tha))*|(?:maine|mene) (?:ye|yeh|wo|woh) (?:nahi|nhi) (?:pucha|poocha|puchha)(?: tha)?|(?:tum|aap) (?:nahi|nhi) samjhe|(?:tum|aap) samjhe (?:nahi|nhi)|samjhe (?:nahi|nhi)(?: tum| aap)?|(?:यह|ये|वह) मैंने नहीं पूछा(?: था)?|मैंने (?:यह|ये|वह) नहीं पूछा(?: था)?|आप (?:नहीं समझे|समझे नहीं)|ग़?लत जवाब)(?=[\s,.!?:;।-]|$)[\s,.!?:;।-]*/iu;

const BEGINNING =
  /^(?:i'?m asking|im asking|i asked|i am asking|i meant|main (?:ye )?puch(?:h)? rah[aiu]+ (?:hu|hun|hoon)|mai puch rah[ai] (?:hu|hun)|मैं पूछ रह[ाी] (?:हूँ|हूं))[\s,:]*/i;

/** What follows a complaint such as "that is not what I asked"; '' for nothing, null where there is no complaint. */
export function afterComplaint(text: string): string | null {
  const line = text.replace(/[’‘]/gu, "'");
  const complaint = COMPLAINT.exec(line);
  if (complaint === null) return null;
  return line.slice(complaint[0].length).replace(BEGINNING, '').trim();
}
