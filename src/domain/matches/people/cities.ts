import { METROS, type Metro } from './places';

/** A city's own name, its other spellings, and ten neighbourhoods of it. */
type CityRow = readonly [city: string, spellings: string, neighbourhoods: string];

/** Big cities beside the metros; nobody lives there before a profile names one (rule “City”). */
const MORE_CITIES: readonly CityRow[] = [
  [
    'Navi Mumbai',
    'navi mumbai, नवी मुंबई',
    'Vashi, Nerul, Belapur, Kharghar, Airoli, Ghansoli, Kopar Khairane, Panvel, Seawoods, Sanpada',
  ],
  [
    'Thane',
    'thane, ठाणे',
    'Naupada, Kopri, Majiwada, Vartak Nagar, Kasarvadavali, Kolshet, Hiranandani Estate, Panchpakhadi, Manpada, Wagle Estate',
  ],
  [
    'Jaipur',
    'jaipur, जयपुर',
    'C-Scheme, Malviya Nagar, Vaishali Nagar, Mansarovar, Raja Park, Bani Park, Civil Lines, Tonk Road, Jagatpura, Sodala',
  ],
  [
    'Lucknow',
    'lucknow, lakhnau, लखनऊ',
    'Hazratganj, Gomti Nagar, Aliganj, Indira Nagar, Aminabad, Chowk, Alambagh, Mahanagar, Jankipuram, Rajajipuram',
  ],
  [
    'Kanpur',
    'kanpur, cawnpore, कानपुर',
    'Civil Lines, Kidwai Nagar, Swaroop Nagar, Kakadeo, Govind Nagar, Kalyanpur, Arya Nagar, Tilak Nagar, Shyam Nagar, Barra',
  ],
  [
    'Nagpur',
    'nagpur, नागपुर',
    'Dharampeth, Sitabuldi, Sadar, Civil Lines, Ramdaspeth, Manish Nagar, Pratap Nagar, Mahal, Itwari, Bajaj Nagar',
  ],
  [
    'Indore',
    'indore, इंदौर',
    'Vijay Nagar, Palasia, Rajwada, Sudama Nagar, Bhawarkuan, Annapurna, Sapna Sangeeta, Tilak Nagar, Khajrana, Geeta Bhawan',
  ],
  [
    'Bhopal',
    'bhopal, भोपाल',
    'Arera Colony, MP Nagar, New Market, Kolar Road, Shahpura, Bairagarh, Habibganj, Ashoka Garden, TT Nagar, Lalghati',
  ],
  [
    'Patna',
    'patna, पटना',
    'Boring Road, Kankarbagh, Patliputra Colony, Rajendra Nagar, Bailey Road, Gandhi Maidan, Danapur, Kadamkuan, Ashiana Nagar, Frazer Road',
  ],
  [
    'Surat',
    'surat, सूरत',
    'Adajan, Vesu, Athwalines, Piplod, Varachha, Katargam, Rander, Nanpura, Citylight, Udhna',
  ],
  [
    'Vadodara',
    'vadodara, baroda, वडोदरा, बड़ौदा',
    'Alkapuri, Fatehgunj, Sayajigunj, Gotri, Akota, Manjalpur, Karelibaug, Vasna Road, Subhanpura, Nizampura',
  ],
  [
    'Nashik',
    'nashik, nasik, नाशिक, नासिक',
    'College Road, Gangapur Road, Panchavati, Indira Nagar, Cidco, Satpur, Nashik Road, Mahatma Nagar, Deolali, Pathardi',
  ],
  [
    'Chandigarh',
    'chandigarh, चंडीगढ़',
    'Sector 8, Sector 9, Sector 10, Sector 15, Sector 17, Sector 22, Sector 26, Sector 35, Sector 44, Manimajra',
  ],
  [
    'Kochi',
    'kochi, cochin, ernakulam, कोच्चि, कोचीन',
    'Fort Kochi, Mattancherry, Edappally, Kaloor, Kakkanad, Palarivattom, Vyttila, Panampilly Nagar, Kadavanthra, Thevara',
  ],
  [
    'Thiruvananthapuram',
    'thiruvananthapuram, trivandrum, तिरुवनंतपुरम, त्रिवेंद्रम',
    'Kowdiar, Vazhuthacaud, Pattom, Kazhakkoottam, Palayam, Thampanoor, Sasthamangalam, Peroorkada, Vattiyoorkavu, Kesavadasapuram',
  ],
  [
    'Coimbatore',
    'coimbatore, kovai, कोयंबटूर',
    'RS Puram, Gandhipuram, Peelamedu, Race Course, Saibaba Colony, Singanallur, Ramanathapuram, Ukkadam, Vadavalli, Ganapathy',
  ],
  [
    'Madurai',
    'madurai, मदुरै',
    'Anna Nagar, KK Nagar, Simmakkal, Goripalayam, Tallakulam, Thirunagar, Villapuram, Palanganatham, Sellur, Bibikulam',
  ],
  [
    'Visakhapatnam',
    'visakhapatnam, vizag, विशाखापट्टनम',
    'MVP Colony, Dwaraka Nagar, Siripuram, Gajuwaka, Madhurawada, Seethammadhara, Lawsons Bay Colony, Jagadamba, Akkayyapalem, Rushikonda',
  ],
  [
    'Vijayawada',
    'vijayawada, विजयवाड़ा',
    'Benz Circle, Governorpet, Moghalrajpuram, Patamata, Labbipet, Gandhi Nagar, Bhavanipuram, One Town, Auto Nagar, Gunadala',
  ],
  [
    'Mysuru',
    'mysuru, mysore, मैसूर, मैसूरु',
    'Gokulam, Vijayanagar, Jayalakshmipuram, Saraswathipuram, Kuvempunagar, Nazarbad, Chamundipuram, Siddhartha Layout, Yadavagiri, Hebbal',
  ],
  [
    'Bhubaneswar',
    'bhubaneswar, bhubaneshwar, भुवनेश्वर',
    'Saheed Nagar, Jayadev Vihar, Nayapalli, Patia, Chandrasekharpur, Khandagiri, Old Town, Rasulgarh, Bapuji Nagar, Kharavel Nagar',
  ],
  [
    'Guwahati',
    'guwahati, gauhati, गुवाहाटी',
    'Pan Bazaar, Fancy Bazaar, Uzan Bazaar, Dispur, Ganeshguri, Beltola, Zoo Road, Maligaon, Chandmari, Silpukhuri',
  ],
  [
    'Ranchi',
    'ranchi, रांची',
    'Lalpur, Doranda, Kanke Road, Harmu, Hinoo, Ashok Nagar, Morabadi, Bariatu, Kokar, Ratu Road',
  ],
  [
    'Dehradun',
    'dehradun, dehra dun, देहरादून',
    'Rajpur Road, Dalanwala, Vasant Vihar, Clement Town, Prem Nagar, Race Course, Ballupur, Jakhan, Karanpur, Patel Nagar',
  ],
  [
    'Ludhiana',
    'ludhiana, लुधियाना',
    'Model Town, Sarabha Nagar, Civil Lines, BRS Nagar, Dugri, Ghumar Mandi, Pakhowal Road, Haibowal, Field Ganj, Jamalpur',
  ],
  [
    'Amritsar',
    'amritsar, अमृतसर',
    'Ranjit Avenue, Lawrence Road, Hall Bazaar, Putlighar, Chheharta, Green Avenue, Katra Ahluwalia, Maqbool Road, Majitha Road, Batala Road',
  ],
  [
    'Gurugram',
    'gurugram, gurgaon, गुरुग्राम, गुड़गांव',
    'DLF Phase 1, Sushant Lok, Sector 14, Sector 29, Sector 56, Palam Vihar, South City, Sohna Road, Golf Course Road, Udyog Vihar',
  ],
  [
    'Noida',
    'noida, नोएडा',
    'Sector 15, Sector 18, Sector 27, Sector 44, Sector 50, Sector 62, Sector 76, Sector 93, Sector 128, Sector 137',
  ],
  [
    'Varanasi',
    'varanasi, banaras, benares, kashi, वाराणसी, बनारस, काशी',
    'Lanka, Assi, Godowlia, Bhelupur, Sigra, Sarnath, Cantonment, Mahmoorganj, Dashashwamedh, Chetganj',
  ],
  [
    'Agra',
    'agra, आगरा',
    'Tajganj, Sadar Bazaar, Kamla Nagar, Dayalbagh, Sikandra, Civil Lines, Sanjay Place, Shahganj, Balkeshwar, Khandari',
  ],
  [
    'Prayagraj',
    'prayagraj, allahabad, प्रयागराज, इलाहाबाद',
    'Civil Lines, Katra, Tagore Town, George Town, Allahpur, Naini, Kareli, Lukerganj, Chowk, Jhunsi',
  ],
  [
    'Panaji',
    'panaji, panjim, goa, पणजी, गोवा',
    'Fontainhas, Miramar, Altinho, Dona Paula, Campal, Caranzalem, Ribandar, Taleigao, Bambolim, Santa Inez',
  ],
];

const SPELLINGS_OF_METROS: ReadonlyMap<string, string> = new Map([
  ['Bengaluru', 'bengaluru, bangalore, blr, बेंगलुरु, बेंगलुरू, बैंगलोर, बंगलौर'],
  ['Mumbai', 'mumbai, bombay, मुंबई, मुम्बई, बंबई'],
  ['Delhi', 'delhi, new delhi, delhi ncr, dilli, दिल्ली, नई दिल्ली'],
  ['Hyderabad', 'hyderabad, secunderabad, हैदराबाद, सिकंदराबाद'],
  ['Chennai', 'chennai, madras, चेन्नई, मद्रास'],
  ['Pune', 'pune, poona, पुणे, पूना'],
  ['Kolkata', 'kolkata, calcutta, कोलकाता, कलकत्ता'],
  ['Ahmedabad', 'ahmedabad, ahmadabad, amdavad, अहमदाबाद'],
]);

export interface KnownCity extends Metro {
  /** How it is written, its own name among them. */
  readonly spellings: readonly string[];
}

/** Every city whose streets Taal knows (rule “City”). */
export const KNOWN_CITIES: readonly KnownCity[] = [
  ...METROS.map((metro) => ({
    ...metro,
    spellings: (SPELLINGS_OF_METROS.get(metro.city) ?? metro.city).split(', '),
  })),
  ...MORE_CITIES.map(([city, spellings, neighbourhoods]) => ({
    city,
    spellings: spellings.split(', '),
    neighbourhoods: neighbourhoods.split(', '),
  })),
];
