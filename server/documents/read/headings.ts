import { foldText } from '../../content/taxonomy/fold'

export type SectionKind =
  | 'summary'
  | 'experience'
  | 'education'
  | 'skills'
  | 'languages'
  | 'contact'
  | 'certificates'
  | 'awards'
  | 'achievements'
  | 'media'
  | 'aside'
  | 'other'

const HEADINGS: Record<SectionKind, readonly string[]> = {
  summary: [
    'summary',
    'profile',
    'about',
    'about me',
    'objective',
    'career objective',
    'professional summary',
    'executive summary',
    'career summary',
    'personal profile',
    'professional profile',
    'personal statement',
    'profile summary',
    'introduction',
    'bio',
    'overview',
    'in brief',
    'in short',
    'who i am',
    'hello',
    'statement',
    'الملخص',
    'الملخص المهني',
    'ملخص',
    'لمحة',
    'نبذة',
    'نبذة عني',
    'نبذة شخصية',
    'نبذة مختصرة',
    'الهدف',
    'الهدف الوظيفي',
    'الهدف المهني',
    'الملف الشخصي',
    'من أنا',
    'مقدمة',
  ],
  experience: [
    'experience',
    'work experience',
    'professional experience',
    'employment',
    'employment history',
    'work history',
    'career history',
    'professional background',
    'relevant experience',
    'job history',
    'experiences',
    'work experiences',
    'career experience',
    'practical experience',
    'internships',
    'internship',
    'internship experience',
    'training experience',
    'volunteer experience',
    'volunteering experience',
    'professional history',
    'employment record',
    'work record',
    'employment details',
    'experience details',
    'career',
    'career record',
    'clinical experience',
    'teaching experience',
    'industry experience',
    'professional work experience',
    'employment background',
    'previous experience',
    'positions held',
    'where i have worked',
    'where i worked',
    'what i have done',
    'الخبرة',
    'الخبرات',
    'الخبرة العملية',
    'الخبرات العملية',
    'الخبرة المهنية',
    'الخبرات المهنية',
    'الخبرة الوظيفية',
    'الخبرات الوظيفية',
    'التاريخ الوظيفي',
    'السجل الوظيفي',
    'المسيرة المهنية',
    'خبرات العمل',
    'خبرة العمل',
    'الخبرات السابقة',
    'التدريب العملي',
  ],
  education: [
    'education',
    'academic background',
    'educational background',
    'academic qualifications',
    'educational qualifications',
    'qualifications',
    'education and training',
    'academic history',
    'academic qualification',
    'educational qualification',
    'academic profile',
    'education and qualifications',
    'academics',
    'studies',
    'what i studied',
    'where i studied',
    'what i learned',
    'what i learnt',
    'التعليم',
    'المؤهلات',
    'المؤهل العلمي',
    'المؤهلات العلمية',
    'المؤهلات الأكاديمية',
    'المؤهل الأكاديمي',
    'الدراسة',
    'التحصيل العلمي',
    'التحصيل الدراسي',
    'الخلفية التعليمية',
    'الخلفية الأكاديمية',
    'المؤهلات الدراسية',
    'التعليم والتدريب',
    'الشهادات العلمية',
    'الشهادات الأكاديمية',
    'الشهادات الدراسية',
  ],
  skills: [
    'skills',
    'key skills',
    'core skills',
    'technical skills',
    'professional skills',
    'soft skills',
    'hard skills',
    'personal skills',
    'computer skills',
    'it skills',
    'core competencies',
    'competencies',
    'key competencies',
    'areas of expertise',
    'expertise',
    'technologies',
    'tools',
    'tools and technologies',
    'technical expertise',
    'skills and tools',
    'skills and abilities',
    'skills and competencies',
    'skills and expertise',
    'skills summary',
    'technical proficiencies',
    'strengths',
    'software',
    'software skills',
    'technical competencies',
    'key strengths',
    'digital skills',
    'abilities',
    'what i can do',
    'what i know',
    'i work with',
    'i can',
    'skill set',
    'skillset',
    'programming languages',
    'المهارات',
    'مهارات',
    'المهارات والكفاءات',
    'المهارات التقنية',
    'المهارات الفنية',
    'المهارات الشخصية',
    'المهارات المهنية',
    'الكفاءات',
    'القدرات',
    'المهارات والقدرات',
    'مهارات الحاسوب',
    'مهارات الحاسب الآلي',
    'المهارات الأساسية',
    'أبرز المهارات',
    'البرامج',
    'الأدوات والتقنيات',
    'الجدارات',
    'مجالات الخبرة',
    'المهارات الوظيفية',
  ],
  languages: [
    'languages',
    'language',
    'i speak',
    'language skills',
    'languages known',
    'linguistic skills',
    'language proficiency',
    'languages spoken',
    'spoken languages',
    'اللغات',
    'اللغة',
    'المهارات اللغوية',
    'إجادة اللغات',
    'مستوى اللغات',
  ],
  contact: [
    'contact',
    'contacts',
    'contact information',
    'contact details',
    'contact me',
    'contact info',
    'personal information',
    'personal details',
    'personal data',
    'personal info',
    'personal',
    'get in touch',
    'الاتصال',
    'معلومات الاتصال',
    'بيانات الاتصال',
    'للتواصل',
    'التواصل',
    'معلومات التواصل',
    'بيانات التواصل',
    'المعلومات الشخصية',
    'البيانات الشخصية',
    'معلومات شخصية',
    'بيانات شخصية',
  ],
  certificates: [
    'certificates',
    'certifications',
    'certification',
    'registration',
    'professional registration',
    'licensure',
    'courses',
    'training',
    'trainings',
    'licenses',
    'licences',
    'training courses',
    'professional development',
    'courses and certifications',
    'certifications and training',
    'certificates and courses',
    'licenses and certifications',
    'training and certifications',
    'professional certifications',
    'courses and training',
    'الشهادات',
    'الدورات',
    'الدورات التدريبية',
    'الشهادات المهنية',
    'التدريب',
    'الشهادات والدورات',
    'الدورات والشهادات',
    'الرخص',
    'التراخيص',
    'الرخص والشهادات',
    'الدورات وورش العمل',
  ],
  awards: [
    'awards',
    'honors',
    'honours',
    'prizes',
    'recognition',
    'distinction',
    'scholarships',
    'distinctions',
    'الجوائز',
    'التكريم',
    'أوسمة',
    'شهادات التقدير',
    'شهادات الشكر والتقدير',
    'الجوائز والتقديرات',
    'التكريمات',
  ],
  achievements: [
    'achievements',
    'key achievements',
    'accomplishments',
    'الإنجازات',
    'أهم الإنجازات',
  ],
  media: [
    'publications',
    'media',
    'in the media',
    'press',
    'in the press',
    'media coverage',
    'articles',
    'selected publications',
    'talks',
    'papers',
    'portfolio',
    'my work',
    'works',
    'selected works',
    'work samples',
    'selected work',
    'معرض الأعمال',
    'نماذج الأعمال',
    'أعمالي',
    'المنشورات',
    'في الإعلام',
    'الإعلام',
    'المقالات',
    'الأبحاث المنشورة',
    'البحوث المنشورة',
  ],
  aside: [
    'references',
    'referees',
    'interests',
    'hobbies',
    'declaration',
    'المراجع',
    'المعرفون',
    'الاهتمامات',
    'الهوايات',
    'إقرار',
  ],
  other: [
    'projects',
    'volunteering',
    'volunteer work',
    'voluntary work',
    'voluntary experience',
    'activities',
    'memberships',
    'links',
    'social media',
    'extracurricular activities',
    'personal projects',
    'research',
    'conferences',
    'affiliations',
    'professional memberships',
    'patents',
    'additional information',
    'المشاريع',
    'العمل التطوعي',
    'التطوع',
    'الأنشطة',
    'العضويات',
    'الروابط',
    'معلومات إضافية',
    'الأعمال التطوعية',
  ],
}

const KIND_BY_HEADING = new Map<string, SectionKind>()
const keyOf = (text: string): string =>
  foldText(text.replace(/&|\+|\/|،|,/g, ' and '))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/ و /g, ' and ')
/**
 * The same heading with or without the article, and "my" left out: "مهاراتي" and "مسيرتي المهنية"
 * are headings as "المهارات" is.
 */
const plain = (key: string): string =>
  key.replace(/(?<!\p{L})ال(?=\p{L}{3})/gu, '').replace(/^my /, '')
const withoutMy = (key: string): string[] => {
  const [first = '', ...rest] = key.split(' ')
  const owner = /^(\p{Script=Arabic}{3,})ي$/u.exec(first)?.[1]
  return owner ? [[owner, ...rest].join(' '), [owner.replace(/ت$/, 'ه'), ...rest].join(' ')] : []
}
for (const kind of [
  'summary',
  'experience',
  'education',
  'skills',
  'languages',
  'contact',
  'certificates',
  'awards',
  'achievements',
  'media',
  'aside',
  'other',
] as const) {
  for (const heading of HEADINGS[kind]) KIND_BY_HEADING.set(plain(keyOf(heading)), kind)
}
/**
 * Words that tell one experience or skill from another, not a section from another: "Selected
 * experience", "السيرة المهنية السابقة".
 */
const SHADES =
  /(?<!\p{L})(?:selected|relevant|other|key|core|main|additional|personal|professional|technical|recent|previous|prior|current|full|general|special|major|brief|notable|formal|further|academic|career|work|(?:مهني|عملي|وظيفي|علمي|اكاديمي|تقني|شخصي|سابق|فني|اساسي|رئيسي|عام|خاص|مختصر|تعليمي|تدريبي|حرفي)ه?|اخري|اهم|ابرز)(?!\p{L})/gu
const withoutShades = (key: string): string[] => {
  const bare = key.replace(SHADES, '').replace(/ +/g, ' ').trim()
  return bare && bare !== key ? [bare, `${bare}s`] : []
}
const kindOfKey = (key: string): SectionKind | undefined => {
  const bare = plain(key)
  return [bare, `${bare}s`, ...withoutMy(bare), ...withoutShades(bare)]
    .map((form) => KIND_BY_HEADING.get(form))
    .find((kind) => kind !== undefined)
}

/**
 * The section that a line opens when it is nothing but a section heading, in English or Arabic;
 * else null.
 */
export const headingOf = (line: string): SectionKind | null => {
  // The last word of a sentence may be a heading's word; a heading has no full stop.
  if (line.length > 60 || /\p{L}\.$/u.test(line)) return null
  const bare = line.replace(/^[\s•▪●■◆➤\-–—*#|\d.]+|[\s:：\-–—*#|_=]+$/gu, '')
  const key = keyOf(bare)
  const found = kindOfKey(key)
  if (found) return found
  // "Honours & Awards", "Licences and Certificates": each of the two is a heading, and the first
  // says which.
  const parts = key.split(/ and | و(?=ال)|(?<=ات) و/)
  const kinds = parts.map(kindOfKey)
  if (parts.length > 1 && kinds.every((kind) => kind !== undefined)) return kinds[0] ?? null
  // A letter-spaced heading may come as single letters.
  return /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? (kindOfKey(key.replace(/ /g, '')) ?? null) : null
}
