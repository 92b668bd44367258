import { foldText } from '../../../../content/taxonomy/fold'

export type SectionKind =
  | 'summary' | 'experience' | 'education' | 'skills' | 'languages' | 'contact' | 'certificates' | 'other'

const HEADINGS: Record<SectionKind, readonly string[]> = {
  summary: [
    'summary', 'profile', 'about', 'about me', 'objective', 'career objective', 'professional summary', 'executive summary',
    'career summary', 'personal profile', 'professional profile', 'personal statement', 'profile summary', 'introduction', 'bio', 'overview',
    'الملخص', 'الملخص المهني', 'ملخص', 'نبذة', 'نبذة عني', 'نبذة شخصية', 'نبذة مختصرة', 'الهدف', 'الهدف الوظيفي', 'الهدف المهني', 'الملف الشخصي', 'من أنا', 'مقدمة',
  ],
  experience: [
    'experience', 'work experience', 'professional experience', 'employment', 'employment history', 'work history', 'career history',
    'professional background', 'relevant experience', 'job history', 'experiences', 'work experiences', 'career experience', 'practical experience', 'internships',
    'internship', 'internship experience', 'training experience', 'volunteer experience', 'volunteering experience', 'professional history', 'employment record', 'work record', 'employment details', 'experience details', 'career', 'career record',
    'clinical experience', 'teaching experience', 'industry experience', 'professional work experience', 'employment background', 'previous experience', 'positions held',
    'الخبرة', 'الخبرات', 'الخبرة العملية', 'الخبرات العملية', 'الخبرة المهنية', 'الخبرات المهنية', 'الخبرة الوظيفية', 'الخبرات الوظيفية',
    'التاريخ الوظيفي', 'السجل الوظيفي', 'المسيرة المهنية', 'خبرات العمل', 'خبرة العمل', 'الخبرات السابقة', 'التدريب العملي',
  ],
  education: [
    'education', 'academic background', 'educational background', 'academic qualifications', 'educational qualifications', 'qualifications',
    'education and training', 'academic history', 'academic qualification', 'educational qualification', 'academic profile', 'education and qualifications', 'academics',
    'التعليم', 'المؤهلات', 'المؤهل العلمي', 'المؤهلات العلمية', 'المؤهلات الأكاديمية', 'المؤهل الأكاديمي', 'الدراسة', 'التحصيل العلمي', 'التحصيل الدراسي',
    'الخلفية التعليمية', 'الخلفية الأكاديمية', 'المؤهلات الدراسية', 'التعليم والتدريب',
  ],
  skills: [
    'skills', 'key skills', 'core skills', 'technical skills', 'professional skills', 'soft skills', 'hard skills', 'personal skills', 'computer skills', 'it skills',
    'core competencies', 'competencies', 'key competencies', 'areas of expertise', 'expertise', 'technologies', 'tools', 'tools and technologies', 'technical expertise',
    'skills and tools', 'skills and abilities', 'skills and competencies', 'skills and expertise', 'skills summary', 'technical proficiencies', 'strengths', 'software',
    'software skills', 'technical competencies', 'key strengths', 'digital skills', 'abilities', 'skill set', 'skillset', 'programming languages',
    'المهارات', 'مهارات', 'المهارات والكفاءات', 'المهارات التقنية', 'المهارات الفنية', 'المهارات الشخصية', 'المهارات المهنية', 'الكفاءات', 'القدرات',
    'المهارات والقدرات', 'مهارات الحاسوب', 'مهارات الحاسب الآلي', 'المهارات الأساسية', 'أبرز المهارات', 'البرامج', 'الأدوات والتقنيات', 'الجدارات', 'مجالات الخبرة', 'المهارات الوظيفية',
  ],
  languages: [
    'languages', 'language', 'language skills', 'languages known', 'linguistic skills', 'language proficiency', 'languages spoken', 'spoken languages',
    'اللغات', 'اللغة', 'المهارات اللغوية', 'إجادة اللغات', 'مستوى اللغات',
  ],
  contact: [
    'contact', 'contacts', 'contact information', 'contact details', 'contact me', 'contact info', 'personal information', 'personal details', 'personal data', 'personal info', 'get in touch',
    'الاتصال', 'معلومات الاتصال', 'بيانات الاتصال', 'للتواصل', 'التواصل', 'معلومات التواصل', 'بيانات التواصل', 'المعلومات الشخصية', 'البيانات الشخصية', 'معلومات شخصية', 'بيانات شخصية',
  ],
  certificates: [
    'certificates', 'certifications', 'certification', 'courses', 'training', 'trainings', 'licenses', 'licences', 'training courses', 'professional development',
    'courses and certifications', 'certifications and training', 'certificates and courses', 'licenses and certifications', 'training and certifications', 'professional certifications', 'courses and training',
    'الشهادات', 'الدورات', 'الدورات التدريبية', 'الشهادات المهنية', 'التدريب', 'الشهادات والدورات', 'الدورات والشهادات', 'الرخص', 'الرخص والشهادات', 'الدورات وورش العمل',
  ],
  other: [
    'references', 'reference', 'interests', 'hobbies', 'hobbies and interests', 'awards', 'achievements', 'honors', 'honours', 'awards and honors', 'projects', 'publications',
    'volunteering', 'volunteer work', 'activities', 'memberships', 'portfolio', 'declaration', 'links', 'social media', 'extracurricular activities', 'key achievements', 'personal projects',
    'awards and achievements', 'research', 'conferences', 'affiliations', 'professional memberships', 'patents', 'additional information',
    'المراجع', 'المعرفون', 'الاهتمامات', 'الهوايات', 'الجوائز', 'الإنجازات', 'المشاريع', 'العمل التطوعي', 'التطوع', 'الأنشطة', 'العضويات', 'الروابط', 'المنشورات', 'معلومات إضافية', 'الجوائز والتكريم', 'الأعمال التطوعية',
  ],
}

const KIND_BY_HEADING = new Map<string, SectionKind>()
const keyOf = (text: string): string => foldText(text.replace(/&|\+|\/|،|,/g, ' and ')).replace(/[^\p{L}\p{N}]+/gu, ' ').trim().replace(/ و /g, ' and ')
for (const kind of ['summary', 'experience', 'education', 'skills', 'languages', 'contact', 'certificates', 'other'] as const) {
  for (const heading of HEADINGS[kind]) KIND_BY_HEADING.set(keyOf(heading), kind)
}

/** The section that a line opens when it is nothing but a section heading, in English or Arabic; else null. */
export const headingOf = (line: string): SectionKind | null => {
  if (line.length > 60) return null
  const bare = line.replace(/^[\s•▪●■◆➤\-–—*#|\d.]+|[\s:：\-–—*#|_=]+$/gu, '')
  const key = keyOf(bare)
  const found = KIND_BY_HEADING.get(key)
  if (found) return found
  // A letter-spaced heading may come as single letters.
  return /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? (KIND_BY_HEADING.get(key.replace(/ /g, '')) ?? null) : null
}
