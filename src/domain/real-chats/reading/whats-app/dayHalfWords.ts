/*
 * The words beside a 12-hour time, without points and spaces and in small letters: those that
 * Intl.DateTimeFormat writes for the languages of India and some forty others (am and pm, and the
 * long and short day periods of each hour; ICU 78), and those of older phones.
 */

/** Before noon. */
export const AM = `
alfajiri am asubuhi damadrugada damanhã de delamadrugada delamañana dimattina dimineața
dinotte dop dopoledne dumat dumatin délelőtt ertalab fm gecə hajnal inthemorning isuk
madalingaraw matin morgens nachts ngumaga nụtụtụ pagi pg przedpołudniem påförm påförmiddagen
påmorg påmorgonen pånatten r rano reggel ráno sa sabah safiya sf snachts sochtends subah
sáng sübh səhər to vorm vormittags àárọ̀ öö öğledenönce πμ πρωί τοπρωί дп ночі ранку утра
בבוקר בוקר לפנהצ לפנותבוקר اےایم بامداد ص صباحا صباحًا صبح صبحمنجهند صبحمیں غم فجرًا
فيالصباح قظ قم ليلاً तडके पहाट पूर्वाह्न फुं बिहान भोर भ्यागा मपू येएम सकाळ सकाळीं सबेरे
सवेर सुबह सुबुहजा এএম নুমাং পূর্বাহ্ণ পূর্বাহ্ন পূৰ্বাহ্ন ভোর ভোরবেলায় সকাল সকালবেলায় ਪੂਦੁ
ਸਵੇਰੇ સવારે ପୂର୍ବାହ୍ନ அதிகாலை காலை முற்பகல் ఉదయం ಪೂರ್ವಾಹ್ನ ಬೆಳಗ್ಗೆ പുലർച്ചെ രാവിലെ උදේ
පාන්දර පෙව ก่อนเที่ยง ในตอนเช้า ກ່ອນທ່ຽງ ຕອນເຊົ້າ နံနက် በሌሊት ጥዋት នៅពេលព្រឹក ᱥᱮᱛᱟᱜ 上午 上昼 上晝
凌晨 午前 早上 朝 朝早 清晨 아침 오전
`;

/** After noon. */
export const PM = `
adhuhuri akşam akşamüstü amiază aprèsmidi axşamüstü ch chiều datarde delaprèsmidi delatarde
delmediodía delpomeriggio dipomeriggio dopahar du dupăamiaza dél délután em este gündüz
günorta intheafternoon intheevening jioni kechqurun laamiază m madhyanh mchana meiodia
mezzogiorno midday midi mittags nabali nabalị nachm nachmittags nggabi nghapon noon odp
odpoledne petang pm pol poledne popołudniu ptg påefterm påeftermiddagen saasitazamchana
seara shaam smiddags sore tanghalingtapat tengahhari tk tr trưa tushpayti tối več večer
wengi wieczorem wpołudnie yamma ym ös öğle öğledensonra απόγ μεσημ μμ τοαπόγευμα τομεσημέρι
вечера дня полд полдень пп אחהצ אחרהצהריים בערב בצהריים ערב צהריים بظ بعدازظهر بعدالظهر بم
دوپہر دوپہرمیں سہپہر شام شاممیں ظهر ظهرًا عصر غو م مساء منجهندشام پیایم अपरान्ह अपराह्न
दनपार दनपारां दपेहरासंजा दपैहरबाद दुपार दोपहर पीएम बेलासे बेलुकी मउ मध्यान्ह शाम शामजा
संध्याकाळ सञ साँझ सांज सांजे सांझ सांम অপরাহ্ণ অপরাহ্ন অপৰাহ্ন দুপুর দুপুরবেলায় পিএম বিকাল
সন্ধ্যা সন্ধ্যাবেলায় ਦੁਪਹਿਰੇ ਬਾਦੁ ਸ਼ਾਮੀਂ બપોરે સાંજે ଅପରାହ୍ନ அந்திமாலை நண்பகல் பிற்பகல்
மதியம் மாலை మధ్యాహ్నం సాయంత్రం ಅಪರಾಹ್ನ ಮಧ್ಯಾಹ್ನ ಸಂಜೆ ഉച്ച ഉച്ചതിരിഞ്ഞ് ഉച്ചയ്ക്ക് വൈകുന്നേരം
സന്ധ്യ දවල් පව මධ්යාහ්නය හවස ค่ำ บ่าย หลังเที่ยง เที่ยง ในตอนเย็น ຕອນທ່ຽງ ຕອນບ່າຍ ຕອນແລງ
ຫຼັງທ່ຽງ ညနေ နေ့လယ် မွန်းတည့် ቀትር ከሰዓት ថ្ងៃត្រង់ នៅពេលរសៀល នៅពេលល្ងាច ᱧᱤᱫᱟᱹ ọ̀sán 下午 下昼 下晝
中午 午後 夕方 夜 昼 正午 오후 저녁 정오
`;

/** After noon, but 12 is midnight. */
export const EVENING = `
abends atnight axşam danoite delanoche disera dusoir malam påkvällen savonds soir вечора شب
مساءً රෑ ည በምሽት នៅពេលយប់ 夜晚 晚上
`;

/** From the evening to the morning: 12 to 5 are before noon, 6 to 11 after it. */
export const NIGHT = `
gece kechasi noaptea raat tengahmalam usiku vn vnoci wnocy éjjel đêm βράδυ τοβράδυ ночи
בלילה לילה رات راتمیں فيالمساء نیمهشب रात राती रात्र রাত্রি রাত্রিবেলায় ਰਾਤੀਂ રાત્રે இரவு
రాత్రి ರಾತ್ರಿ രാത്രി මැදියමටපසු กลางคืน ກາງຄືນ ຕອນກາງຄືນ 夜中 밤
`;

/** Around noon: 12 to 5 are after noon, 6 to 11 before it. */
export const MIDDAY = `
kunduzi siang
`;

/** Between a date and a time, or behind the time of a 24-hour clock: they tell no half of the day. */
export const JOINING = `
a ag alas ales alleore at d da ee godz h hs kell kl klo la lúc na nang në ní o ob om pada
pukul saat sagat u uhr um uur v à às στις г гараг гв гво год р ро у ч թ בשעה ساعت في په کو
के को गी तदा नि रोजी এ গী அன்று ರಂದು දින น บาฬิกา เวลา នៅម៉ោង
`;
