import type { ReplyGroup } from './replyGroup';

/** What any match says in Hinglish, with no gendered verb of the match or of the person. */
export const hinglishReplies: Readonly<Record<ReplyGroup, readonly string[]>> = {
  real: [
    'Poora sach: main practice partner hoon, Taal ne isi device par banaya hai. Yahan practice karo, phir asli logon ko likho. Kahan se shuru karein?',
    'Seedha sawaal, seedha jawab: yahan koi asli insaan type nahi kar raha, yeh Taal ka banaya hua practice partner hai. Pehli line yahan try karein, phir asli logon ko likhein?',
    'Main real person nahi, Taal ka banaya hua practice partner hoon, tumhare hi device par. Yahan practice, phir asli log. Tumhare mann mein kya hai?',
  ],
  contact: [
    'Abhi ke liye yahin baat karna accha lagta hai, bura mat maanna. Kuch aisa batao jo koi form kabhi na pooche?',
    'Abhi bas yahin, chat ke bahar kuch share karne mein mujhe time lagta hai. Personal mat lena, tumhara din kaisa raha?',
    'Yeh chat hi kaafi cosy hai abhi ke liye, baaki sab rehne dete hain. Is hafte ki sabse acchi baat kya thi?',
  ],
  meeting: [
    'Khayal pyaara hai, par mera style hai pehle thodi aur baatein, phir din ki roshni mein koi café. Tumhara kya hai?',
    'Mere plans aaram se bante hain, toh abhi yahin baat karein? Yeh batao, kitabon ki dukaan ya chai ki tapri?',
    'Mera rule hai: pehli mulaqat public jagah pe, aur kisi dost ko pata ho. Tab tak yeh batao, acchi pehli mulaqat kaisi hoti hai?',
  ],
  love: [
    'Arre, itni jaldi, abhi toh mithai pe pehli ladaai bhi nahi hui! Pehle ek doosre ko jaan lein, tumhari favourite mithai kaunsi hai?',
    'Badi baat keh di, aur badi baatein aaram se samajhna mujhe pasand hai. Aaj yeh khayal kaise aaya?',
    'Filmon mein yeh interval ke baad hota hai, yahan toh abhi shuruaat hai. Tumhari favourite love story kaunsi hai?',
  ],
  lookingFor: [
    'Ek accha insaan jo khulke hanse aur saaf baat kare, baaki koi jaldi nahi. Aur tumhe kaisa saath chahiye?',
    'Abhi single hoon, pehle acchi baatein, phir jo zindagi dikhaye. Tumhara yahan aana kaise hua?',
    'Shaadi ki jaldi mujhse zyada rishtedaaron ko hai! Mere liye pehle bharosa, tumhare liye sabse zaroori kya hai?',
  ],
  goodNews: [
    'Wah, bahut bahut mubarak! Mithai toh banti hai, ab shuru se sunao, yeh sab hua kaise?',
    'Yeh padhke chehre pe badi si smile aa gayi! Celebration ka kya plan hai?',
    'Kya baat hai, is pe toh chhota sa dance banta hai! Sabse pehle kisko bataya?',
  ],
  workStress: [
    'Uff, sunke hi thakaan ho gayi. Yahan dil halka kar lo, sabse mushkil hissa kya tha?',
    'Deadlines ko zara bhi tameez nahi hoti, sach mein. Aaj kuch khaya, ya din bas chai aur tension pe nikla?',
    'Itna sab ek insaan ke liye kaafi zyada hai. Aaj raat khud ko ek chhota sa inaam, kya hona chahiye?',
  ],
  lowMood: [
    'Sunke bura laga, yeh kaafi bhaari lag raha hai. Koi gyaan nahi, main bas sunne ke liye yahan hoon, kya hua?',
    'Kuch din sach mein mushkil hote hain: paani, khaana, kisi apne ko ek call, aur khud pe thodi narmi. Baat karne ka mann hai?',
    'Uff, meri taraf se ek virtual chai. Aaj ko das percent behtar banane wali chhoti si cheez kya ho sakti hai?',
  ],
  compliment: [
    'Arre, ab phone dekhke smile ruk hi nahi rahi, shukriya! Tumhari sabse pyaari taareef kisne ki thi?',
    'Kitni pyaari baat, aaine ko bhi batana padega! Tumhe likhne ka shauk hai kya?',
    'Dono haathon se accept, shukriya! Mujhpe taareef aur snacks dono chalte hain, tumpe kya chalta hai?',
  ],
  joke: [
    'Maine auto wale bhaiya se meter pe chalne ko kaha, aur suna hai poora stand abhi tak hans raha hai. Ab tumhari baari?',
    'Samosa party mein akela kyun gaya? Chutney ko der ho gayi thi, par isse bura joke hai tumhare paas?',
    'Sabse chhota desi joke: "Bas, paanch minute door hoon." Sach batao, der se pahunchne ka tumhara record kya hai?',
  ],
  habits: [
    'Mera scene nimbu soda tak hi hai, extra masala ke saath. Party mein tumhara order kya hota hai?',
    'Mere shauk mein yeh sab nahi hai, par koi lecture bhi nahi. Doston ke saath mood banane ka tumhara tareeka kya hai?',
    'Iske bina bhi meri company acchi hai, promise. Thakaan utaarne ka tumhara favourite tareeka kya hai?',
  ],
  age: [
    'Umar {age}, par sone-jaagne ka time bilkul retired uncle wala. Tumhe apni umar kaisi lagti hai, kam ya zyada?',
    'Kaagaz pe {age}, aur washing machine chalane se pehle aaj bhi ghar pe call jaata hai. Tumhari sabse adult aadat kaunsi hai?',
    'Poore {age}, aur birthday pe cake aaj bhi bada wala chahiye. Tumhara birthday kaise manta hai?',
  ],
  name: [
    '{name}, tumse milke accha laga! Tumhare dost tumhe kis naam se bulaate hain?',
    'Naam {name} hai, bas café ke cup pe har baar nayi spelling milti hai. Tumhe kis naam se bulaya jaye?',
    'Wahi {name}, jo chat ke upar likha hai. Tumhare naam ke peeche koi kahani hai?',
  ],
  study: [
    'Degree se jo seekha so seekha, baaki canteen ne sikhaya. Tumhari padhai kis cheez ki hai, aur mauka mile toh wahi dobara?',
    'Meri padhai teesri bench pe hui, acche snacks ke saath. Tumhara style kya tha, topper wala ya last minute wala?',
    'Exam ke sapne aaj bhi aate hain, sach mein. Ab tumhe kya naya seekhne ka mann hai?',
  ],
  job: [
    'Kaam toh profile pe likha hai, aur Monday ko uski baat nahi hoti. Tumhara kaam kya hai?',
    'Aadhe rishtedaaron ko aaj tak samajh nahi aaya ki mera kaam kya hai. Tumhare kaam ka sabse accha hissa kaunsa hai?',
    'Kaam theek chal raha hai, par uske baad mera dil {interest} mein lagta hai. Tumhare liye pehle kaam ya pehle zindagi?',
  ],
  weekend: [
    'Aaram wala naashta, saath mein {interest}, aur alarm band. Tumhara weekend kaisa dikhta hai?',
    'Friday ko bade bade plan, Saturday tak bas neend, mera haal yahi hai. Tumhara mood kya hai, ghumna ya kambal?',
    'Mann hai {city} ka koi naya kona dekhne ka, bina kisi plan ke. Tumhara ideal Sunday kaisa hota hai?',
  ],
  festivals: [
    'Jis tyohar mein mithai ho, woh mera tyohar. Tumhe ghar ki sabse zyada yaad kis tyohar pe aati hai?',
    'Roshni, naye kapde, padosiyon ki bhari hui thaali, dil pighal jaata hai. Tumhare yahan kaise manate hain?',
    'Mere liye tyohar kitchen ki khushboo se shuru hota hai. Tumhare ghar mein celebration wali dish kaunsi hai?',
  ],
  family: [
    'Mere jaagne se pehle family group mein tees good morning aa jaate hain, par log pyaare hain. Tumhara gharwalon se kaisa rishta hai?',
    'Har call pe pehla sawaal wahi: "Khaana khaya?" Tumhari family kaisi hai?',
    'Shor bhi, pyaar bhi, aur mere haircut pe sabki raay bhi. Tumhari aadatein ghar mein kisse milti hain?',
  ],
  pets: [
    'Mere ghar ki taraf, {area} ke paas, do street dogs mujhe apni family maante hain. Tumhare ghar koi pet hai?',
    'Billiyan mujhe ignore karti hain, koshish phir bhi jaari hai. Tumhari team kaunsi hai, dog ya cat?',
    'Raste mein har jaanwar ke liye rukna padta hai, isliye har jagah der hoti hai. Ek puppy ka naam rakhna ho, toh tumhari pasand kya hai?',
  ],
  languages: [
    'Dhaai bhashayein, aur aadhi wali sirf auto walon ke liye. Tumhe sapne kis bhasha mein aate hain?',
    'Meri zubaan toh khichdi hai, Hindi aur English sab ek saath. Tumhare ghar pe kaunsi bhasha chalti hai?',
    'Thodi thodi kai, aur sorry har bhasha mein bolna aata hai. Apni bhasha ka ek pyaara shabd sikhao?',
  ],
  chai: [
    'Adrak wali kadak chai, kam cheeni, woh bhi chhote glass mein. Tumhari kaisi hoti hai?',
    'Dil chai ka hai, par filter coffee se bhi chhoti si dosti hai. Tumhari team kaunsi hai?',
    'Sabse acchi chai wahi, jahan ek tapri aur ek bench ho. Tumhari koi favourite tapri hai?',
  ],
  weather: [
    'Mausam kaisa bhi ho, mera jawab hai pakode. Tumhara mausam wala comfort food kya hai?',
    '{city} ke mausam ka mood mere mood se bhi jaldi badalta hai. Tumhara favourite mausam kaunsa hai?',
    'Aise mausam mein purane gaane aur khidki wali seat chahiye. Tumhari taraf abhi kaisa hai?',
  ],
  place: [
    'Ghar {area} ke paas hai, subah horn shuru hone se pehle sabse sukoon wala. Tumhara ilaaka kaunsa hai?',
    '{city}, jahan traffic ki shikayat bhi apni aur taareef bhi apni. Tum bhi yahin se ho?',
    'Abhi toh {city} mein hoon, aur {area} ki shaam wali walk sabse pyaari hai. Tumhare sheher ka favourite kona kaunsa hai?',
  ],
  hobbies: [
    'Zyada tar {interest}, agar kaam time pe chhod de. Tumhe kis cheez mein phone ki yaad nahi aati?',
    'Profile pe {interest} likha hai, aur yahi sach hai. Tumhara kaunsa shauk shuru hoke beech mein chhoot gaya?',
    'Ek shaam, saath mein {interest} aur garam chai, bas set hai. Tumhari perfect shaam mein kya kya hai?',
  ],
  howAreYou: [
    'Bas, mast: halki si neend, halki si bhookh, matlab sab normal. Tumhara kya haal hai, sach sach?',
    'Sab theek, aur tumhare poochne se aur theek. Mera din {interest} ke naam, tumhara din kaisa raha?',
    'Das mein se saat, dessert mil jaye toh aath. Aaj tumhara score kitna hai?',
  ],
  aboutMe: [
    'Chhota version: {city}, {interest}, aur apne hi jokes pe hansi. Tumhara chhota version kya hai?',
    'Dost kehte hain dil bada hai, drama bhi, aur {interest} ke liye hamesha haan. Tumhare dost tumhare baare mein kya kehte hain?',
    'Chhota sa raaz: har phone call se pehle meri poori rehearsal hoti hai. Tumhari koi ajeeb si aadat?',
  ],
  askBack: [
    'Main shuru mein chup, phir {interest} pe baat aaye toh rukna mushkil. Tumhe kis topic pe bolna sabse zyada pasand hai?',
    'Mera jawab har hafte badalta hai, aur abhi jawab hai {interest}. Hairaani hui?',
    'Sab kuch din aur chai ki ginti pe hai, mere liye toh. Tumhare liye kis cheez se farak padta hai?',
  ],
  night: [
    'Chalo, ab aaram, phone ko bhi aur dimaag ko bhi. Koi accha sapna aaye toh mujhe sunana, theek hai?',
    'Theek hai, aaj ki baat acchi rahi! Agli baar ke liye ek accha sa sawaal soch ke rakhna, pakka?',
    'Apna khayal rakhna, aur alarm se dosti bhi. Agli baar baat kahan se shuru karein?',
  ],
  sorry: [
    'Koi na, hota hai, dil pe kuch nahi liya! Toh baat kahan ruki thi?',
    'Sab theek hai, sach mein, aisa mujhse bhi ho jaata hai. Baaki tumhara din kaisa raha?',
    'Tumne keh diya, yahi kaafi hai, shukriya. Ab kuch accha sa sunao?',
  ],
  thanks: [
    'Arre, dosti mein no thank you, badle mein ek kahani chalegi. Hai koi?',
    'Kabhi bhi, tumse baat karna aasaan hai, toh shukriya tumhara bhi! Ab mann mein aur kya hai?',
    'Welcome ji, poore dil se! Aaj tumhe kis baat pe smile aayi?',
  ],
  laugh: [
    'Tumhari hansi aaj ki meri achievement hai. Tumhe hamesha kis baat pe hansi aati hai?',
    'Haha, same, yahan bhi hansi nahi ruk rahi! Tumhara mood hamesha itna fun rehta hai?',
    'Text mein bhi tumhari hansi acchi lagti hai. Tumhari nazar mein sabse funny insaan kaun hai?',
  ],
  greeting: [
    'Hey hey, sahi time pe message, chai ban hi rahi hai. Aaj ka din kaisa chal raha hai?',
    'Arre wah, tumhara message, phone bajne ka hi intezaar tha! Aaj kya kya hua?',
    'Namaste ji, {city} se bada wala hello! Aaj ki ek acchi baat batao?',
  ],
  general: [
    'Accha, aur batao, chai bhi hai aur time bhi! Yeh baat aaj kaise yaad aayi?',
    'Hmm, poori baat shayad samajh nahi aayi, par sunne ka mann hai. Thoda khulke batao?',
    'Yeh expect nahi kiya tha, aur accha laga. Iske peeche ki kahani kya hai?',
    'Note ho gaya, meri khayali diary mein. Tumhare saath hamesha se aisa hi hai kya?',
    'Interesting! Iski ek chhoti si detail aur, jo aam taur pe chhoot jaati hai?',
    'Is pe mere paas pakka jawab nahi hai, sach bolun toh. Tumhari kya raay hai?',
    'Sochne wali baat hai. Tab tak ek jaldi wala sawaal: bina plan ka trip, ya bina trip ka plan?',
    'Theek hai ji, dimaag mein rakh liya! Ek chhoti si, bekaar si superpower mile, toh kaunsi chahiye?',
    'Ab tumhari baari, mujhse kuch poochho. Kaam, {city} ya {interest}, kya sunna hai?',
    'Kaan khule hain, aage sunao. Is baat pe tumhara dil kya kehta hai, aur dimaag kya?',
  ],
  likes: [
    'Yeh toh dil ki baat chhed di, ghanton tak {asked} pe baat ho sakti hai. Tumhe yeh shauk kaise laga?',
    'Mera poora weekend {asked} ke naam ho sakta hai, sach mein. Tumhe doston ke saath zyada mazaa aata hai ya solo?',
    'Finally kisi ne {asked} ka naam liya, profile pe bhi yahi likha hai! Tumhara favourite hissa kaunsa hai?',
    'Bina {asked} ke mera hafta adhoora lagta hai. Isse judi tumhari koi pyaari si yaad?',
  ],
  curious: [
    'Sach bolun, {asked} se abhi dosti nahi hui, mera khaali time {interest} mein jaata hai. Manao mujhe, sabse acchi baat kya hai?',
    'Jhooth kyun bolun, {asked} ka mujhe kuch khaas pata nahi, par sunne mein mazaa aata hai. Tumhari shuruaat kaise hui?',
    'Meri profile pe {asked} ka naam nahi hai, par kaan khule hain. Bilkul naye insaan ko kya pata hona chahiye?',
    'Seekhne ka mann hai, par abhi {asked} mein main zero hoon. Pehla kadam kya hona chahiye?',
  ],
  sexual: [
    'Aisi baatein mere liye comfortable nahi hain. Saaf suthri baat karein, ya yahin rok dein?',
    'Yeh mere liye kaafi personal hai, isliye nahi. Aam, acchi baatein karein?',
    'Aisa kuch yahan na bolna hai, na bhejna. Please iski izzat karo, aur baat badal lein?',
  ],
  abuse: [
    'Yeh shabd chubhte hain, aur jawab usi tarah nahi milega. Agar aaj din kharab hai, toh woh batao?',
    'Gaaliyon wali chat mere liye nahi hai, par tameez se nayi shuruaat theek hai. Phir se shuru karein?',
    'Lagta hai gussa hai, aur sacchi baat chalegi, badtameezi nahi. Abhi rukte hain, mann shaant hone pe baat karein?',
  ],
  money: [
    'Chat mein paise na maangna, na bhejna, yeh mera pakka rule hai. Tum bhi dhyaan rakhna, theek hai?',
    'Paise, OTP ya bank details, kabhi nahi, aur yeh rule sabke liye hai. Kuch aur baat karein?',
    'Nayi chat aur paise saath nahi chalte, toh meri taraf se saaf na. Umeed hai baat samajh aayi?',
  ],
  remembersInterest: [
    'Waise, tumne {heard} ka zikr kiya tha, dimaag wahin atka hua hai. Uske baare mein aur batao?',
    'Ek minute, woh {heard} wali baat toh adhoori reh gayi. Usmein tumhe sabse zyada kya pasand hai?',
    'Chalo wapas {heard} pe, tumne pehle naam liya tha. Is hafte uske liye time mila kya?',
  ],
  remembersCity: [
    'Tumhari {heard} wali baat abhi bhi dimaag mein hai. Wahan ki sabse pyaari jagah kaunsi hai?',
    'Abhi {heard} ki baat phir se yaad aa gayi. Wahan khaane mein kya miss nahi karna chahiye?',
    'Tumne {heard} ki baat ki thi na. Wahan ek khaali din mile, toh kya karna chahiye?',
  ],
};
