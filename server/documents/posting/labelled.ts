import { foldText } from '../../../machines/shared/fold'
import { plainLine } from './plain-line'

/** The value after a label: "Location: Abu Dhabi", "Job Title | Nurse", "المسمى الوظيفي: مترجم". */
export function labelled(lines: readonly string[], label: RegExp): string | null {
  for (const line of lines) {
    const [, head = '', value = ''] =
      /^([^:：\t|=–/]{2,40}?)\s*(?:[:：\t|=–]|\s[-/]\s)\s*(\S.*)$/u.exec(plainLine(line)) ?? []
    if (label.test(foldText(head).replace(/[.\s]+$/, ''))) return value.trim()
  }
  return null
}

export const titleLabel =
  /^(?:(?:job|position|role|vacancy) ?(?:title|name|role)?|title|post(?:ition)?(?: title)?|designation|opening|hiring(?: for)?|we are hiring|vacant position|vacancy|مسمي الوظيفه|(?:ال)?مسمي الوظيفي|(?:ال)?وظيفه(?: الشاغره| المطلوبه)?|المسمي|(?:ال)?شاغر|المنصب|وظيفه شاغره)$/u
export const placeLabel =
  /^(?:(?:job |work |office |duty )?(?:location|station)|loc|city|emirate|place(?: of work)?|where|site|based in|branch|work ?place|الموقع|مكان العمل|مكان الوظيفه|المدينه|الاماره|موقع العمل|مقر العمل|المكان|الفرع)$/u
export const industryLabel = /^(?:industry|sector|القطاع|المجال)$/u
export const employerLabel =
  /^(?:company|employer|organi[sz]ation|company name|client|hiring company|entity|الشركه|جهه العمل|اسم الشركه|صاحب العمل|الجهه|المؤسسه)$/u
/** Labels of what is said of a job beside the work. */
export const factLabel =
  /^(?:(?:job |employment |work |contract )?(?:type|terms|status)|(?:working |work )?hours|employment|contract|deadline|closing date|last date(?: to apply)?|(?:location|city|emirate)|salary|(?:years of )?experience|education|نوع (?:الدوام|العمل|الوظيفه|العقد|التوظيف)|الدوام|ساعات العمل|العقد|(?:اخر موعد|الموعد النهايي)(?: للتقديم)?|الموقع|المكان|المدينه|الراتب|(?:سنوات )?الخبره|المؤهل(?: العلمي)?)$/u
