export interface Query {
  readonly text: string;
  /** The name of the listing that is meant. */
  readonly meant: string;
  /** In the sample region the answer comes first, else among the first five. */
  readonly first?: true;
}

const first = (meant: string, ...texts: string[]): Query[] => texts.map((text) => ({ text, meant, first: true }));
const topFive = (meant: string, ...texts: string[]): Query[] => texts.map((text) => ({ text, meant }));

/** What people type: both scripts, mistakes, words split and joined, other names, Marathi case endings. */
export const queries: readonly Query[] = [
  ...first(
    'Shivneri Fort',
    'shivnery',
    'shivneri fort',
    'शिवनेरी',
    'शीवनेरी',
    'SHIVNERI',
    'shivnerifort',
    'killa shivneri',
    'shivneri fort junnar',
  ),
  ...topFive('Shivneri Fort', 'shiwaneri', 'शिवनेरीला', 'शिवनेरी किल्ल्यावर', 'sihvneri', 'shivnerila', 'शिवनेरी का किला'),
  ...first('Naneghat', 'nane ghat', 'naneghat', 'nanaghat', 'नाणे घाट', 'नाणेघाटात', 'nana pass'),
  ...first('Naneghat Reverse Waterfall', 'naneghat waterfall', 'ulta dhabdhaba'),
  ...first('Junnar Old Town', 'junnar'),
  ...topFive('Junnar Old Town', 'junner', 'junar', 'जुन्नरच्या', 'जुंनर'),
  ...topFive('Lenyadri Caves', 'lenyadri', 'lenyadhri', 'लेण्याद्रीचे', 'ganesh leni'),
  ...first('Girijatmaj Ganesh Temple Lenyadri', 'girijatmaj', 'lenyadri ganpati', 'गिरीजात्मज'),
  ...first('Ozar Vighneshwar Temple', 'ओझरहून', 'ojhar ganpati', 'vignahar ganpati', 'vighneswar'),
  ...first('Kukadeshwar Temple', 'kukdeshwar', 'कुकडेश्वराच्या', 'kukadeshwr'),
  ...first('Malshej Ghat', 'malshej ghat', 'malsej ghaat', 'माळशेज', 'malshejghat'),
  ...topFive('Malshej Ghat', 'malshej ghat near junnar'),
  ...first('Harishchandragad', 'harishchandra gad', 'harischandragarh', 'हरिश्चंद्रगडावर', 'हरिश्चन्द्रगढ़'),
  ...first('Hadsar Fort', 'hadsar kila', 'parvatgad'),
  ...first('Jivdhan Fort', 'jeevdhan', 'जीवधन', 'jivdhan qila'),
  ...first('Chavand Fort', 'chawand', 'चावण्ड', 'prasanna gad'),
  ...first('Manikdoh Dam', 'manikdoh dharan', 'माणिकडोह धरणावर', 'manik doh dam'),
  ...first('Manikdoh Leopard Rescue Centre', 'leopard rescue center', 'bibat nivara', 'lepard centre'),
  ...first('Kapardikeshwar Temple Otur', 'kapardikeshvar', 'ओतूरचे कपर्दिकेश्वर'),
  ...topFive('Bhimashankar Temple', 'bheemashankar', 'भिमाशंकर', 'bhimasankar', 'भीमाशंकर में मंदिर'),
  ...first('Bhimashankar Wildlife Sanctuary', 'giant squirrel', 'भीमाशंकर अभयारण्यात'),
  ...first('Nighoj Potholes', 'nigoj pothole', 'रांजणखळगे', 'ranjankhalge', 'निघोजचे'),
  ...topFive('Wadaj Dam', 'vadaj dam', 'वडजला'),
  ...first('GMRT Khodad', 'gmrt', 'khodad telescope', 'radio telescop'),
  ...first('Dhakoba', 'dhakoba', 'ढाकोबाला', 'dakoba'),
  ...first('Daarya Ghat', 'daryaghat', 'darya ghat', 'दार्या घाट'),
  ...first('Morachi Chincholi', 'chincoli', 'peacock village', 'मोराची चिंचोलीत'),
  ...first('Pimpalgaon Joga Dam', 'pimpalgav joge', 'pimpalgaon joga'),
  ...topFive('Narayangaon Tamasha Pandhari', 'narayangav', 'नारायणगावात', 'नारायणगाँव'),
  ...first('Tulja Caves', 'tulja leni', 'तुलजा लेणी', 'tuljabai'),
  ...first('Amba-Ambika Caves', 'amba ambika', 'ambaambika', 'अम्बा अम्बिका'),
  ...first('Varhadi Dongar', 'warhadi dongar', 'वर्‍हाडी डोंगर', 'वऱ्हाडी डोंगरावर'),
  ...first('Saudagar Gumbaz', 'sodagar ghumat', 'saudagr gumbaj'),
  ...first('Ale Reda Samadhi Temple', 'dnyaneshwar reda', 'gyaneshwar reda'),
  ...first('Panchling Temple Junnar', 'panchalinga', 'पंचलिंग मंदिरात'),
  ...first('Kalu Waterfall', 'kalu dhabdhaba', 'काळू धबधब्याला'),
  ...first('Parunde Brahmanath Temple', 'brahmnath', 'ब्रम्हनाथ'),
  ...first('Ane Rangdas Swami Temple', 'rangdas svami'),
  ...first('Belhe Weekly Market', 'belhe bazaar', 'बेल्ह्याचा बाजार'),
  ...first('Khireshwar Caves', 'khireshwar leni'),
  ...first('Matki Bhel Katta', 'matki bhel', 'भेळ कट्ट्यावर'),
  ...first('Tomato Yard Cafe', 'TOMATO CAFÉ'),
  ...first('Nilmohar Wada Homestay', 'neelmohar', 'नीलमोहर वाड्यात'),
  ...first('Teen Darwaja Lodge', 'teendarwaja', 'तीन दरवाज्याजवळ'),
];

/** Written before the search was, and never tuned to. */
export const heldOut: readonly Query[] = [
  ...topFive('Shivneri Fort', 'shivaneri killa', 'शिवनेरीच्या'),
  ...topFive('Lenyadri Caves', 'lenyadree'),
  ...topFive('Ozar Vighneshwar Temple', 'ozhar'),
  ...topFive('Nanacha Angtha', 'nanachaangtha'),
  ...topFive('Jivdhan Fort', 'jivdan'),
  ...topFive('Harishchandragad', 'haarishchandragadh'),
  ...topFive('Malshej Ghat', 'मालशेज घाट'),
  ...topFive('Pimpaleshwar Temple Pimpalwandi', 'pimpalwandi tempel'),
  ...topFive('Bhorgiri Fort', 'bhorgiree'),
  ...topFive('Dimbhe Dam', 'डिम्भे'),
  ...topFive('Golegaon Grape Village', 'golegav draksha'),
  ...topFive('Takli Dhokeshwar Caves', 'takli dokeshwar'),
  ...topFive('Nighoj Potholes', 'निघोजला'),
  ...topFive('Yedgaon Dam', 'yedgav dam'),
  ...topFive('Chaitanya Maharaj Samadhi Otur', 'chaitanya samadi'),
  ...topFive('Kukadi Source Cottages', 'kukdi cottage'),
  ...topFive('Hadsar Fort', 'हाडसर किल्ला'),
  ...topFive('Wadgaon Darya', 'vagdaon darya'),
  ...topFive('Gulunchwadi Natural Bridge', 'gulunchvadi'),
  ...topFive('Ahupe Ghat', 'ahupe ghatat'),
  ...topFive('Vineyard Table', 'hotel vinyard table'),
  ...topFive('Dhamankhel Khandoba Temple', 'खंडोबा धामणखेल'),
  ...topFive('Sindola Fort', 'sindola qila'),
  ...topFive('Hatkeshwar', 'महादेव हटकेश्वर'),
];

/** Names as they are written in the other scripts of India: Gujarati, Kannada, Telugu, Bengali, Gurmukhi, Tamil. */
export const otherScripts: readonly Query[] = [
  ...first('Shivneri Fort', 'શિવનેરી', 'ಶಿವನೇರಿ', 'శివనేరి', 'শিবনেরি', 'ਸ਼ਿਵਨੇਰੀ', 'சிவனேரி'),
  ...topFive('Lenyadri Caves', 'લેણ્યાદ્રી', 'ಲೇಣ್ಯಾದ್ರಿ', 'లేణ్యాద్రి', 'লেণ্যাদ্রি', 'ਲੇਣਯਾਦਰੀ', 'லேண்யாத்ரி'),
  ...first('Naneghat', 'નાણેઘાટ', 'ನಾಣೇಘಾಟ್', 'నాణేఘాట్'),
  ...topFive('Junnar Old Town', 'જુન્નર', 'ಜುನ್ನರ್', 'జున్నర్', 'জুন্নর', 'ਜੁੰਨਰ', 'ஜுன்னர்'),
  ...first('Harishchandragad', 'હરિશ્ચંદ્રગઢ', 'ಹರಿಶ್ಚಂದ್ರಗಡ', 'హరిశ్చంద్రగడ్'),
];
