import type { Theme } from '../themes';

function list(words: string): readonly string[] {
  return words.trim().split(/\s*,\s*/u);
}

/** How people speak of a theme in Hinglish and in Hindi, in lower case and without apostrophes. */
export const wordsInHindi: Readonly<Partial<Record<Theme, readonly string[]>>> = {
  Technology: list(`
    technology pasand, technology mein interest, tech ka shauk, naye gadgets, naya phone,
    kaunsa phone, konsa phone, coding karna, computer chalana, mobile game, takneek, टेक्नोलॉजी,
    तकनीकी, गैजेट, गैजेट्स, कोडिंग, कंप्यूटर, मोबाइल गेम, लैपटॉप, नया फ़ोन
  `),
  Travel: list(`
    ghumne, ghoomne, ghumna pasand, ghumne ka shauk, ghumne ka plan, pahad, pahaad, pahadon,
    samundar, safar, yatra, travel karna, घूमने, घूमना पसंद, पहाड़, पहाड़ों, समंदर, सफ़र, सफर,
    ट्रिप
  `),
  Photography: list(`
    photo khinchna, photo kheenchna, photo kheechna, photo khinchte, photo khinchti, photo khichna,
    photography karna, photography ka shauk, tasveer, tasveerein, camera kaunsa, फ़ोटोग्राफ़ी,
    फोटो खींचना, फ़ोटो खींचना, फोटो खींचते, फोटो खींचती, तस्वीर, तस्वीरें, कैमरा, कैमरे
  `),
  Cricket: list(`
    cricket dekhna, cricket dekhte, cricket dekhti, cricket khelna, cricket khelte, cricket pasand,
    kal ka match, aaj ka match, match dekh rahe, match dekha, ipl dekhte, क्रिकेट देखते,
    क्रिकेट खेलते, क्रिकेट पसंद, मैच देखा, आईपीएल, विराट, कोहली, धोनी, विकेट
  `),
  Bollywood: list(`
    shahrukh khan, shahrukh ki, salman khan, aamir khan, bollywood gaane, bollywood pasand,
    hindi gaane, hindi filmein, filmi gaane, filmi dialogue, शाहरुख, शाहरुख़, सलमान, आमिर ख़ान,
    आमिर खान, दीपिका, हिंदी फ़िल्म, हिंदी फिल्म, हिंदी गाने, फ़िल्मी
  `),
  Music: list(`
    gaana sunna, gaane sunna, gane sunna, gaane sunte, gaane sunti, gana sunna, gaana gaate,
    gaana gaati, gaana gao, gana gao, kaunsa gaana, kaunse gaane, guitar bajana, गाने सुनना,
    गाने सुनते, गाना सुनाओ, म्यूज़िक, म्यूजिक, गिटार, ग़ज़ल
  `),
  Art: list(`
    chitrakari, chitrakala, kalakar, painting karna, painting karte, painting karti,
    painting banana, drawing karna, drawing banana, sketch banana, rang bharna, चित्रकारी,
    चित्रकला, कलाकार, पेंटिंग, ड्रॉइंग, ड्राइंग, स्केच, रंग भरना, मूर्तिकला
  `),
  Fitness: list(`
    gym jate, gym jaate, gym jati, gym jaati, gym jana, kasrat, vyayam, exercise karte,
    exercise karti, workout karte, workout karti, daudna, fit rehne, कसरत, व्यायाम, दौड़ना,
    फ़िटनेस, फिटनेस, जिम जाते, वर्कआउट
  `),
  Cooking: list(`
    khana banana, khaana banana, khana banate, khana banati, khaana banate, khaana banati,
    khana pakana, khane mein kya banaya, khana kaun banata, rasoi, roti banana, खाना बनाना,
    खाना बनाते, खाना बनाती, खाना पकाना, खाने में क्या बनाया, रसोई, कुकिंग, रेसिपी, रोटी बनाना
  `),
  Reading: list(`
    kitab padhna, kitaab padhna, kitab padhte, kitab padhti, kitabein, kitaabein, kitabon,
    padhne ka shauk, books padhna, books padhte, books padhti, shayari, किताब पढ़ते, किताबें पढ़ना,
    किताबों, पढ़ने का शौक, उपन्यास, कविताएँ, शायरी, लेखक
  `),
  Movies: list(`
    movie dekhna, movie dekhi, movies dekhna, movies dekhte, movies dekhti, film dekhna,
    film dekhi, filmein, filme dekhna, picture dekhi, kaunsi movie, konsi movie, फ़िल्म, फ़िल्में,
    फिल्म देखी, मूवी, मूवीज़, सिनेमा, वेब सीरीज़, वेब सीरीज
  `),
  Dancing: list(`
    nachna pasand, naachna, nachte ho, nachti ho, naachte ho, naachti ho, dance karte, dance karti,
    dance karna, dance aata, nritya, नाचते, नाचती, नाचना पसंद, डांस करते, डांस करती, डांस करना,
    नृत्य, भांगड़ा, कथक
  `),
  Yoga: list(`
    yoga karte, yoga karti, yoga karna, yog karna, yog karte, yogasan, yogasana, roz yoga,
    subah yoga, anulom vilom, योग करते, योग करती, योग करना, योगा करते, योगासन, प्राणायाम,
    सूर्य नमस्कार, अनुलोम विलोम
  `),
  Fashion: list(`
    naye kapde, naye kapdon, kapde kharidna, kapdon ka shauk, kapdon ki shopping, kaise kapde,
    sari pehanna, saree pehenna, kurta pajama, jhumke, joote, shopping karna, फ़ैशन, नए कपड़े,
    कपड़ों का शौक, साड़ी, कुर्ता, झुमके, जूते, शॉपिंग
  `),
  Food: list(`
    khana pasand, khane mein kya pasand hai, khane ka shauk, khana khaya, khaana khaya, kya khaya,
    bhookh lagi, bhook lagi, golgappe, gol gappe, chole bhature, khane mein kya, खाना पसंद,
    खाने में क्या, खाना खाया, क्या खाया, भूख लगी, गोलगप्पे, समोसा, मिठाई
  `),
  Spirituality: list(`
    bhagwan mein, bhagwan ko, pooja paath, puja paath, pooja karte, pooja karti, mandir jana,
    mandir jate, mandir jaati, dhyan lagana, adhyatm, adhyatmik, ishwar, अध्यात्म, आध्यात्मिक,
    पूजा पाठ, मंदिर, ध्यान लगाना, ईश्वर, भक्ति
  `),
  real: list(`
    asli ho, asli ho kya, asli insaan, sach mein insaan, kya tum insaan, insaan ho ya, bot ho,
    robot ho, ai ho kya, nakli ho, fake ho, real ho, online ho, kya aap asli, kya tum asli,
    असली हो, असली हैं, असली इंसान, सच में इंसान, इंसान हो या, रोबोट, बॉट हो, नकली हो, मशीन हो
  `),
  contact: list(`
    number de do, number dedo, apna number, number bhejo, phone karo, call karo, call pe baat,
    photo bhejo, apni photo, pic bhejo, insta do, insta batao, नंबर दो, नंबर दे दो, अपना नंबर,
    फोटो भेजो, फ़ोटो भेजो, कॉल करो, वीडियो कॉल, व्हाट्सएप
  `),
  meeting: list(`
    mil sakte hain, tumse milna hai, kab miloge, kab milogi, mujhse miloge, mujhse milogi,
    coffee pe chaloge, coffee pe chalogi, coffee peene chalein, bahar chalein,
    ghumne chaloge, ghumne chalogi, date pe chaloge, date pe chalogi, मिलोगे, मिलोगी, मिल सकते हैं,
    तुमसे मिलना है, डेट पर चलोगी, डेट पर चलोगे
  `),
  love: list(`
    tumse pyar, tumse pyaar, tumse mohabbat, mohabbat, tum mujhe pasand, tum mujhe acchi lagti,
    tum mujhe acche lagte, tumhe pasand karta, tumhe pasand karti, mujhse shaadi, tumhari yaad,
    dil aa gaya tum pe, तुमसे प्यार, मोहब्बत, इश्क़, इश्क, तुम मुझे पसंद, मुझसे शादी, तुम्हारी याद,
    आई लव यू
  `),
  lookingFor: list(`
    kya dhoondh rahe, kya dhoondh rahi, kya dhundh rahe, kaisa partner, kaisi ladki, kaisa ladka,
    single ho, single ho kya, shaadi karni hai, shaadi kab, tumhari shaadi ho gayi, boyfriend hai,
    girlfriend hai, क्या ढूँढ रहे, क्या ढूँढ रही, कैसा पार्टनर, कैसी लड़की, कैसा लड़का, सिंगल हो,
    रिश्ता ढूँढ
  `),
  goodNews: list(`
    khushkhabri, khush khabri, acchi khabar, promotion mila, promotion ho gaya, naukri mil gayi,
    naukri lag gayi, job lag gayi, exam clear ho gaya, pass ho gaya, bahut khush hoon,
    aaj mera birthday, खुशखबरी, अच्छी खबर, प्रमोशन, नौकरी मिल गई, नौकरी लग गई, पास हो गया,
    पास हो गई, बहुत खुश हूँ
  `),
  workStress: list(`
    kaam ka pressure, kaam ki tension, office ki tension, bahut kaam hai, bahut kaam tha,
    kaam bahut hai, kaam se pareshan, thak gaya, thak gayi, thaka hua, thaki hui, boss ne,
    काम का प्रेशर, काम का बोझ, बहुत काम है, ऑफ़िस की टेंशन, काम से परेशान, थक गया, थक गई, बॉस
  `),
  joke: list(`
    joke sunao, koi joke, joke suna do, chutkula sunao, koi chutkula, hasao, hansao, mujhe hasao,
    kuch funny, bore ho raha, bore ho rahi, चुटकुला सुनाओ, चुटकुले, जोक, जोक सुनाओ, हँसाओ, हंसाओ,
    बोर हो रहा, बोर हो रही
  `),
  habits: list(`
    daru peete, daru peeti, daaru peete, daaru peeti, sharab peete, sharab peeti, sharaab,
    cigarette peete, cigarette peeti, smoke karte, smoke karti, drink karte, drink karti,
    nasha karte, दारू, शराब पीते, सिगरेट पीते, सिगरेट पीती, बीयर, स्मोक करते
  `),
  age: list(`
    umar kya, umar kitni, umr kya, umr kitni, kitni umar, age kya hai, age kitni hai,
    kitne saal ke ho, kitne saal ki ho, janamdin kab, birthday kab, उम्र क्या, उम्र कितनी,
    कितनी उम्र, कितने साल के हो, कितने साल की हो, जन्मदिन कब, बर्थडे कब
  `),
  name: list(`
    tumhara naam, aapka naam kya, tumhara naam kya hai, aapka naam kya hai, apna naam, naam batao,
    naam ka matlab, tum kaun ho, kaun ho tum, kis naam se, तुम्हारा नाम, आपका नाम, अपना नाम,
    नाम बताओ, नाम का मतलब, तुम कौन हो, किस नाम से
  `),
  study: list(`
    padhai kahan, padhai kya, padhai kaisi, padhai chal rahi, padhai kar raha, padhai kar rahi,
    kya padhte, kya padhti, kya padha hai, kaunsa college, konsa college, college kahan,
    पढ़ाई कहाँ, पढ़ाई क्या, क्या पढ़ते, क्या पढ़ती, कॉलेज, डिग्री, स्कूल, यूनिवर्सिटी
  `),
  job: list(`
    kya karte ho, kya karti ho, kya kaam karte ho, kya kaam karti ho, kaam kya hai,
    kaam kya karte ho, kaam kaisa chal raha hai, job kya hai, job karte, job karti, naukri,
    kahan kaam karte, kahan kaam karti, क्या करते हो, क्या करती हो, क्या काम करते हो,
    क्या काम करती हो, कहाँ काम, जॉब, काम कैसा चल रहा है
  `),
  weekend: list(`
    weekend pe kya karte ho, weekend pe kya karti ho, weekend ka plan, weekend ka kya plan hai,
    weekend pe kya kar rahe ho, weekend pe kya kar rahi ho, weekend kaisa, sunday ko kya karte ho,
    sunday ko kya karti ho, chutti ke din, aaj ka plan, kal ka plan, aaj kya plan hai,
    kal kya plan hai, itwar, वीकेंड, वीकेंड पर क्या करते हो, छुट्टी के दिन, इतवार, संडे
  `),
  festivals: list(`
    tyohaar, tyauhar, tyoharon, diwali pe, diwali kaise, holi pe, holi kaise, holi khelna,
    garba khelna, chhath, karva chauth, त्यौहार, त्योहारों, दीपावली, नवरात्रि, गरबा, रक्षाबंधन,
    दुर्गा पूजा, गणपति, दशहरा
  `),
  family: list(`
    ghar mein kaun, ghar mein kaun kaun hai, ghar mein sab kaise, mummy papa, maa baap, maa papa,
    bhai behen, bhai behan, kitne bhai, parivaar, pariwar, dada dadi, nana nani, घर में कौन,
    घरवाले, घर वाले, मम्मी पापा, भाई बहन, दादी, नानी
  `),
  pets: list(`
    kutta ya billi, kutte ya billi, kutte pasand, kutta pala, billi pali, paltu, paltu janwar,
    janwar, jaanwar, koi pet hai, dog hai kya, कुत्ता या बिल्ली, कुत्ते पसंद, बिल्लियाँ, जानवर,
    जानवरों, पालतू, पिल्ला, तोता
  `),
  languages: list(`
    kaunsi bhasha, konsi bhasha, kaun si bhasha, kaunsi language, konsi language, hindi aati,
    hindi mein baat, hindi bolte, hindi bolti, english aati, marathi aati, matrubhasha,
    कौन सी भाषा, कौनसी भाषा, भाषाएँ, हिंदी में बात, हिन्दी, अंग्रेज़ी, मराठी, मातृभाषा
  `),
  chai: list(`
    chai piyoge, chai piyogi, chai peete, chai peeti, chai pi li, chai pasand, chai ya coffee,
    adrak wali chai, adrak chai, masala chai, kadak chai, tapri, चाय पियोगे, चाय पसंद,
    चाय या कॉफ़ी, चाय या कॉफी, अदरक वाली चाय, मसाला चाय, टपरी, कॉफ़ी
  `),
  weather: list(`
    mausam kaisa, mausam accha, mausam mast, baarish ho rahi, barish ho rahi, bahut garmi,
    garmi lag rahi, garmi ho rahi, bahut thand, thand lag rahi, sardi, barsaat, मौसम कैसा,
    बारिश हो रही, बरसात, गर्मी, ठंड, सर्दी, धूप
  `),
  place: list(`
    kahan se ho, kaha se ho, kahan rehte ho, kahan rehti ho, kaha rehte ho, kaha rehti ho,
    kahan ke ho, kis sheher, kis shehar, kaunse sheher, tumhara sheher, ghar kahan, कहाँ से हो,
    कहाँ रहते हो, कहाँ रहती हो, किस शहर, मुंबई, दिल्ली, पुणे, बेंगलुरु
  `),
  hobbies: list(`
    shauk kya, kya shauk hai, tumhare shauk, hobby kya hai, hobbies kya hain,
    free time mein kya karte ho, free time mein kya karti ho, khali time mein, khaali time mein,
    fursat mein, tumhe kya pasand hai, tumhe kya accha lagta, kya karna pasand, तुम्हारे शौक,
    शौक क्या, खाली समय में क्या करते हो, खाली समय में क्या करती हो, फ़ुरसत में,
    तुम्हें क्या पसंद है, क्या करना पसंद
  `),
  howAreYou: list(`
    kaise ho, kaisi ho, kya haal hai, kya haal chaal, haal chaal, kya chal raha hai,
    din kaisa raha, din kaisa tha, kya kar rahe ho, kya kar rahi ho, sab badhiya, aur sunao,
    कैसे हो, कैसी हो, क्या हाल है, क्या चल रहा है, दिन कैसा रहा, दिन कैसा था, क्या कर रहे हो,
    क्या कर रही हो
  `),
  aboutMe: list(`
    apne baare mein, apne baare me, apne bare mein, apne bare me, tumhare baare mein,
    tumhare baare me, tumhare bare mein, khud ke baare mein, tumhe jaanna, tumhe janna,
    apna parichay, अपने बारे में, तुम्हारे बारे में, आपके बारे में, खुद के बारे में, तुम्हें जानना,
    अपना परिचय
  `),
  night: list(`
    shubh raatri, so jao, sone ja raha, sone ja rahi, neend aa rahi, chalo bye, kal baat karte,
    baad mein baat karte, phir baat karte, phir milenge, phir milte hain, ab chalta hoon,
    ab chalti hoon, सोने जा रहा, सोने जा रही, नींद आ रही, कल बात करते, फिर मिलेंगे, गुड नाइट,
    चलो बाय
  `),
  compliment: list(`
    bahut sundar ho, bahut pyaari ho, bahut pyaare ho, bahut acchi ho, bahut acche ho,
    acchi lag rahi ho, acche lag rahe ho, cute lag rahi, cute lag rahe, tumhari aankhen,
    tumhari smile, tumhari tasveer, बहुत सुंदर हो, बहुत प्यारी हो, बहुत प्यारे हो, बहुत अच्छी हो,
    बहुत अच्छे हो, तुम्हारी मुस्कान, तुम्हारी आँखें, तुम्हारी तस्वीर
  `),
  lowMood: list(`
    udaas hoon, mood kharab, mood off, mann nahi lag raha, akelapan, akela feel, akela mehsoos,
    bura lag raha, dil toot gaya, rona aa raha, pareshan hoon, dar lag raha, ghabrahat, उदास हूँ,
    मूड खराब, मन नहीं लग रहा, अकेलापन, दिल टूट गया, परेशान हूँ, डर लग रहा
  `),
  sorry: list(`
    maaf karna, maaf kar do, maafi, galti ho gayi, meri galti, sorry yaar, der ho gayi,
    bura mat maanna, माफ़ करना, माफ करना, माफ़ कर दो, माफ़ी, माफी, गलती हो गई, मेरी गलती,
    देर हो गई, बुरा मत मानना, सॉरी
  `),
  thanks: list(`
    bahut shukriya, shukriya ji, dhanyawad, dhanyvad, thanks yaar, thank you ji, meherbaani,
    mehrbani, बहुत शुक्रिया, शुक्रिया जी, बहुत धन्यवाद, थैंक यू, थैंक्स, थैंक्यू, मेहरबानी, आभार
  `),
  laugh: list(`
    hasi aa gayi, hansi aa gayi, hasi nahi ruk rahi, hansi nahi ruk rahi, hasa diya, hansa diya,
    hahahahaha, haha sahi, हाहाहा, हेहे, हेहेहे, हँसी आ गई, हंसी आ गई, हँसी नहीं रुक रही,
    हँसा दिया, हंसा दिया
  `),
  askBack: list(`
    aur tumhara, aur tumhari, aur tumhe, aur tumko, aur aapka, aur aapki, aur aapko, tum bolo,
    tum sunao, tumhara kya, aapka kya, tumhari baari, और तुम्हारा, और तुम्हारी, और तुम्हें,
    और आपका, तुम बताओ, आप बताओ, तुम्हारा क्या, तुम्हारी बारी
  `),
  greeting: list(`
    namaste ji, namaskar ji, hello ji, ram ram, radhe radhe, pranam, shubh prabhat, नमस्ते जी,
    हैलो, हेलो जी, राम राम, राधे राधे, प्रणाम, शुभ प्रभात, सलाम, आदाब, सत श्री अकाल
  `),
};
