import type { SectionKind } from './resume-headings'

/**
 * The words that identify a heading, folded as by `foldText`, without the Arabic article. In
 * English the last such word decides ("educational qualifications"), in Arabic the first ("الخلفية
 * التعليمية").
 */
export const HEAD_WORDS: Record<Exclude<SectionKind, 'media'>, string> = {
  experience: `
    experience experiences employment employments internship internships placement placements career careers jobs
    assignments appointments engagements postings work employers posts practice gigs contracts
    خبره خبرات تجربه تجارب وظائف مناصب اعمال عمل مهن`,
  education: `
    education educational academic academics scholastic scholastics study studies qualification
    qualifications schooling degree degrees educations تعليم دراسه دراسات موهل موهلات تحصيل مؤهل
    مؤهلات تكوين`,
  skills: `
    skill skills competency competencies competence competences proficiency proficiencies
    expertise strength strengths ability abilities tools technologies software stack toolbox
    toolkit literacy capabilities skillset talents aptitudes مهاره مهارات كفاءه كفاءات كفايات
    قدرات جداره جدارات برامج ادوات تقنيات امكانيات برمجيات`,
  languages: 'language languages linguistic لغه لغات',
  contact: 'contact contacts biodata اتصال تواصل',
  certificates: `
    certificate certificates certification certifications license licenses licence licences
    training trainings course courses workshop workshops seminars registration registrations
    accreditations credentials شهاده شهادات دوره دورات تدريب تدريبات رخصه رخص ورش تراخيص`,
  awards: `
    award awards honors honours prizes recognition distinctions جوائز تكريم اوسمه تكريمات`,
  achievements: 'achievement achievements accomplishment accomplishments انجاز انجازات',
  summary: `
    summary objective objectives profile goal goals introduction overview ملخص نبذه هدف اهداف
    مقدمه لمحه طموح`,
  aside: `
    reference references referees hobbies hobby interests interest declaration undertaking
    passport visa مراجع معرفون مرجع هوايات هوايه اهتمامات اقرار تعهد`,
  other: `
    project projects volunteering volunteer voluntary activities activity memberships membership
    affiliations مشاريع مشروع تطوع انشطه نشاطات عضويات عضويه`,
}

/** Words that colour another ("الخبرة المهنية") and say what a heading is only where none else does. */
export const WEAK_WORDS: Record<
  'experience' | 'education' | 'certificates' | 'contact' | 'skills',
  string
> = {
  skills: 'computer it ict حاسب حاسوب كمبيوتر',
  experience: 'مهني مهنيه وظيفي وظيفيه عملي عمليه professional occupational',
  education: 'تعليمي تعليميه دراسي دراسيه علمي علميه اكاديمي اكاديميه جامعي جامعيه',
  certificates: 'تدريبي تدريبيه',
  contact: 'شخصي شخصيه personal',
}

/** Words that say nothing of a section's kind and stand in headings of every kind. */
export const HEADING_FILLERS = `
    history background backgrounds record records details detail information info data list
    chronology chronological path overview summary profile attainment attainments credentials
    timeline journey highlights highlight area areas field fields set sets statement section
    other others key core main major additional relevant previous past present current recent
    total overall gulf overseas local international abroad technical computer it ict office soft
    hard personal professional special specific interpersonal clinical teaching industrial
    industry practical functional managerial handled held worked known spoken attended
    undertaken completed obtained earned gained acquired my full general brief selected formal
    further basic digital organisational organizational corporate job work and of the in a to
    for with at or on year years yrs months
    سابقه سابق بيان وظائف شغلت المام كشف قائمه جدول حاسب مسيره مسار سيره تاريخ سجل تدرج خلفيه
    معلومات بيانات اهم ابرز حياه مجال مجالات سنوات حاليه حالي اخري اضافيه اساسيه رئيسيه رئيسي
    شخصيه تقنيه فنيه حاسب حاسوب حاسوبيه كمبيوتر اداريه لغويه عامه خاصه مختصره مختصر ميدانيه
    ميداني تعاوني و في مع من التي لدي حصلت عليها شغلتها مكتسبه الي
    ${Object.values(WEAK_WORDS).join(' ')}`

/** A line with one of these tells of one job or person and is no section's heading. */
export const NOT_HEADING = new RegExp(
  `(?<!\\p{L})(?:responsibilit\\p{L}*|${[
    'duties|duty|descriptions?|roles?|title|position|designation|results?|company|employer',
    'organi[sz]ation|name|number|institute|institution|university|college|school|year of|date of',
    'clients?|team|customer|user|level|certified|مسؤوليات|مسووليات|مهام|واجبات|مسمي|جهه|اسم|رقم',
    'جامعه|كليه|مدرسه|معهد|شركه|فريق|عملاء',
  ].join('|')})(?!\\p{L})`,
  'u',
)
