import { foldText } from '../../../../machines/shared/fold'

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .map((word) => foldText(word).replaceAll('.', '\\.'))
    .join('|')
const whole = (list: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words(list)})(?![\\p{L}\\p{N}])`, 'u')

const TITLE = whole(`
manager|engineer|developer|programmer|officer|assistant|specialist|analyst|accountant|auditor|nurse|teacher|lecturer|professor|tutor|trainer|instructor
|director|supervisor|coordinator|administrator|secretary|receptionist|clerk|representative|agent|executive|consultant|advisor|adviser|technician|operator|designer
|architect|annotator|labeller|labeler|moderator|translator|interpreter|editor|writer|journalist|lead|leader|head|chief|ceo|cto|cfo|intern|trainee|associate|scientist
|researcher|pharmacist|doctor|physician|dentist|surgeon|therapist|physiotherapist|counselor|counsellor|psychologist|lawyer|attorney|paralegal|driver|pilot|captain|cashier
|salesman|saleswoman|seller|promoter|merchandiser|buyer|planner|inspector|surveyor|foreman|electrician|plumber|welder|mechanic|chef|cook|waiter|waitress|barista|steward
|stewardess|attendant|guard|host|hostess|owner|founder|co-founder|partner|president|vice president|volunteer|freelancer|freelance|recruiter|generalist|strategist|marketer|teller
|underwriter|actuary|economist|statistician|superintendent|principal|dean|guide|photographer|videographer|animator|tester|transcriber|proofreader|bookkeeper|controller|dispatcher
|helper|keeper|fitter|mason|carpenter|painter|rigger|scaffolder|labourer|laborer|worker|timekeeper|cleaner|maid|tailor|butcher|baker|bartender|valet|porter|bellboy|concierge|butler|hairdresser|beautician|barber|coach|lifeguard|radiologist|sonographer|hygienist|optometrist|nutritionist|dietitian|biologist|chemist|geologist|draftsman|draughtsman|estimator|expeditor|incharge|in-charge|in charge|loader|packer|picker|courier|rider|staff|faculty|fellow|devops|trainee|commis|chef de partie|saleslady|watchman|wireman|lance naik|naik|havildar|subedar|constable|scrum master|product owner|banker|broker|trader|treasurer|collector|artist|musician|actor|creator|copywriter|blogger|apprentice|graduate engineer|turner|machinist|fabricator|technologist|technologists|sous chef|commis|demi chef|expert|strategist|team member|office boy|pro|public relations officer|admin|caretaker|babysitter|chauffeur|messenger|typist|stenographer|interviewer|enumerator|evaluator|rater|reviewer|labeler|checker|examiner|invigilator|imam|muezzin|soldier|sergeant|lieutenant|major|corporal|investigator|advocate|notary|clerk typist|demonstrator|facilitator|counsel|organiser|organizer|integrator|installer|cabin crew|purser|stocker|waiter|busser|dishwasher|handyman|gardener|farmer|fisherman|seaman|sailor|chief officer|boatswain|welder|blaster|driller|roughneck|roustabout|derrickman|toolpusher
|joiner|plasterer|tiler|roofer|upholsterer|blacksmith|lineman|linesman|jointer|presser|florist|bellman|doorman|masseuse|aesthetician|banksman|signalman|storeman|ironer|mover|storekeeper|housekeeper|nanny|caregiver|paramedic|radiographer|phlebotomist|midwife|librarian|data entry|customer service|crew|firefighter|cadet|model|reporter|producer|curator`)
const TITLE_AR = whole(`
مدير|مديرة|مهندس|مهندسة|مطور|مطورة|مبرمج|مبرمجة|موظف|موظفة|مساعد|مساعدة|أخصائي|أخصائية|اختصاصي|اختصاصية|محلل|محللة|محاسب|محاسبة|مدقق|مدققة|ممرض|ممرضة|معلم|معلمة|مدرس|مدرسة لغة|أستاذ|أستاذة
|محاضر|محاضرة|مدرب|مدربة|مشرف|مشرفة|منسق|منسقة|سكرتير|سكرتيرة|كاتب|كاتبة|ممثل|ممثلة|مندوب|مندوبة|مستشار|مستشارة|فني|فنية|مصمم|مصممة|معماري|مترجم|مترجمة|محرر|محررة|صحفي|صحفية|رئيس|رئيسة|قائد
|قائدة|متدرب|متدربة|باحث|باحثة|صيدلي|صيدلاني|صيدلانية|طبيب|طبيبة|محامي|محام|محامية|سائق|طيار|أمين|أمينة|بائع|بائعة|مراقب|مراقبة|مفتش|مفتشة|مسؤول|مسؤولة|مسئول|مسئولة|ضابط|خبير|خبيرة|نائب|نائبة|عامل|عاملة|طاه
|عاملة|حداد|نجار|كهربائي|سباك|لحام|ميكانيكي|تقني|تقنية|كاشير|كاشيرة|طباخ|شيف|خياط|خياطة|حلاق|مراسل|مراسلة|خطاط|منظم|منظمة فعاليات|مسوق|مسوقة|مخرج|مخرجة|معد|معدة برامج|مقدم|مقدمة برامج|معيد|معيدة|قابلة|مربية|موجه|موجهة|جندي|رقيب|ملاحظ|مصحح|مصححة|ناسخ|ناسخة|مفرغ|مفرغة|مختص|مختصة|مدخل|مدخلة|متدربة|مزارع|فلاح|بحار|صراف|صرافة|مصفف|مصففة|حرفي|مشغل|مشغلة|مساح|رسام|رسامة|كيميائي|كيميائية|جيولوجي|معالج|معالجة|مرشد|مرشدة|إمام|خطيب|مأذون|قاض|قاضي|كابتن|مضيف جوي|عضو|مدير عام|سكرتيره|معلق|معلقة|وسيط|وسيطة|محصل|محصلة|مخلص|مقيم|مقيمة
|نادل|حارس|مصور|مصورة|متطوع|متطوعة|وكيل|وكيلة|مذيع|مذيعة|منفذ|منتج|منتجة|إداري|إدارية|استشاري|استشارية|تنفيذي|تنفيذية|أخصائي أول|مضيف|مضيفة`)
const EMPLOYER = whole(`
llc|l.l.c|ltd|limited|inc|corp|corporation|company|co|group|holding|holdings|fz|fze|fzco|fz-llc|pjsc|psc|bank|university|college|school|academy|institute|hospital|clinic|polyclinic|centre|center|ministry|department
|authority|department of|municipality|government|services|solutions|technologies|systems|consulting|consultancy|contracting|trading|industries|enterprises|international|hotel|hotels|resort|restaurant|airlines|airways
|consultants|contractors|builders|restaurants|supermarket|supermarkets|hypermarket|hospitals|clinics|stores|foods|motors|bakery|salon|properties|real estate|factory|factories|mills|traders|brothers|laboratory|press|collective|schools|banks
|pvt|bros|est|establishment|gmbh|plc|s.a|sarl|cafe|café|coffee|nursery|kindergarten|airport|port|ports|society|federation|embassy|consulate|army|directorate|bureau|board|commission|club|gym|spa|garage|workshop|works|mart|market|exports|oilfield|drilling|petroleum|petrochem|energy|power|construction|constructions|freight|cargo|shipping|couriers|express|transport|transports|garments|apparel|textiles|beverages|dairy|farms|agro|pharma|pharmaceuticals|healthcare|diagnostics|facilities|software|infotech|networks|communications|advertising|publishing|publishers|library|museum|theatre|cinema|organization|organisation|fund|ngo|union|warehouse|warehouses|developers|decor|interiors|joinery|carpentry|aluminium|steel|cement|concrete|transport authority|rent a car|travels|travel|tourism|tours|exchange|finance|capital|securities|brokers|jewellery|jewelers|perfumes|fashion|boutique|electronics|computers|mobile|motors|automobiles|tyres|call centre|call center|bpo|hub|ventures|ltd.|limited.|district|office|gallery|kiosk|oil|gas|chamber|regiment|battalion|rifles|family|villa|residence|compound|pharmacies|farm|mill|depot|haulage|steelworks|electricals|plant|refinery|mines|quarry|yard|vessel|cruises|broadcasting|television|tv|radio|newspaper|magazine|studios|theatre|zoo|park|parks|stadium|centre.|primary|secondary school|mission|church|mosque|charity|startup|secretariat|parliament|trust|sons
|inn|lodge|hostel|motel|guest house|catering|labs|laboratories|studio|agency|foundation|association|council|court|police|etisalat|adnoc|emirates|partners|insurance|investments|logistics|telecom|media|house|shops|store|mall|pharmacy|freelance`)
const EMPLOYER_AR = whole(`
شركة|مؤسسة|مجموعة|بنك|مصرف|جامعة|كلية|كليات|مدرسة|مدارس|معهد|أكاديمية|مستشفى|عيادة|مركز|وزارة|هيئة|دائرة|بلدية|حكومة|فندق|مطعم|طيران|وكالة|جمعية|مكتب|مختبر|صيدلية|متجر|مصنع|نادي|القيادة العامة|شرطة|مجلس|مصانع|مستشفيات|فنادق|مطاعم|منتجع|محلات|مقاولات|مصرف|أسواق|مكتبة|سفارة|محكمة|روضة|حضانة|دار|مطبعة|مستودعات|مستودع|مخازن|ورشة|معمل|شركات|قناة|إذاعة|صحيفة|جريدة|مجلة|مول|مجمع|ميناء|مطار|جيش|قوات|اتحاد|صندوق|منظمة|محل|صالون|كافيه|مقهى|مخبز|مزرعة|مستوصف|مصحة|معرض|غرفة|قسم شرطة|قيادة القوات|قيادة المنطقة|قيادة الشرطة|قيادة شرطة|مديرية|إدارة|ديوان|نيابة|برلمان|مؤسسات|فرع|جهاز|كلينك|سوبرماركت|هايبرماركت|صيدليات|مدرسه|عيادات|متاجر|متوسطة|ابتدائية|شركتي|مقر|سوق|تموين|مجموعه|كتيبة|فوج|لواء|حرس`)
const INSTITUTION = whole(`
istituto|instituto|universidad|université|universität|école|ecole|escuela|colegio|liceo|hochschule|university|college|school|institute|academy|polytechnic|faculty|board|centre for|center for|gymnasium|lycee|lycée|seminary|conservatory|colleges|higher colleges|campus|training college|جامعة|كلية|كليات|مدرسة|معهد|أكاديمية|ثانوية|كليات|المعهد|الجامعة|مدارس|مركز|مدرسه|جامعات`)
const DEGREE = whole(`
bachelor|bachelors|bachelor's|master|masters|master's|mba|bba|phd|ph.d|doctorate|doctor of|diploma|higher diploma|associate degree|b.sc|bsc|m.sc|msc|b.a|ba|m.a|ma|b.com|bcom|m.com|b.e|b.tech|btech|m.tech|mtech|b.eng|beng|m.eng|meng
|bfa|mfa|bed|b.ed|med|m.ed|llb|llm|md|mbbs|high school|secondary|plus two|hsc|ssc|gcse|igcse|a levels|o levels|certificate|degree|ged|postgraduate|undergraduate|foundation programme
|bsn|msn|diplôme|ثانوي|12th|10th|grade 12|grade 10|class x|class xii|slc|wassce|nabteb|bts|tawjihi|brevet|middle|الصف|المتوسطة|الابتدائية|التوجيهي|توجيهي|شهادة الكفاءة|licence en|license en|baccalauréat|baccalaureat|maîtrise|doctorat|pgce|kcse|kcpe|h.s.c|s.s.c|s.s.l.c|b.h.m|bhm|bca|b.p.ed|d.el.ed|d.pharm|ccna|matriculation|matric|intermediate|b.s|m.s|bs|ms|bca|mca|bds|bpharm|b.pharm|pharm.d|llb|acca|ca|cpa|sslc|secondary school|fsc|f.sc|fa|ics|dae|iti|bachelors degree|o-level|a-level|o level|a level|baccalaureate|bac|btec|hnd|nvq|dip|pgdm|pgd|pg diploma|doctoral|undergraduate degree
|بكالوريوس|بكالوريس|باكالوريا|بكالوريا|البكالوريا|إجازة|الإجازة|ماستر|الماستر|دبلوما|دبلومة|ثانوية|الإعدادية|تقني سامي|شهادة ثانوية|الدكتوراه|الماجستير|البكالوريوس|هندسة دولة|ليسانس|إجازة|ماجستير|دكتوراه|دبلوم|دبلوم عال|الثانوية|ثانوية عامة|شهادة`)
const PLACE = new RegExp(
  `^(?:${words(`
abu dhabi|dubai|sharjah|ajman|fujairah|ras al khaimah|umm al quwain|al ain|uae|u.a.e|u.a.e.|united arab emirates|saudi arabia|ksa|riyadh|jeddah|qatar|doha|kuwait|bahrain|manama|oman|muscat|egypt|cairo|alexandria|jordan|amman
|guangzhou|shenzhen|shanghai|beijing|hong kong|tokyo|seoul|bangkok|jakarta|kuala lumpur|hanoi|yangon|tehran|kabul|herat|kandahar|tashkent|almaty|ankara|izmir|paris|marseille|lyon|berlin|munich|hamburg|frankfurt|madrid|barcelona|rome|milan|lisbon|athens|vienna|zurich|geneva|brussels|amsterdam|dublin|belfast|manchester|birmingham|leeds|glasgow|edinburgh|bristol|moscow|saint petersburg|kyiv|warsaw|bucharest|sofia|belgrade|new york|chicago|houston|toronto|sydney|melbourne|cape town|durban|kinshasa|dakar|abidjan|kano|abuja|ibadan|port harcourt|kisumu|nakuru|dar es salaam|kigali|asmara|djibouti|mogadishu|hargeisa|hurghada|sharm el sheikh|zagazig|damanhur|fayoum|minya|sohag|qena|bizerte|sousse|monastir|agadir|meknes|oujda|constantine|annaba|najaf|karbala|kirkuk|sulaymaniyah|jeddah|yanbu|qassim|buraidah|jazan|najran|nizwa|hyderabad|quetta|gujranwala|gujrat|mardan|abbottabad|sargodha|bahawalpur|sylhet|comilla|khulna|rajshahi|pokhara|biratnagar|butwal|kandy|galle|jaffna|negombo|ernakulam|kottayam|kollam|alappuzha|palakkad|kannur|malappuram|kasaragod|madurai|trichy|tiruchirappalli|vellore|visakhapatnam|vijayawada|warangal|nagpur|indore|bhopal|kanpur|varanasi|patna|ranchi|bhubaneswar|guwahati|chandigarh|ludhiana|amritsar|jalandhar|dehradun|jodhpur|udaipur|vadodara|rajkot|iloilo|bacolod|baguio|cagayan de oro|zamboanga|pampanga|pasig|taguig|caloocan|batangas|cavite|bulacan|tarlac|pangasinan|lebanon|beirut|syria|damascus|iraq|baghdad|india|mumbai|delhi|new delhi|bangalore|kerala|kochi|hyderabad|chennai|pakistan|karachi|lahore|islamabad|philippines|manila|cebu|bangladesh|dhaka|nepal|sri lanka|colombo|kenya|nairobi|nigeria|lagos
|united kingdom|uk|london|usa|united states|remote|hybrid|on-site|tunisia|morocco|algeria|sudan|yemen|ethiopia|south africa|turkey|istanbul|france|germany|canada|u.k|u.s.a|spain|italy|malaysia|singapore|indonesia|thailand|china|tanzania|uganda|ghana|cameroon|russia|ukraine|poland|romania|serbia|austria|netherlands|switzerland|sweden|ireland|australia|new zealand|gujarat|punjab|tamil nadu|karnataka|maharashtra|andhra pradesh|telangana|uttar pradesh|rajasthan|trivandrum|calicut|kozhikode|pune|kolkata|ahmedabad|jaipur|lucknow|surat|nashik|mangalore|mysore|thrissur|coimbatore|bengaluru|peshawar|rawalpindi|faisalabad|multan|sialkot|davao|quezon city|makati|giza|tanta|mansoura|assiut|aswan|luxor|ismailia|suez|port said|tripoli|sidon|zarqa|irbid|aqaba|homs|aleppo|latakia|basra|erbil|mosul|khartoum|omdurman|casablanca|rabat|marrakech|fes|tangier|tunis|sfax|algiers|oran|sana'a|aden|taiz|salalah|sohar|dammam|khobar|al khobar|jubail|mecca|makkah|medina|madinah|tabuk|abha|al ahsa|gazipur|chittagong|kathmandu|mombasa|kampala|accra|addis ababa|johannesburg|mussafah|musaffah|al ruwais|ruwais|khalifa city|deira|bur dubai|jebel ali|al quoz|gulf|gcc|middle east
|أبوظبي|أبو ظبي|دبي|الشارقة|عجمان|الفجيرة|رأس الخيمة|أم القيوين|العين|الإمارات|الإمارات العربية المتحدة|السعودية|الرياض|قطر|الدوحة|الكويت|البحرين|عمان|مسقط|مصر|القاهرة|الأردن|لبنان|سوريا|العراق|عن بعد|الهند|باكستان|الجيزة|الإسكندرية|طنطا|المنصورة|أسيوط|السويس|عمّان|إربد|الزرقاء|العقبة|بيروت|طرابلس|صيدا|دمشق|حلب|حمص|اللاذقية|بغداد|البصرة|أربيل|الموصل|الخرطوم|أم درمان|الدار البيضاء|الرباط|مراكش|فاس|طنجة|تونس|صفاقس|الجزائر|وهران|المغرب|السودان|اليمن|صنعاء|عدن|صلالة|الدمام|الخبر|جدة|مكة|مكة المكرمة|المدينة المنورة|المدينة|تبوك|أبها|الأحساء|المنامة|ليبيا|فلسطين|غزة|رام الله|القدس|تركيا|إسطنبول|دولة الإمارات|المملكة العربية السعودية`)})$`,
  'u',
)

/** True for text with a job's word in it, such as engineer or محاسب. */
export const isTitle = (text: string): boolean =>
  TITLE.test(foldText(text)) || TITLE_AR.test(foldText(text)) || TITLE_END.test(foldText(text))
/** The endings of words that only name people by what they do: "pediatrician", "urologist". */
const TITLE_END = /\p{L}{3}(?:ician|ologist|ographer)(?!\p{L})/u
/** True for text with an employer's word in it, such as LLC, hospital or شركة. */
export const isEmployer = (text: string): boolean =>
  EMPLOYER.test(foldText(text)) || EMPLOYER_AR.test(foldText(text))
export const isInstitution = (text: string): boolean => INSTITUTION.test(foldText(text))
/** A school with its own name ("Zayed Secondary School") is a place of study, not a degree. */
export const isDegree = (text: string): boolean =>
  DEGREE.test(isNamedSchool(text) ? foldText(text).replace(SCHOOL, ' ') : foldText(text))
const SCHOOL = /(?<!\p{L})(?:(?:higher|senior|upper|lower) )?(?:secondary|high) school(?!\p{L})/u
const isNamedSchool = (text: string): boolean =>
  SCHOOL.test(foldText(text)) &&
  /\p{L}{3}/u.test(
    foldText(text)
      .replace(SCHOOL, ' ')
      .replace(/(?<!\p{L})(?:graduate|leaver|level)(?!\p{L})/gu, ' '),
  )
/** True for text that is a city or a country and nothing else. */
export const isPlace = (text: string): boolean =>
  text.split(/[,،/-]/).every((part) => PLACE.test(foldText(part.replace(/[().]/g, ''))))

/** Matches where the noun of a phrase ends and its details begin. */
const AFTER_NOUN = /\s*(?:[,،(/|;:]|\s[-–—@]\s|\s(?:of|for|in|at|to|with|from|under|cum)\s).*$/iu

/**
 * The noun that says what a phrase names: the last word of its first part in English ("Store
 * Assistant", "Bank of Examples"), the first in Arabic ("موظفة بنك").
 */
export const findNoun = (text: string): string => {
  const folded = foldText(text).replace(/^[\s\d.)–—-]+/u, '')
  if (/^\p{Script=Arabic}/u.test(folded)) return folded.split(/[\s,،(/]+/u)[0] ?? ''
  const latin = folded.replace(/\p{Script=Arabic}+/gu, ' ').trim()
  const part = latin.replace(AFTER_NOUN, '').trim() || latin
  return (
    part
      .replace(/\s(?:i{1,3}|iv|v|\d+|level \d)$/u, '')
      .split(/\s+/)
      .at(-1) ?? ''
  )
}

/** True for the name of a school, whatever its kind: "Irbid Girls Secondary School". */
export const isSchoolName = (text: string): boolean =>
  INSTITUTION.test(findNoun(text)) && !/^(?:ال)?ثانوي[ةه] (?:ال)?عام[ةه]/u.test(text)

const strength = (text: string, word: (text: string) => boolean): number =>
  (word(findNoun(text)) ? 2 : 0) + (word(text) ? 1 : 0)

/**
 * How much a phrase reads like a job's title (above 0) or an employer's name (below 0), from -3 to
 * 3; 0 where its words do not say.
 */
export const titleOrEmployer = (text: string): number =>
  strength(text, isTitle) - strength(text, isEmployer) - (COMPANY.test(text) ? 1 : 0)

/** Endings that only names of companies have. */
const COMPANY =
  /(?<!\p{L})(?:l\.?l\.?c|ltd|inc|fzc?o?|fze|fz-llc|pjsc|w\.?l\.?l|gmbh|plc|pvt|s\.a\.?)(?!\p{L})/iu
export const isJobTitle = (text: string): boolean => titleOrEmployer(text) > 0
export const isEmployerName = (text: string): boolean => titleOrEmployer(text) < 0
