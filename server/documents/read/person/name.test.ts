import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../../content/taxonomy/taxonomy'
import { getLines } from '../../extract/text'
import { readProfile } from '../profile'

const taxonomy = loadTaxonomy()
const BELOW = '\n\nالخبرات العملية\nمحاسب، شركة الرمال للتجارة، دبي\n2018 - 2022'
const nameIn = (top: string) => readProfile(getLines(`${top}${BELOW}`), taxonomy).name

describe('a label says whose name it is', () => {
  test.each([
    ['behind a slash', 'الاسم / ليلى عبدالكريم\nالعنوان / دبي', 'ليلى عبدالكريم'],
    ['of an application', 'طلب توظيف\nاسم مقدم الطلب: طارق زيدان', 'طارق زيدان'],
    ['that only says who applies', 'المتقدمة: أسماء الكندي', 'أسماء الكندي'],
    [
      'in two languages',
      'الاسم باللغة العربية: بدرية الهاجري\nName in English: B',
      'بدرية الهاجري',
    ],
    ['above it', 'Candidate Name - اسم المرشح\nNoor Jaber\nContact No\n050', 'Noor Jaber'],
    ['in a row of a form', 'الجنسية\tمصرية\tالاسم\tمنى خليل', 'منى خليل'],
    ['behind it', 'Mobile\t050\nماجد السويدي\tالاسم الكامل', 'ماجد السويدي'],
    ['twice beside it', 'Full Name\tالاسم الكامل\tSaif Al Ketbi\tسيف الكتبي', 'Saif Al Ketbi'],
    ['whatever its words mean', 'الاسم: إمام عبدالفتاح', 'إمام عبدالفتاح'],
    ['in parts', 'الاسم الأول: سامي\nاسم الأب: يوسف\nاسم العائلة: الخطيب', 'سامي الخطيب'],
    ['without a colon', 'معكم محاسب خبرة 7 سنوات\nالاسم سامي قاسم الراشد', 'سامي قاسم الراشد'],
    [
      'in boxes',
      'First name\tMobile\nLiya\t050\nFamily name\tNationality\nTesfaye\tKenyan',
      'Liya Tesfaye',
    ],
    ['without a colon in full', 'الاسم بالكامل سامي الراشد', 'سامي الراشد'],
    ['of a whole and a family', 'Name and Surname: Sami Rashed', 'Sami Rashed'],
    ['beside that of the family', 'اللقب: الراشد\nالاسم: سامي', 'سامي الراشد'],
    ['in parts of the Maghreb', 'الاسم الشخصي: سامي\nالاسم العائلي: الراشد', 'سامي الراشد'],
    ['in parts in English', 'First Name: Khalid\nSurname: Mason', 'Khalid Mason'],
  ])('%s', (_, top, name) => expect(nameIn(top)).toBe(name))
})

describe('a name is written as one speaks it, without what is around it', () => {
  test.each([
    ['المهندس/ يحيى الراشد', 'يحيى الراشد'],
    ['أ/ حصة بنت فهد العتيبي', 'حصة بنت فهد العتيبي'],
    ['أ.د. سلمى الراوي', 'سلمى الراوي'],
    ['للأستاذة: نادية بنت حسين', 'نادية بنت حسين'],
    ['السيدة: فاطمة الزهراء بلقاسم', 'فاطمة الزهراء بلقاسم'],
    ['اسمي مريم يوسف، محاسبة من الشارقة', 'مريم يوسف'],
    ['الأستاذ المحامي سامي قاسم الراشد', 'سامي قاسم الراشد'],
    ['محاسب قانوني اسمي سامي الراشد، أردني', 'سامي الراشد'],
    ['Engr. Sami Rashed PMP', 'Sami Rashed'],
    ['SAMI RASHED RN BSN', 'SAMI RASHED'],
    ['Capt. (Retd.) Sami Rashed', 'Sami Rashed'],
    ['Arch. Sami Rashed', 'Sami Rashed'],
    ['م سامي قاسم الراشد', 'سامي قاسم الراشد'],
    ['Sami Rashed, B.Sc., M.Sc.', 'Sami Rashed'],
    ['Sami Rashed s/o Yusuf Rashed', 'Sami Rashed'],
    ['Curriculum Vitae of Mrs. Ana de la Torre', 'Ana de la Torre'],
    ['المهندس المدني سامي الراشد', 'سامي الراشد'],
    ['السيرة الذاتية للمهندس سامي الراشد', 'سامي الراشد'],
    ['أنا سامي الراشد، محاسب من دبي\nsami.rashed@m.example', 'سامي الراشد'],
    ['أنا اسمي سامي الراشد وعمري 30', 'سامي الراشد'],
    ['JOEL P. ABUNDO, CCST', 'JOEL P. ABUNDO'],
    ['السيد البدوي', 'السيد البدوي'],
    ['إيمان خليل (أم أحمد)', 'إيمان خليل'],
    ['peter okafor\naccountant\npeter.okafor@m.example', 'peter okafor'],
    ['PERERA, Dilani Nimesha\ndilani.perera@m.example', 'Dilani Nimesha PERERA'],
  ])('%s', (top, name) => expect(nameIn(top)).toBe(name))
})

describe('a trade is a family name', () => {
  test.each([
    ['with the rest of it in the address', 'أمين الحداد\namin.haddad@m.example', 'أمين الحداد'],
    ['with it in English', 'Angela Cook\nSecretary\nangela.c@m.example', 'Angela Cook'],
    ['above a title', 'FAISAL BUTCHER\nAccountant | Dubai', 'FAISAL BUTCHER'],
    ['between two others in Arabic', 'بشار قائد سيف\nسائق', 'بشار قائد سيف'],
    ['behind a given name in Arabic', 'سامر حداد\n0501112233', 'سامر حداد'],
  ])('%s', (_, top, name) => expect(nameIn(top)).toBe(name))

  test.each([
    'Senior Accountant\naccountant.ali@m.example',
    'Head Cook\nPastry Baker',
    'حداد مسلح\n0501112233',
    'أمين مستودع\nwarehouse@m.example',
  ])('but not in %s', (top) => expect(nameIn(top)).toBeNull())
})

describe('what is above a name is not taken for it', () => {
  test.each([
    ['an invocation', 'بسم الله الرحمن الرحيم\nهند سالم', 'هند سالم'],
    ['a greeting', 'عناية السادة المحترمين\nتحية طيبة وبعد\nهند سالم', 'هند سالم'],
    ['a street', 'شارع الملك عبدالله، حي النسيم\nرنا قاسم', 'رنا قاسم'],
    ['a region', 'منطقة الرياض\nخالد بن ناصر', 'خالد بن ناصر'],
    ['a country', 'المملكة المغربية\nسلمى بوزيان', 'سلمى بوزيان'],
    ['a title of the paper', 'الملف التعريفي\nتركي الحربي', 'تركي الحربي'],
    ['a card', 'بطاقة تعريف\nسيف العامري', 'سيف العامري'],
    ['a motto', 'التميز عنواني\nجابر كرم', 'جابر كرم'],
    ['other words than those of the address', 'نجاح دائم\nجابر كرم\nj.karam@m.example', 'جابر كرم'],
  ])('%s', (_, top, name) => expect(nameIn(top)).toBe(name))

  test.each([
    'متاح للعمل فورا\n0501112233',
    'Dubai Marina\n0501112233',
    'طلب توظيف',
    'دقة والتزام',
    'سعادة الأستاذ سامي الراشد',
    'أنا شاب طموح، أبحث عن فرصة',
  ])('nor where there is none: %s', (top) => expect(nameIn(top)).toBeNull())
})
