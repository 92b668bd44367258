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

export const HEADINGS: Record<SectionKind, readonly string[]> = {
  summary: [
    'about',
    'executive summary',
    'personal statement',
    'bio',
    'in brief',
    'in short',
    'hello',
    'statement',
    'نبذة عني',
    'الملف الشخصي',
    'من أنا',
  ],
  experience: ['job history', 'positions held'],
  education: [
    'education and training',
    'academic profile',
    'school',
    'schools',
    'last school',
    'schooling',
    'university',
    'الجامعة',
    'المدرسة',
    'الشهادات العلمية',
    'الإجازات العلمية',
    'الشهادات الأكاديمية',
    'الشهادات الدراسية',
  ],
  skills: [
    'skills summary',
    'i work with',
    'i can',
    'programming languages',
    'strong points',
    'good at',
    'نقاط القوة',
    'مواطن القوة',
    'مجالات الخبرة',
  ],
  languages: [
    'i speak',
    'language skills',
    'linguistic skills',
    'language proficiency',
    'المهارات اللغوية',
    'إجادة اللغات',
    'مستوى اللغات',
  ],
  contact: ['contact me', 'personal', 'get in touch'],
  certificates: ['licensure', 'professional development', 'الدورات وورش العمل'],
  awards: [
    'distinction',
    'scholarships',
    'شهادات التقدير',
    'شهادات الشكر والتقدير',
    'الجوائز والتقديرات',
  ],
  achievements: [],
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
  aside: [],
  other: [
    'volunteer work',
    'voluntary work',
    'voluntary experience',
    'links',
    'social media',
    'extracurricular activities',
    'research',
    'conferences',
    'patents',
    'additional information',
    'العمل التطوعي',
    'الروابط',
    'معلومات إضافية',
    'الأعمال التطوعية',
  ],
}
