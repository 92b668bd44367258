import { foldText } from '../../../machines/shared/fold'

/** Spellings and short forms of words as they appear in titles. Two words may be forms of one. */
const spellings: Readonly<Record<string, string>> = {
  sr: 'senior',
  snr: 'senior',
  jr: 'junior',
  asst: 'assistant',
  mgr: 'manager',
  engr: 'engineer',
  exec: 'executive',
  admin: 'administrative',
  hr: 'human resource',
  centre: 'center',
  programme: 'program',
  labeler: 'labeller',
  labeling: 'labelling',
  ordinator: 'coordinator',
  adviser: 'advisor',
  counselor: 'counsellor',
  draughtsman: 'draftsman',
  organisation: 'organization',
  localisation: 'localization',
  cybersecurity: 'cyber security',
  frontend: 'front end',
  backend: 'back end',
  fullstack: 'full stack',
  ecommerce: 'e commerce',
  storekeeper: 'store keeper',
  // Plurals and feminine forms that are not the singular with an ending.
  اولي: 'اول',
  مدراء: 'مدير',
  اطباء: 'طبيب',
  عمال: 'عامل',
  محام: 'محامي',
  محامون: 'محامي',
  مسيول: 'مسوول',
  مسءول: 'مسوول',
  اختصاصي: 'اخصايي',
  اخصايييين: 'اخصايي',
}

/** What is said of who may apply and how soon, and is no part of a role. */
const beside = new Set(
  `male female males females gents ladies urgent urgently immediate emirati national nationals uae
  ذكر انثي ذكور اناث عاجل فورا`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * One word as it is compared: without the Arabic article and endings of gender and number, and
 * without an English plural. Titles and names of roles are cut in the same way, so the result need
 * not be a word.
 */
function toStem(word: string): string {
  if (/^\p{Script=Arabic}+$/u.test(word)) {
    const hamza = word.replace(/ئ/g, 'ي').replace(/ؤ/g, 'و')
    const bare = /^ال.{3,}/u.test(hamza) ? hamza.slice(2) : hamza
    const known = spellings[bare]
    if (known !== undefined) return known
    const cut = bare.replace(/(?<=.{3})(?:ون|ين|ات|ه)$/u, '')
    return spellings[cut] ?? cut
  }
  const known = spellings[word]
  if (known !== undefined) return known
  const single = word
    .replace(/(?<=\p{L}{2})ies$/u, 'y')
    .replace(/(?<=\p{L}{2}(?:ss|ch|sh|x))es$/u, '')
    .replace(/(?<=\p{L}{2}[^su])s$/u, '')
  return spellings[single] ?? single
}

/**
 * The words of a job title, compared: "Sr. Accountants (Female)" and "senior accountant" have the
 * same ones, and so have محللة البيانات and محلل بيانات.
 */
export const getTitleWords = (title: string): string[] =>
  foldText(title.replace(/[a-z](?=[A-Z][a-z])/g, '$& '))
    .replace(/(?<=\p{L})[/](?:ه|ة|ات|ين)(?!\p{L})/gu, '')
    .replace(/(?<=\p{L})[(](?:ه|ات|s)[)]/gu, '')
    .replace(/co-(?=ordinat)/g, '')
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word !== '' && !beside.has(word))
    .flatMap((word) => toStem(word).split(' '))

/** How far along a role is, by the words that say so in either language. */
const ranks: readonly [rank: string, words: readonly string[]][] = [
  ['senior', ['senior', 'principal', 'اول', 'كبير', 'رييسي']],
  ['junior', ['junior', 'graduate', 'مبتدي']],
]
const rankWords = new Map(ranks.flatMap(([rank, words]) => words.map((word) => [word, rank])))

/** The rank that a title's words name, and the words without it. */
export function splitRank(words: readonly string[]): {
  rank: string | null
  rest: readonly string[]
} {
  const rank = words.map((word) => rankWords.get(word)).find((one) => one !== undefined) ?? null
  return { rank, rest: words.filter((word) => !rankWords.has(word)) }
}

/** Words that say that somebody does the work, and nothing of which work or how high up. */
export const doers: ReadonlySet<string> = new Set(
  `specialist officer executive representative agent associate professional expert staff consultant
  advisor personnel employee engineer technician operator developer clerk person اخصايي مسوول موظف ممثل مندوب خبير مستشار تنفيذي ضابط مهندس فني مطور`
    .split(/\s+/)
    .filter(Boolean),
)

/**
 * The words of a role without the one for a person who does it, such as "engineer"; null if there
 * is none.
 */
export function withoutDoer(words: readonly string[]): string | null {
  const rest = words.filter((word) => !doers.has(word))
  return rest.length === words.length || rest.length === 0 ? null : rest.join(' ')
}
