/** Pairs "form, word" as a table is easiest read: what people type, and the word that is meant. */
function table(rows: string): ReadonlyMap<string, string> {
  const pairs = rows
    .trim()
    .split(/\s*[\n;]\s*/u)
    .flatMap((row) => {
      const [word = '', forms = ''] = row.split(':');
      return forms
        .trim()
        .split(/\s+/u)
        .map((form) => [form, word.trim()] as const);
    });
  return new Map(pairs);
}

/** Short forms of English in messages; what is meant may be several words. */
export const TEXTING_FORMS = table(`
  2: two; 3: three; 4: four; 5: five; 6: six; 7: seven; 8: eight; 10: ten;
  you: u yu yuu ya; your: ur yor; you are: youre ure; are: r; why: y; see: c; be: b; okay: k ok okk okie okey kk
  before: b4 bfr; great: gr8; mate: m8; later: l8r ltr; late: l8; today: 2day tdy; tonight: 2nite tonite 2night
  tomorrow: tmrw tmr tmrow 2moro tomorow tommorow tomoro tmrrw; yesterday: yday yest; message: msg mesg mssg messg massage
  messages: msgs mssgs; messaged: msgd msged; please: pls plz plzz pleez plss; thanks: thx thnx tnx tq ty thanku thnks thnk
  boyfriend: bf; girlfriend: gf; because: bcz bcoz cuz coz cos bcos becoz cause; people: ppl pple; about: abt abut abot
  do not know: idk dunno; dont: dnt; what: wat wht wut wt; what about you: wbu hbu; going to: gonna gona; want to: wanna wana
  got to: gotta; let me: lemme lmme; kind of: kinda; nothing: nothin nthg nthng nuthin; something: smthg smth sumthing sth smthng
  someone: sm1 sum1 some1; anyone: any1; everyone: evry1 every1; with: wid wit wth; without: w/o widout; and: n nd an
  have: hv hav; had: hd; has: hs; just: jst jus juz; like: lyk lik; love: luv lv; really: rly rlly realy; reply: rply repli
  replied: replyd rplyed; know: knw kno; now: nw; not: nt; no: nope nah naa; yes: ya yep yup yeah yess yea; that: dat tht
  this: dis ths; them: dem; they: dey; the: d da; because of: bc; want: wnt wan; can: cn; cannot: cant; should: shud shld
  would: wud wld; could: cud cld; will: wil; good: gud gd; morning: mrng mrning; night: nite nyt; friend: frnd frend frn
  friends: frnds; photo: pic pik; photos: pics piks; profile: prof profil profle; conversation: convo conv; instagram: insta ig
  whatsapp: wa wapp watsapp; number: num nmbr no.; relationship: rlship relnship relship; first: 1st frst; date: d8
  serious: srs; feeling: feelin; her: hr; him: hm; she: shee; when: whn; where: whr; there: thr; their: thier; here: hre
  probably: prolly prob; though: tho; through: thru; enough: enuf; right now: rn; by the way: btw; in my opinion: imo
  to be honest: tbh; never mind: nvm; oh my god: omg; laughing: lol lmao rofl lmfao haha hahaha hehe hihi
  parents: prnts; marriage: marrige mariage; college: clg collg; office: ofc; minutes: mins min; hours: hrs
  birthday: bday b'day; anniversary: anniv; weekend: wkend; together: 2gether togethr; address: adress addr
  suicide: suicid sucide suiside suecide sueside; kill: kil; myself: mysef myslf mself; die: dye dy; died: dyed
  blackmail: blackmale blckmail; threatening: threatning thretening; police: polis; afraid: afrad; scared: scard skared
`);

/** Spellings of romanised Hindi, after the letters were folded; only words that are common. */
export const HINDI_VARIANTS = table(`
  hai: h hy hei; hain: hen; nahi: nhi nai nahin nhin nehi ni nahe; kya: kia kyaa ky; kyu: kyun kyon q kiu kyo
  mujhe: muje mje mjhe mujhko mujko mujhay; main: mein mai mei; mera: mra; meri: mri; kar: kr; karo: kro; karu: kru karun kruu
  karna: krna karana; karta: krta karata; karti: krti karati; karte: krte; raha: rha; rahi: rhi; rahe: rhe; gaya: gya; gayi: gai gyi
  hu: hun hoon hon; kuch: kuchh kch kuc; bahut: bohot bhot bohut bahot bhaut boht; accha: acha achha acch ach
  achi: acchi; ladki: larki; ladka: larka; pyar: pyaar piyar; shadi: shaadi sadi; yar: yaar yr; bol: bl; wo: vo voh woh
  ye: yeh yah; aur: aor; phir: fir phr fr; kaise: kese kaisey ksy; kaisa: kesa; kaisi: kesi; matlab: mtlb matlb; baat: bat
  batao: btao; samajh: smjh samaj; chahiye: chaiye chahie chaie; lekin: lkn; abhi: abi; kabhi: kabi; tumhe: tumhay
  tumhara: tumara; zindagi: jindagi zindgi jindgi; zyada: jyada zada jada; thik: theek thk; milna: milana; likhu: likhun; bhej: bej
  usko: usko; uska: uska; ghar: gar; marna: marana; mar: maar; jina: jeena; paisa: paise pese; log: loog; din: deen
`);
