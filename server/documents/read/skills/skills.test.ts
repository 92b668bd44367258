import { describe, expect, test } from 'vitest'
import { loadTaxonomy } from '../../../content/taxonomy/taxonomy'
import { getLines } from '../../extract/text'
import { splitSections } from '../sections'
import { indexSkills } from './skill-index'
import { skillsIn } from './skills'

const index = indexSkills(loadTaxonomy())
const read = (text: string) => skillsIn(splitSections(getLines(text)), [], index)
const ids = (text: string) => read(text).map((skill) => skill.ref_skill ?? `?${skill.name}`)

describe('in sentences', () => {
  const told = (sentence: string) => ids(`Summary\n${sentence}`)

  test.each([
    ['I wrote JavaScript for the web.', ['javascript']],
    ['I wrote Java and JavaScript.', ['java', 'javascript']],
    ['Rated R films, and C is my favourite note. Ready to go.', []],
    ['I excel at speaking and express joy in spring.', []],
    ['Built services in Python, R and Go.', ['python', 'r', 'go']],
    ['Made reports in Excel.', ['excel']],
    ['Excel at work was noticed.', []],
    ['Used C++, C# and .NET with Node.js.', ['cpp', 'csharp', 'dotnet', 'nodejs']],
    ['Moved to ASP.NET Core.', ['dotnet']],
    ['I know C# (and F#).', ['csharp']],
    ['The sap of trees and the sas of old.', []],
    ['English teachers praised my communication.', []],
    // Words that say something else in prose than what they are called among skills.
    [
      'Did the triage of bugs with the manager of priority banking, in compliance with our rules.',
      [],
    ],
    [
      'Catering to every wish, interpreting results, billing hours: 30% of sales, accounting for most of it.',
      ['sales'],
    ],
    ['Went before the collections of the museum were shown; hiring and branding came later.', []],
    ['شرحت بطاقات الائتمان لعملاء البنوك وشركات التأمين وأخذت التغذية الراجعة', []],
    ['نافس فريقي في تسهيل الإجراءات عبر الشبكات الاجتماعية في الشهر تالي', []],
    ['صورت المساحة وآلة التصوير ودارت الأحداث قرب المختبر', []],
    ['أعمل في تحليل البيانات وبايثون كل يوم', ['data_analysis', 'python']],
  ])('%s', (sentence, expected) => {
    expect(told(sentence)).toEqual(expected)
  })
})

describe('in a skills section', () => {
  const listed = (list: string) => ids(`Skills\n${list}`)

  test.each([
    [
      'Banking, Compliance, Triage, Catering, Interpreting',
      ['banking', 'compliance', 'emergency_medicine', 'catering', 'interpreting'],
    ],
    [
      'الائتمان، التأمين، التصوير، المساحة',
      ['credit_analysis', 'insurance_underwriting', 'photography', 'surveying'],
    ],
    ['C, C++, C#, .NET, Go, Node.js, R', ['c', 'cpp', 'csharp', 'dotnet', 'go', 'nodejs', 'r']],
    ['Java • JavaScript • Word', ['java', 'javascript', 'word']],
    ['Excel (pivot tables), Leadership', ['excel', 'leadership']],
    ['Tools: Jira | Figma', ['jira', 'figma']],
    ['Camel Husbandry, Python', ['?Camel Husbandry', 'python']],
    ['HTML/CSS/JavaScript', ['html', 'css', 'javascript']],
    ['المحاسبة، إكسل، الخط العربي', ['accounting', 'excel', '?الخط العربي']],
    ['الأرشفه الالكترونيه', ['filing']],
    ['Python (Advanced), Excellent', ['python']],
    ['Willing to go the extra mile, Python', ['python']],
    ['No experience with Revit; Excel', ['excel']],
    ['Willing to learn SAP and Oracle', []],
    ['cannot do (yet): Python, SQL', []],
    ['لم يسبق لي استخدام Power BI', []],
    ['Typing, 62 words a minute', ['typing']],
    ['Python (valid till 2027)', ['python']],
    ['Good communication, strong leadership', ['communication', 'leadership']],
    [
      'Databases\tPostgreSQL, Redis\nFrameworks\tReact, Django',
      ['postgresql', 'redis', 'react', 'django'],
    ],
    ['Negotiation and camel trading', ['negotiation', '?camel trading']],
    ['Training and development', ['training_development']],
    ['Python\tSQL\tExcel', ['python', 'sql', 'excel']],
  ])('%s', (list, expected) => {
    expect(listed(list)).toEqual(expected)
  })

  test('a list wrapped at a comma or in the middle of a name is joined', () => {
    expect(
      listed(
        'Data annotation, customer service, budgeting, project management, Microsoft\nExcel, Python,\nSQL',
      ),
    ).toEqual([
      'data_annotation',
      'customer_service',
      'budgeting',
      'project_management',
      'excel',
      'python',
      'sql',
    ])
  })

  test('a sentence is not taken for the name of a skill', () => {
    expect(listed('I am a hard worker who is always ready to learn new things every day')).toEqual(
      [],
    )
  })

  test('comes before sentences, and a skill comes once', () => {
    const skills = read('Summary\nYears of Python and SQL work.\nSkills\nSQL')
    expect(skills.map((skill) => [skill.id, skill.name, skill.evidence])).toEqual([
      ['skill-1', 'SQL', 'SQL'],
      ['skill-2', 'Python', 'Years of Python and SQL work.'],
    ])
  })
})

test('the giver of an award and a referee add no skill', () => {
  expect(
    ids(
      'Summary\nPython work.\nAwards\nStar of the year, Nursing and Accounting Group\nReferences\nDr Odeh, Head of Pharmacy',
    ),
  ).toEqual(['python'])
})
