/** Words that only Hindi has when it is typed in Latin letters; none is an English word too. */
export const HINGLISH_WORDS: ReadonlySet<string> = new Set(
  `
  hai hain hoon hun hu tha thi nahi nahin nhi nai kya kyu kyun kyon kaise kaisa kaisi kab kahan kaha
  kaun kon kitna kitne kitni kuch kuchh koi mera meri mere mujhe mujhko muje mje mjhe mai mein
  tera teri tumhara tumhari tumhe tujhe apna apni apne aap aapka aapki hum humara hamara hume hamare
  uska uski uske usko usse usne unka unki unko unhe unse iska iski isko isse yeh ye woh wo voh
  kar karu karun karna karne karke karta karti karte karo kr kru krna krta krti krne kiya kiye kari
  raha rahi rahe rha rhi rhe gaya gayi gaye gya gyi hua hui hota hoti hote hona hone
  bol bolu bolun bola boli bolta bolti bolna bolo bole bata batao batau bataun batana bataya
  baat baatein baate baatcheet likh likhu likhun likho likha likhna bhej bhejo bheja bheju bhejna
  lagta lagti laga lagi raho chahiye chaiye chahta chahti chahte chahu pata samajh samjh samjha
  accha acha achha achi achhi acchi theek thik thk bahut bohot bhot bohut zyada jyada thoda thodi
  ladka ladki ladke ladkiyan ladkiya dost yaar yar bhai behen didi bhaiya pyar pyaar mohabbat ishq
  dil shaadi shadi rishta rishtey ghar gharwale gharwalo gharwalon maa mummy biwi pati
  phir fir lekin magar agar warna toh bhi sirf bas abhi kal aaj parso raat subah shaam
  wala wali wale matlab sach jhooth jhoot dekh dekha dekho dekhna milna milne mila mili milte milu
  jaana jana jata jati jaate jaa jao jaunga jaungi aana aaya aayi aata aati aao aaunga
  deta deti dena dene diya dedo dijiye kijiye leta leti lena lene
  sakta sakti sakte paata paati naraz naraaz gussa khush dukhi akela akeli rona rota roti
  hoga hogi honge haan haa kyunki kyuki isliye usliye waise vaise
  saath sath liye liya pehle pahle baad dobara kabhi hamesha roz har ek teen
  mahine mahina hafte hafta saal dino tak tk sahi sahii pehnu pehno pehna le lo lun du dun doon de ka ki ke ko ne se pe wahan yahan kidhar idhar udhar chhota chota bada badi badal mana din sabse sab dono aur yrr yr bhejdiya hmse kese kiske kis
  chahe jaise jese aise ese vaisa waisa itna itni utna zindagi zindgi marna maar jaan jaanu
  chalo chal chalta chalti rakho rakha rakhna pooch puchh puch poochu puchu poochna pucha poocha
  `
    .trim()
    .split(/\s+/u),
);
