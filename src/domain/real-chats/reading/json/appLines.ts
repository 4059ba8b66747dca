/*
 * What Instagram and Facebook write into an export in place of a person, in the languages of India
 * and the largest others: the words that tell such a line, in small letters.
 */

const MEDIA = `
attachment|photo|video|voice message|sticker|link|gif|anhang|sprachnachricht|pièce jointe
message vocal|archivo adjunto|mensaje de voz|anexo|mensagem de voz|allegato|messaggio vocale
bijlage|spraakbericht|вложение|вложення|голосовое|bir ek |sesli mesaj|lampiran|pesan suara
załącznik|wiadomość głosową|tệp đính kèm|ไฟล์แนบ|مرفق|پیوست|添付|첨부|附件|अटैचमेंट|अटॅचमेंट|संलग्न
অ্যাটাচমেন্ট|সংযুক্তি|અટેચમેન્ટ|જોડાણ|இணைப்பு|అటాచ్|జోడింపు|ಅಟ್ಯಾಚ್|ಲಗತ್ತ|അറ്റാച്ച്|ਅਟੈਚਮੈਂਟ|اٹیچمنٹ|منسلک
kiambatisho
`;

const CALLS = `
call|video chat|anruf|videochat|appel|llamada|chamada|ligação|chiamata|oproep|gesprek|звонок|звонк
дзвінок|arama|panggilan|połączenie|rozmow|cuộc gọi|การโทร|مكالمة|تماس|通話|통화|通话|कॉल|কল|કૉલ|કોલ|அழைப்பு
కాల్|ಕರೆ|ಕಾಲ್|കോൾ|ਕਾਲ|کال|simu
`;

const SERVICE = `
theme|nickname|quick reaction|the group|pinned|poll|design|thema|spitzname|gruppe|thème|surnom|groupe
tema|apodo|grupo|apelido|soprannome|gruppo|bijnaam|groep|тему|тема|прозвище|псевдоним|групп|прізвисько|груп
takma ad|grub|julukan|nama panggilan|grup|motyw|pseudonim|chủ đề|biệt danh|nhóm|ธีม|ชื่อเล่น|กลุ่ม|المظهر|السمة
اللقب|المجموعة|زمینه|لقب|گروه|テーマ|ニックネーム|グループ|테마|별명|그룹|主题|主題|昵称|暱稱|群|थीम|निकनेम|उपनाम|ग्रुप|टोपणनाव
থিম|ডাকনাম|গ্রুপ|થીમ|ઉપનામ|ગ્રુપ|தீம்|புனைப்பெயர்|குழு|థీమ్|మారుపేరు|గ్రూప్|సమూహ|ಥೀಮ್|ಅಡ್ಡಹೆಸರು|ಗುಂಪು|ಗ್ರೂಪ್
തീം|വിളിപ്പേര്|ഗ്രൂപ്പ്|ਥੀਮ|ਉਪਨਾਮ|ਗਰੁੱਪ|تھیم|عرفیت|گروپ
`;

/** Of each language, what calls a message yours, and what calls it reacted to. */
const REACTED: readonly (readonly [message: RegExp, reacted: RegExp])[] = [
  [/your message/, /^reacted/],
  [/deine nachricht/, /reagiert/],
  [/(?:votre|ton) message/, /réagi|réaction/],
  [/tu mensaje/, /reaccion/],
  [/(?:sua|tua) mensagem/, /reagi|reação/],
  [/tuo messaggio/, /reagito|reazione/],
  [/je bericht/, /gereageerd/],
  [/ваше(?:му)? сообщени/, /реакци|отреагир/],
  [/ваше повідомлення/, /реакці|відреаг/],
  [/mesajın/, /ifade|tepki/],
  [/pesan anda|mesej anda/, /tanggapi|reaksi/],
  [/wiadomość/, /zareagow|reakcj/],
  [/tin nhắn của bạn/, /cảm xúc/],
  [/ข้อความของคุณ/, /ความรู้สึก/],
  [/رسالتك/, /تفاعل/],
  [/پیام شما/, /واکنش/],
  [/メッセージ/, /リアクション/],
  [/메시지/, /공감|반응/],
  [/消息|訊息|信息/, /回应|回應|心情/],
  [/मैसेज|मेसेज|संदेश/, /रिएक्|प्रतिक्रिया/],
  [/মেসেজ|বার্তা/, /প্রতিক্রিয়া|রিঅ্যাক্ট|রিয়্যাক্ট/],
  [/મેસેજ|સંદેશ/, /પ્રતિક્રિયા|રિએક્ટ/],
  [/செய்தி|மெசேஜ்/, /வினை|ரியாக்ட்/],
  [/సందేశ|మెసేజ్/, /స్పంది|స్పందన|రియాక్ట్/],
  [/ಸಂದೇಶ|ಮೆಸೇಜ್/, /ಪ್ರತಿಕ್ರಿಯ|ರಿಯಾಕ್ಟ್/],
  [/സന്ദേശ|മെസേജ/, /പ്രതികരി|റിയാക്/],
  [/ਸੁਨੇਹੇ|ਮੈਸੇਜ/, /ਪ੍ਰਤੀਕਿਰਿਆ|ਰਿਐਕਟ/],
  [/پیغام|میسج/, /ردعمل|ری ایکٹ/],
];

const LIKED = new Set(
  `
liked a message|gefällt eine nachricht|hat eine nachricht mit „gefällt mir“ markiert|a aimé un message
le gustó un mensaje|ha indicado que le gusta un mensaje|curtiu uma mensagem|gostou de uma mensagem
ha messo "mi piace" a un messaggio|vindt een bericht leuk|понравилось сообщение|bir mesajı beğendi
menyukai pesan|polubił(a) wiadomość|đã thích một tin nhắn|ถูกใจข้อความ|أعجب برسالة|پیامی را پسندید
メッセージに「いいね！」しました|메시지를 좋아합니다|赞了一条消息|對訊息按讚|एक मैसेज पसंद किया|मैसेज को लाइक किया
`
    .trim()
    .split(/[|\n]/),
);

const EDITED = `
edited|bearbeitet|modifié|editado|editada|modificato|bewerkt|изменено|отредактировано|відредаговано
düzenlendi|diedit|edytowano|đã chỉnh sửa|แก้ไขแล้ว|تم التعديل|ویرایش شده|編集済み|수정됨|已编辑|已編輯|एडिट किया गया
संपादित|সম্পাদিত|এডিট করা হয়েছে|સંપાદિત|திருத்தப்பட்டது|సవరించబడింది|ಎಡಿಟ್ ಮಾಡಲಾಗಿದೆ|ಸಂಪಾದಿಸಲಾಗಿದೆ|എഡിറ്റ് ചെയ്തത്|ਸੰਪਾਦਿਤ|ترمیم شدہ
`;

const EDITED_MARK = new RegExp(`\\s\\((?:${EDITED.trim().replaceAll('\n', '|')})\\)$`, 'iu');
const PICTURE = /\p{Extended_Pictographic}/u;
/** No line of an app is longer, beside a name. */
const LONGEST_LINE = 160;

function holdsOneOf(words: string): (text: string) => boolean {
  const list = words
    .trim()
    .split(/[|\n]/)
    .map((word) => word.normalize('NFC'));
  return (text) => list.some((word) => text.includes(word));
}

const isOfMedia = holdsOneOf(MEDIA);
const isOfCall = holdsOneOf(CALLS);
const isOfService = holdsOneOf(SERVICE);

/** What the app wrote in place of a person: a reaction or a change is no message at all. */
export type AppLine = 'media' | 'call' | 'none';

/** What the apps say when somebody taps a heart: no message at all. */
export function isReaction(content: string): boolean {
  const text = content.normalize('NFC').toLowerCase();
  if (text.length > LONGEST_LINE) return false;
  if (LIKED.has(text)) return true;
  if (!PICTURE.test(text)) return false;
  return REACTED.some(([message, reacted]) => message.test(text) && reacted.test(text));
}

/** A longer name or word: but Chinese, Japanese, Korean and Thai leave no space behind a name. */
const GOES_ON =
  /^(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}])[\p{L}\p{M}]/u;

/** What a line says that begins with the name of its own sender; null where a person wrote it. */
export function appLineOf(content: string, from: string): AppLine | null {
  if (from === '' || !content.startsWith(from) || content.includes('\n')) return null;
  const rest = content.slice(from.length).normalize('NFC').toLowerCase();
  if (GOES_ON.test(rest) || rest.length > LONGEST_LINE || !/[.。।۔]$/.test(rest)) return null;
  if (isOfService(rest)) return 'none';
  if (isOfCall(rest)) return 'call';
  return isOfMedia(rest) ? 'media' : null;
}

/** The text of a message that was changed, without the app's mark for it; null of all others. */
export function editedText(content: string): string | null {
  const at = content.search(EDITED_MARK);
  return at > 0 ? content.slice(0, at) : null;
}
