/** A block of words as a set: each is written once, apart from the others by white space. */
function setOf(words: string): ReadonlySet<string> {
  return new Set(words.trim().split(/\s+/u));
}

// No word of the four lists is an English word, so that English is judged by its own lists alone:
// "mast", "maze" and "ache" are left out. Devanagari stands without nukta, as it is looked up.

/** Hindi typed in Latin letters, in the spellings that people use (rule “Signals”). */
export const HINGLISH_POSITIVE = setOf(`
  acha achha accha achcha achchha acchha achi achhi acchi achchi achhe acche achche acchai achhai
  badhiya badiya badhia badhiyaa pyar pyaar pyara pyaara pyari pyaari pyare pyaare prem
  mohabbat muhabbat mohobbat ishq khush khushi khushiyan khushiyaan khubsurat khoobsurat khubsoorat
  khoobsoorat sundar sundr haseen shandar shaandar shandaar shaandaar zabardast jabardast zabrdast
  lajawab lajawaab laajawab behtareen behtarin behtreen umda kamaal dhansu jhakas jhakaas bindaas
  maza mazaa maja majaa mazedar mazedaar majedar majedaar masti mastt pasand pasnd pasandida
  sukoon sukun romanchak dilchasp gazab ghazab gajab waah wah badhai badhaai mubarak mubaarak
  anokha anokhi adbhut utsahit utsaah prasann santusht manmohak dilkash suhana pyaarbhara shubh
`);

export const HINGLISH_NEGATIVE = setOf(`
  bura buri bure buraa burai kharab kharaab khrab kharabi ganda gandi gande gandagi bekar bekaar
  ghatiya ghatia wahiyat waahiyat vahiyat bakwas bakwaas dukh dukhi dukhad dukhdayi udas udaas udasi
  udaasi gussa gusse ghussa naraz naraaz narazgi naraazgi pareshan pareshaan preshan pareshani
  nafrat nafarat ghrina akela akeli akelapan akelaapan rona roya royi dar darawna takleef taklif
  dard nirash niraash nirasha niraasha chinta ghabrahat ghabraahat badtameez badtamiz badtameezi
  kamina kameena jhootha jhutha jhoothi dhokha dhoka dhokhebaaz ghamgeen afsos sharmnaak bhayanak
  jalan chidchida faltu manhoos toota tuta tooti mayoos maayus mayusi hatash hataash krodh kasht
  peeda pachtawa bezaar
`);

/** Hindi in its own script (rule “Signals”). */
export const HINDI_POSITIVE = setOf(`
  अच्छा अच्छी अच्छे अच्छाई बढिया प्यार प्यारा प्यारी प्यारे प्रेम मोहब्बत मुहब्बत इश्क खुश खुशी खुशियाँ खुशियां
  खूबसूरत खुबसूरत सुंदर सुन्दर हसीन शानदार जबरदस्त लाजवाब बेहतरीन उम्दा कमाल धांसू झकास बिंदास
  मजा मजे मजेदार मस्त मस्ती पसंद पसन्द मनपसंद पसंदीदा सुकून रोमांचक दिलचस्प गजब वाह बधाई मुबारक
  आनंद आनन्द उत्साह उत्साहित प्रसन्न प्रसन्नता संतुष्ट मनमोहक आकर्षक अद्भुत अनोखा अनोखी मधुर सुहाना सुहानी
  उत्तम श्रेष्ठ सर्वोत्तम शुभ हर्ष उल्लास भव्य दिलकश प्रिय सुखद सुखी लव गुड नाइस ग्रेट परफेक्ट
`);

export const HINDI_NEGATIVE = setOf(`
  बुरा बुरी बुरे बुराई खराब खराबी गंदा गंदी गंदे गन्दा गन्दी गन्दे गंदगी बेकार घटिया वाहियात बकवास
  दुख दुःख दुखी दुखद दुखदायी उदास उदासी गुस्सा गुस्से नाराज नाराजगी परेशान परेशानी नफरत घिन घृणा
  अकेला अकेली अकेलापन रोना रोया रोई डर डरावना तकलीफ दर्द निराश निराशा चिंता चिन्ता घबराहट
  बदतमीज बदतमीजी कमीना झूठा झूठी धोखा धोखेबाज गम अफसोस शर्मनाक भयानक भयंकर जलन चिडचिडा फालतू
  मनहूस टूटा टूटी मायूस मायूसी हताश हताशा क्रोध क्रोधित कष्ट पीडा खिन्न पछतावा बेजार सैड बैड
`);

/** "Not": before a mood word or up to three words after it, it takes the word's mood away. */
export const NEGATIONS = setOf(`
  nahi nahin nahee nahii nhi nai naheen नहीं नहि नही नहिं
`);

/** "Do not": next to the mood word. In English texts a "mat" is one to lie on. */
export const PROHIBITIONS = setOf('mat मत न');

/** "But", "and": what follows them negates nothing before. */
export const JOINTS = setOf(`
  lekin magar par pr aur but and because kyunki kyuki isliye phir fir toh
  लेकिन मगर पर और क्योंकि इसलिए फिर
`);
