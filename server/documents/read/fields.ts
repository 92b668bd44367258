import { foldText } from '../../../machines/shared/fold'

/** The kinds of value that a label or a column's heading announces. */
export type FieldName =
  /** Title and employer in one cell. */
  | 'post'
  | 'title'
  | 'employer'
  | 'dates'
  | 'from'
  | 'to'
  | 'duties'
  | 'place'
  | 'degree'
  | 'subject'
  | 'school'
  | 'number'

const FORMS: Record<Exclude<FieldName, 'post'>, string> = {
  title:
    'position|positions|position held|occupation or position held|main position|post|post held|job title|job|title|role|designation|job role|job position|work title|post held|held post|nature of job|العمل|rank|occupation|profession|worked as|المسمى الوظيفي|المسمى|الوظيفة|المنصب|مسمى الوظيفة|المهنة|الصفة|الدور|الرتبة',
  employer:
    'company|company name|name and address of employer|employer name and address|name of organi[sz]ation|institution name|employer|employers|employer name|organi[sz]ation|organi[sz]ation name|name of (?:the )?(?:company|employer|organi[sz]ation|firm|hospital)|firm|hospital|client|company / organi[sz]ation|establishment|worked with|الشركة|اسم الشركة|جهة العمل|الجهة|صاحب العمل|المؤسسة|اسم المؤسسة|اسم الجهة|مكان العمل|جهة التوظيف|المنشأة',
  dates:
    'duration|period|periods|inclusive dates?|dates? (?:covered|employed)|dates \\(from - to\\)|period of (?:employment|service)|date|dates|tenure|year|years|date of (?:employment|joining)|employment period|service period|time|working period|from - to|from-to|year of passing|passing year|year graduated|passed|passed out|year of graduation|graduated|completed|session|batch|الفترة|المدة|التاريخ|فترة العمل|مدة العمل|سنوات الخدمة|مدة الخدمة|سنوات العمل|السنة|العام|سنة التخرج|تاريخ التخرج|عام التخرج|السنوات',
  from: 'from|start|start date|joining|joining date|date of joining|joined|من|من تاريخ|البداية|تاريخ البدء|تاريخ البداية|تاريخ الالتحاق',
  to: 'to|until|end|end date|leaving|leaving date|date of leaving|left|till|إلى|الى|حتى|إلى تاريخ|النهاية|تاريخ الانتهاء|تاريخ النهاية|تاريخ الترك',
  duties:
    'duties|main activities(?: and responsibilities)?|job responsibilities|responsibilities|responsibility|duties and responsibilities|roles and responsibilities|roles & responsibilities|duties & responsibilities|key responsibilities|key result areas|job description|job profile|tasks|main tasks|nature of work|reason for leaving|المهام|المهام والمسؤوليات|المسؤوليات|الواجبات|الوصف الوظيفي|أهم المهام|طبيعة العمل|سبب ترك العمل',
  place:
    'location|place|city|country|department|section|place of work|area|المكان|الموقع|المدينة|البلد|الدولة|القسم|الدائرة|الإدارة',
  degree:
    'degree|title of qualification(?: awarded)?|degree (?:earned|obtained)|course taken|qualification|qualifications|course|courses|certificate|diploma|exam|examination|exam passed|examination passed|course completed|program|programme|education|educational level|level|class|الدرجة|المؤهل|المؤهل العلمي|الشهادة|الدرجة العلمية|المرحلة|المرحلة الدراسية',
  subject:
    'field|field of study|major|specialization|specialisation|subject|subjects|stream|discipline|faculty|branch|التخصص|مجال الدراسة|القسم العلمي',
  school:
    'institution|name and type of organi[sz]ation(?: providing education and training)?|tertiary(?: level)?|secondary level|elementary(?: level)?|institute|institute name|institute / board|board/university|board / university|exam board|university|school|college|university / college|college / university|board|board / university|university / board|name of (?:the )?(?:institution|institute|university|school|college)|school / college|academy|الجامعة|الكلية|المعهد|المدرسة|الجهة التعليمية|اسم الجامعة|اسم المدرسة|اسم الكلية|اسم المعهد|الجهة المانحة|جهة المنح|المؤسسة التعليمية|جهة التخرج',
  number:
    'type of business or sector|level in national classification|no|s\\.?\\s?no|sr|sl|sr\\.?\\s?no|sl\\.?\\s?no|serial|#|grade|result|percentage|marks|cgpa|gpa|remarks|salary|last salary|reporting to|division|م|ت|رقم|الرقم|التقدير|المعدل|ملاحظات|مسلسل|الراتب|المدير المباشر',
}
const NAMES = [
  'title',
  'employer',
  'dates',
  'from',
  'to',
  'duties',
  'place',
  'degree',
  'subject',
  'school',
  'number',
] as const satisfies readonly Exclude<FieldName, 'post'>[]
const WHOLE = NAMES.map(
  (name) =>
    [
      name,
      new RegExp(
        `^(?:${FORMS[name]
          .split('|')
          .map((form) => foldText(form))
          .join('|')})$`,
        'u',
      ),
    ] as const,
)

const plain = (label: string): string =>
  foldText(label)
    .replace(/^[\s\d.)•▪➢*#-]+|[\s.:：#*-]+$/gu, '')
    .replace(/\s+/gu, ' ')
    .trim()

/** The field that a label names, in English, Arabic or both side by side; else null. */
export const findField = (label: string): FieldName | null => {
  if (label.length > 50) return null
  const whole = (text: string) => WHOLE.find(([, form]) => form.test(plain(text)))?.[0] ?? null
  const found = whole(label) ?? readLabelledPost(label.split(JOINED), whole)
  if (found || !/\p{Script=Arabic}/u.test(label)) return found
  return (
    whole(label.replace(/[\p{Script=Arabic}\u064B-\u0652/|()-]+/gu, ' ')) ??
    whole(label.replace(/[\p{Script=Latin}/|()-]+/gu, ' '))
  )
}

const JOINED = /\s*[&/+,،]\s*|\s+(?:and|at)\s+|\s+و(?=\p{L})/u

/** "Position & Company" names both in one cell. */
const readLabelledPost = (
  parts: readonly string[],
  getField: (text: string) => FieldName | null,
): FieldName | null => {
  const fields = parts.map(getField)
  return parts.length === 2 && fields.includes('title') && fields.includes('employer')
    ? 'post'
    : null
}
