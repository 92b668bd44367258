/** The sentences of one language, flat: { 'auth:login.title': 'Log in' }. */
export type Sentences = Record<string, string>
export type Language = 'en' | 'ar'

const pluralSuffix = /_(zero|one|two|few|many|other)$/
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{-?\s*([\w.]+)[^}]*\}\}|<\/?([\w]+)\s*\/?>/g)].map(
    ([, variable, tag]) => variable ?? `<${tag}>`,
  )

/** `{ login: { title: 'x' } }` of the file auth.json → `{ 'auth:login.title': 'x' }`. */
export function flatten(namespace: string, tree: unknown, prefix = ''): Sentences {
  if (typeof tree === 'string') return { [`${namespace}:${prefix}`]: tree }
  if (tree === null || typeof tree !== 'object')
    throw new Error(`locales: ${namespace}:${prefix} must be a string or an object.`)
  return Object.assign(
    {},
    ...Object.entries(tree).map(([key, value]) =>
      flatten(namespace, value, prefix === '' ? key : `${prefix}.${key}`),
    ),
  )
}

/**
 * The key that code uses: plural forms lose their suffix, where `_other` shows that they are plural
 * forms.
 */
export function baseKey(key: string, sentences: Sentences): string {
  const base = key.replace(pluralSuffix, '')
  return base !== key && `${base}_other` in sentences ? base : key
}

/** Everything wrong between the languages, one sentence each. */
export function compare(en: Sentences, ar: Sentences): string[] {
  const bases = { en: grouped(en), ar: grouped(ar) }
  const faults: string[] = []
  for (const [base, forms] of bases.en)
    if (!bases.ar.has(base))
      faults.push(`${base} is missing in Arabic ("${Object.values(forms)[0]}")`)
  for (const base of bases.ar.keys())
    if (!bases.en.has(base)) faults.push(`${base} is missing in English`)
  for (const [base, english] of bases.en) {
    const arabic = bases.ar.get(base)
    if (!arabic) continue
    faults.push(
      ...formFaults('en', base, english),
      ...formFaults('ar', base, arabic),
      ...placeholderFaults(base, english, arabic),
      ...percentFaults('en', english),
      ...percentFaults('ar', arabic),
      ...untranslated(base, english, arabic),
      ...termFaults(base, english, arabic),
    )
  }
  return faults
}

function grouped(sentences: Sentences): Map<string, Sentences> {
  const groups = new Map<string, Sentences>()
  for (const [key, text] of Object.entries(sentences)) {
    const base = baseKey(key, sentences)
    groups.set(base, { ...groups.get(base), [key]: text })
  }
  return groups
}

function formFaults(language: Language, base: string, forms: Sentences): string[] {
  const keys = Object.keys(forms)
  const empty = Object.entries(forms)
    .filter(([, text]) => text.trim() === '')
    .map(([key]) => `${key} is empty in ${language}`)
  if (keys.length === 1 && keys[0] === base)
    return Object.values(forms).some((text) => /\{\{\s*count\b/.test(text))
      ? [`${base} has a count in ${language} but no plural forms`]
      : empty
  const wanted = new Intl.PluralRules(language).resolvedOptions().pluralCategories
  return [
    ...empty,
    ...wanted
      .filter((form) => !(`${base}_${form}` in forms))
      .map((form) => `${base} lacks the form _${form} in ${language}`),
  ]
}

/** A form for one or two may leave the number out, so plural forms are compared as a whole. */
function placeholderFaults(base: string, english: Sentences, arabic: Sentences): string[] {
  const used = (forms: Sentences) =>
    [...new Set(Object.values(forms).flatMap(placeholders))].sort().join(', ')
  return used(english) === used(arabic)
    ? []
    : [`${base} uses different placeholders: en (${used(english)}), ar (${used(arabic)})`]
}

/**
 * Each language writes percentages in its own way, and a sign typed beside a number is on the wrong
 * side in Arabic.
 */
const percentFaults = (language: Language, forms: Sentences) =>
  Object.entries(forms).flatMap(([key, text]) =>
    /[%٪]/.test(text)
      ? [`${key} contains a percent sign in ${language}: use a placeholder and formatPercent`]
      : [],
  )

/** Names that are written alike in both languages. */
const sameInBoth =
  /^[\s\d\p{P}\p{S}]*((Google|LinkedIn|PDF|DOCX|TXT|CSV|MB|GB|Masar|English|العربية|Chrome|Edge|Firefox|Safari|https?:\S*|\S+@\S+)[\s\d\p{P}\p{S}]*)*$/u

function untranslated(base: string, english: Sentences, arabic: Sentences): string[] {
  return Object.entries(arabic)
    .filter(
      ([key, text]) =>
        text === english[key] && !sameInBoth.test(text.replace(/\{\{[^}]*\}\}/g, '')),
    )
    .map(
      ([key, text]) =>
        `${key === base ? base : key} has the English sentence in Arabic, too ("${text}")`,
    )
}

/**
 * The terms of the product have one name in each language, in Arabic by its stem without vowel
 * marks. A translation that lacks it usually belongs to another sentence.
 */
const terms: readonly (readonly [english: RegExp, arabic: RegExp])[] = [
  [/\badmins?\b/i, /مشرف/],
  [/\bassessments?\b/i, /اختبار|تقييم/],
  [/\bcameras?\b/i, /كاميرا/],
  [/\bcompan(y|ies)\b/i, /شرك/],
  [/\bcourses?\b/i, /دور/],
  [/\bdeclined?\b/i, /رفو?ض|تعذر/],
  [/\bdeleted?\b/i, /حذو?ف|Delete/],
  [/\bEmirates ID\b/i, /هوي/],
  [/\bemployed\b/i, /عمل|موظ/],
  [/\binterviews?\b/i, /مقابل/],
  [/\bjobs?\b/i, /وظيف|وظائف|دوام/],
  [/\blaptops?\b/i, /حاسوب/],
  [/\bmicrophones?\b/i, /ميكروفون/],
  [/\bnotifications?\b/i, /إشعار/],
  [/\bpasswords?\b/i, /كلم/],
  [/\bphones?\b/i, /هاتف|هواتف/],
  [/\brecordings?\b/i, /تسجيل/],
  [/\brecruiters?\b/i, /مسؤول|توظيف/],
  [/\bremoved?\b/i, /زال|زيل|أزل|حذف/],
  [/\bscreen\b/i, /شاش/],
  [/\bskills?\b/i, /مهار/],
  [/\bstud(ents?|y|ying)\b/i, /در[او]?س|طالب|طلاب/],
  [/\bsurvey\b/i, /استبيان|استطلاع/],
]

const vowelMarks = /[\u064b-\u0652]/g

function termFaults(base: string, english: Sentences, arabic: Sentences): string[] {
  const said = (forms: Sentences) =>
    Object.values(forms)
      .join('\n')
      .replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\S*/g, '')
  const [en, ar] = [said(english), said(arabic).replace(vowelMarks, '')]
  return terms
    .filter(([inEnglish, inArabic]) => inEnglish.test(en) && !inArabic.test(ar))
    .map(
      ([inEnglish, inArabic]) =>
        `${base} says "${inEnglish.exec(en)?.[0]}" in English but lacks "${inArabic.source}" in ` +
        'Arabic (terms in scripts/checks/locales-rules.ts)',
    )
}

export interface Usage {
  keys: Set<string>
  /** Beginnings of keys that are made at run time, e.g. `errors:` of `errors:${code}`. */
  prefixes: Set<string>
  /**
   * Literals that look like a key of the file's own area: they count as a use, but need not be one.
   */
  mentions: Set<string>
}

/**
 * The keys that a source file names: literals `ns:a.b`, templates `ns:a.${x}`, and t('a.b') or
 * i18nKey="a.b" under useTranslation('ns'); and the faults of fieldsRefused({ field: 'fault' }).
 */
export function findUsage(source: string, namespaces: readonly string[]): Usage {
  const usage: Usage = { keys: new Set(), prefixes: new Set(), mentions: new Set() }
  const names = namespaces.join('|')
  for (const [, key] of source.matchAll(new RegExp(`['"\`]((?:${names}):[\\w.-]+)['"\`]`, 'g')))
    if (key !== undefined) usage.keys.add(key)
  for (const [, prefix] of source.matchAll(new RegExp(`\`((?:${names}):[\\w.-]*)\\$\\{`, 'g')))
    if (prefix !== undefined) usage.prefixes.add(prefix)
  for (const [, fault] of source.matchAll(/\bfieldsRefused\(\{ [\w[\]]+: '(\w+)' \}\)/g))
    usage.keys.add(`errors:fields.${fault}`)
  const [, own] = /useTranslation\(\s*\[?\s*['"]([\w-]+)['"]/.exec(source) ?? []
  if (own === undefined) return usage
  for (const [, key] of source.matchAll(/(?:\bt\(\s*|\bi18nKey=\{?)['"]([\w.-]+)['"]/g))
    usage.keys.add(`${own}:${key}`)
  for (const [, key] of source.matchAll(/['"]([\w-]+(?:\.[\w-]+)+)['"]/g))
    usage.mentions.add(`${own}:${key}`)
  for (const [, prefix] of source.matchAll(/\bt\(\s*`([\w.-]+)\$\{/g))
    usage.prefixes.add(`${own}:${prefix}`)
  // A file that speaks of several areas has a name for each; which of two components means which is
  // not looked at.
  for (const [, alias = 't', area] of source.matchAll(
    /\{ t(?:: (\w+))? \} = useTranslation\(\s*\[?\s*['"]([\w-]+)['"]/g,
  )) {
    for (const [, key] of source.matchAll(new RegExp(`\\b${alias}\\(\\s*['"]([\\w.-]+)['"]`, 'g')))
      usage.mentions.add(`${area}:${key}`)
    for (const [, prefix] of source.matchAll(
      new RegExp(`\\b${alias}\\(\\s*\`([\\w.-]+)\\$\\{`, 'g'),
    ))
      usage.prefixes.add(`${area}:${prefix}`)
  }
  return usage
}

/** Keys that code names but no sentence has, and sentences that no code names. */
export function compareUsage(sentences: Sentences, { keys, prefixes, mentions }: Usage): string[] {
  const known = new Set(Object.keys(sentences).map((key) => baseKey(key, sentences)))
  const missing = [...keys]
    .filter((key) => !known.has(key) && !isGroup(key, known))
    .map((key) => `${key} is used in code but has no sentence`)
  const unused = [...known]
    .filter(
      (key) =>
        !keys.has(key) &&
        !mentions.has(key) &&
        !isUnder(key, keys) &&
        ![...prefixes].some((prefix) => key.startsWith(prefix)),
    )
    .map((key) => `${key} has a sentence but is not used`)
  return [...missing, ...unused]
}

const isGroup = (key: string, known: Set<string>) =>
  [...known].some((candidate) => candidate.startsWith(`${key}.`))
/** A used group (returnObjects, or a part table) uses what is in it. */
const isUnder = (key: string, keys: Set<string>) =>
  [...keys].some((used) => key.startsWith(`${used}.`))
