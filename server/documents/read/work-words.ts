import { foldText } from '../../content/taxonomy/fold'

const words = (list: string): string =>
  list
    .trim()
    .split(/\s*\|\s*/)
    .map(foldText)
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
|storekeeper|housekeeper|nanny|caregiver|paramedic|radiographer|phlebotomist|midwife|librarian|data entry|customer service|crew|firefighter|cadet|model|reporter|producer|curator`)
const TITLE_AR = whole(`
مدير|مديرة|مهندس|مهندسة|مطور|مطورة|مبرمج|مبرمجة|موظف|موظفة|مساعد|مساعدة|أخصائي|أخصائية|اختصاصي|اختصاصية|محلل|محللة|محاسب|محاسبة|مدقق|مدققة|ممرض|ممرضة|معلم|معلمة|مدرس|مدرسة لغة|أستاذ|أستاذة
|محاضر|محاضرة|مدرب|مدربة|مشرف|مشرفة|منسق|منسقة|سكرتير|سكرتيرة|كاتب|كاتبة|ممثل|ممثلة|مندوب|مندوبة|مستشار|مستشارة|فني|فنية|مصمم|مصممة|معماري|مترجم|مترجمة|محرر|محررة|صحفي|صحفية|رئيس|رئيسة|قائد
|قائدة|متدرب|متدربة|باحث|باحثة|صيدلي|صيدلانية|طبيب|طبيبة|محامي|محام|محامية|سائق|طيار|أمين|أمينة|بائع|بائعة|مراقب|مراقبة|مفتش|مفتشة|مسؤول|مسؤولة|مسئول|مسئولة|ضابط|خبير|خبيرة|نائب|نائبة|عامل|عاملة|طاه
|نادل|حارس|مصور|مصورة|متطوع|متطوعة|وكيل|وكيلة|مذيع|مذيعة|منفذ|منتج|منتجة|إداري|إدارية|استشاري|استشارية|تنفيذي|تنفيذية|أخصائي أول|مضيف|مضيفة`)
const EMPLOYER = whole(`
llc|l.l.c|ltd|limited|inc|corp|corporation|company|co|group|holding|holdings|fz|fze|fzco|fz-llc|pjsc|psc|bank|university|college|school|academy|institute|hospital|clinic|centre|center|ministry
|authority|department of|municipality|government|services|solutions|technologies|systems|consulting|consultancy|contracting|trading|industries|enterprises|international|hotel|hotels|resort|restaurant|airlines|airways
|consultants|contractors|builders|restaurants|supermarket|supermarkets|hypermarket|hospitals|clinics|stores|foods|motors|bakery|salon|properties|real estate|factory|factories|mills|traders|brothers|laboratory|press|collective|schools|banks
|labs|laboratories|studio|agency|foundation|association|council|court|police|etisalat|adnoc|emirates|partners|insurance|investments|logistics|telecom|media|house|shops|store|mall|pharmacy|freelance`)
const EMPLOYER_AR = whole(`
شركة|مؤسسة|مجموعة|بنك|مصرف|جامعة|كلية|كليات|مدرسة|مدارس|معهد|أكاديمية|مستشفى|عيادة|مركز|وزارة|هيئة|دائرة|بلدية|حكومة|فندق|مطعم|طيران|وكالة|جمعية|مكتب|مختبر|صيدلية|متجر|مصنع|نادي|القيادة العامة|شرطة|مجلس|مصانع|مستشفيات|فنادق|مطاعم|منتجع|محلات|مقاولات|مصرف|أسواق|مكتبة|سفارة|محكمة`)
const INSTITUTION = whole(`
university|college|school|institute|academy|polytechnic|faculty|colleges|higher colleges|campus|training college|جامعة|كلية|كليات|مدرسة|معهد|أكاديمية|ثانوية`)
const DEGREE = whole(`
bachelor|bachelors|bachelor's|master|masters|master's|mba|bba|phd|ph.d|doctorate|doctor of|diploma|higher diploma|associate degree|b.sc|bsc|m.sc|msc|b.a|ba|m.a|ma|b.com|bcom|m.com|b.e|b.tech|btech|m.tech|mtech|b.eng|beng|m.eng|meng
|bfa|mfa|bed|b.ed|med|m.ed|llb|llm|md|mbbs|high school|secondary|plus two|hsc|ssc|gcse|igcse|a levels|o levels|certificate|degree|ged|postgraduate|undergraduate|foundation programme
|بكالوريوس|بكالوريس|ليسانس|إجازة|ماجستير|دكتوراه|دبلوم|دبلوم عال|الثانوية|ثانوية عامة|شهادة`)
const PLACE = new RegExp(
  `^(?:${words(`
abu dhabi|dubai|sharjah|ajman|fujairah|ras al khaimah|umm al quwain|al ain|uae|u.a.e|u.a.e.|united arab emirates|saudi arabia|ksa|riyadh|jeddah|qatar|doha|kuwait|bahrain|manama|oman|muscat|egypt|cairo|alexandria|jordan|amman
|lebanon|beirut|syria|damascus|iraq|baghdad|india|mumbai|delhi|new delhi|bangalore|kerala|kochi|hyderabad|chennai|pakistan|karachi|lahore|islamabad|philippines|manila|cebu|bangladesh|dhaka|nepal|sri lanka|colombo|kenya|nairobi|nigeria|lagos
|united kingdom|uk|london|usa|united states|remote|hybrid|on-site|tunisia|morocco|algeria|sudan|yemen|ethiopia|south africa|turkey|istanbul|france|germany|canada
|أبوظبي|أبو ظبي|دبي|الشارقة|عجمان|الفجيرة|رأس الخيمة|أم القيوين|العين|الإمارات|الإمارات العربية المتحدة|السعودية|الرياض|قطر|الدوحة|الكويت|البحرين|عمان|مسقط|مصر|القاهرة|الأردن|لبنان|سوريا|العراق|عن بعد|الهند|باكستان`)})$`,
  'u',
)

/** True for text with a job's word in it, such as engineer or محاسب. */
export const isTitle = (text: string): boolean =>
  TITLE.test(foldText(text)) || TITLE_AR.test(foldText(text))
/** True for text with an employer's word in it, such as LLC, hospital or شركة. */
export const isEmployer = (text: string): boolean =>
  EMPLOYER.test(foldText(text)) || EMPLOYER_AR.test(foldText(text))
export const isInstitution = (text: string): boolean => INSTITUTION.test(foldText(text))
/**
 * A school with a name of its own ("Zayed Secondary School") is where one studied, not what for.
 */
export const isDegree = (text: string): boolean =>
  DEGREE.test(isNamedSchool(text) ? foldText(text).replace(SCHOOL, ' ') : foldText(text))
const SCHOOL = /(?<!\p{L})(?:(?:higher|senior|upper|lower) )?(?:secondary|high) school(?!\p{L})/u
const isNamedSchool = (text: string): boolean =>
  SCHOOL.test(foldText(text)) && /\p{L}{3}/u.test(foldText(text).replace(SCHOOL, ' '))
/** True for text that is a city or a country and nothing else. */
export const isPlace = (text: string): boolean =>
  text.split(/[,،/-]/).every((part) => PLACE.test(foldText(part.replace(/[().]/g, ''))))
