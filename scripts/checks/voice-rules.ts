import type { Language, Sentences } from './locales-rules'

/**
 * Sentences and labels that the specification words itself (sections 2.5, 3, 5, 8.3 and 8.4): they
 * keep their words, capitals and stops.
 */
const fixed = [
  'Annotation Assessments Not Found',
  'Approval Criteria',
  'Assessment Evaluation Not Successful',
  'Assessment Result',
  'Assessments Not Found',
  'ATS Permission Not Allowed',
  'Cancelled Assessments',
  'Candidate Profile Not Exist',
  'Dashboard Introduction',
  'E-mail sent',
  'E-mail verified',
  'Email Templates',
  'English Assessments Not Found',
  'Failed to delete question.',
  'Failed to fetch matching candidates.',
  'Failed to get assessment record.',
  'Failed to get data.',
  'Failed to get favorite jobs status',
  'Failed to post job.',
  'Failed to remove.',
  'Failed to update job.',
  'In Progress',
  'Internal Error',
  'Invalid verification code.',
  'Job Crawled',
  'Job not exist.',
  'Job Parsed',
  'Job Posted',
  'Job Updated',
  'Limit Reached',
  'Matching Candidates',
  'Matching Jobs',
  'On Site',
  'Permission Denied',
  'Recording Not Found',
  'Redo Assessments',
  'Report Details',
  'Result Processing',
  'Resume Details Not Found',
  'Screenshots Not Found',
  'Skills Analytics',
  'Speech Recognition',
  'Summary Results',
  'Your Assessment is cancelled',
]

/** Names, which keep their capital wherever they stand, and what is written in capitals anyway. */
const names = new Set(
  [
    'Abu Dhabi Ain Al Arab Arabic Arabic-language Emirates Emirati English Khaimah Quwain United',
    'People Determination Friday Monday January May November',
    'Authenticator Chrome Edge Facebook Firefox Google Instagram LinkedIn Mac Maps Masar Microsoft',
    'Safari Twitter Wi-Fi',
    // Keys of the keyboard, and buttons, places and states that a sentence quotes.
    'All Allow Alt Assessments Ctrl Delete Enter Entire Exit Hidden Pending Record Redo Settings',
    'Share Start Stop System',
  ].flatMap((line) => line.split(' ')),
)

interface Word {
  found: RegExp
  instead: string
}

/** Words that Masar does not say, each with what it says instead. */
const unsaid: Record<Language, readonly Word[]> = {
  en: [
    { found: /\b(stands?|stood|standing)\b/i, instead: '“is” or “appears”' },
    { found: /\b(go|goes|going|went|gone) on\b/i, instead: '“continue”' },
    { found: /\b(go|goes|going|went|gone) up\b/i, instead: '“upload”' },
    { found: /\bby (itself|themselves|ourselves)\b/i, instead: '“automatically”' },
    { found: /\bwhoever\b/i, instead: '“anyone who”' },
    { found: /\b(every|some|any)body\b/i, instead: '“everyone”, “someone” or “anyone”' },
    { found: /\bat (present|the moment)\b/i, instead: '“now”' },
    { found: /\b(is|are|was|were) told\b/i, instead: 'who says what to whom' },
    { found: /\be-mail/i, instead: '“email”' },
    { found: /\bmail(s|ed)?\b/i, instead: '“email”' },
    { found: /\bsign(s|ed|ing)?( \w+)? (in|out)\b/i, instead: '“log in” or “log out”' },
    { found: /\bcho(ose|oses|osing|se|sen)\b/i, instead: '“select”' },
    { found: /\bhand(s|ed|ing)?( \w+){0,3} in\b/i, instead: '“submit”' },
    { found: /\barrangements?\b/i, instead: '“accommodations”' },
    { found: /\b(spared|waived?)\b/i, instead: '“not required”' },
    { found: /\bappeals?\b/i, instead: '“review request”' },
    { found: /\bdismiss/i, instead: '“hide”' },
    { found: /\bpok(e|ed|es|ing)\b/i, instead: '“invite to apply”' },
    { found: /\bpublish/i, instead: '“post”' },
    { found: /\bepisodes?\b/i, instead: '“moment to review”' },
    { found: /\bthere is no such\b/i, instead: '“… not found”' },
    { found: /\bdid not load$/i, instead: '“We could not load …”' },
    { found: /^Loading the\b/, instead: '“Loading” without an article' },
    {
      found: /\b(favorite|color|center|organiz\w+|recogniz\w+)s?\b/i,
      instead: 'British spelling',
    },
    { found: /\b\w+n['’]t\b|\b\w+['’](re|ll|ve)\b|\bit['’]s\b/i, instead: 'the words in full' },
  ],
  ar: [
    {
      found: /(?<![\p{L}])(لم )?(تمّ?|تمّ?ت|يتمّ?|تتمّ?|سيتمّ?|ستتمّ?) (?!الموافقة)/u,
      instead: 'one verb («حُفظ»)',
    },
    { found: /^يجري /, instead: '«جارٍ»' },
    { found: /ًا/, instead: 'tanwin before the alif («اً»)' },
    { found: /مرشِّح(?!و|ي)/, instead: '«عامل تصفية»' },
    { found: /تظلّ?م/, instead: '«طلب مراجعة»' },
    { found: /صور(ة)? (ال)?شاشة/, instead: '«لقطة شاشة»' },
    { found: /م\.ب/, instead: '«ميغابايت»' },
    { found: /Wi-?Fi/i, instead: '«واي فاي»' },
    { found: /عزيز(ي|تي)(?!\p{L})/u, instead: 'the name alone' },
    { found: /[٠-٩۰-۹]/, instead: 'the digits 0 to 9' },
    { found: /[,;?](?=\s|$)/, instead: 'the Arabic marks (، ؛ ؟)' },
    { found: /["“”]/, instead: 'quotation marks «»' },
  ],
}

/** The last words of the keys of titles, labels and buttons: none of these is a full sentence. */
const headings =
  'title label keep confirm retry cancel close save submit download add remove failed'.split(' ')
const heading = new RegExp(
  String.raw`^common:(page|nav)\.|(?:^|[.:])(\w*Title|\w*Label|${headings.join('|')})$`,
)
const isHeading = (key: string) => heading.test(withoutForm(key))
/** Messages below a field with an error. */
const isFieldError = (key: string) => /^errors:fields\.|[.:]rule\./.test(key)
/** What fills the place of a name where an email is shown before it is sent. */
const isSample = (key: string) => key.startsWith('mail:samples.')
/** Titles after which the text goes on in the same line. */
const beforeMore = ['common:offline.title', 'jobs:because.title']

const withoutForm = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, '')
const withoutFilled = (text: string) => text.replace(/\{\{[^}]*\}\}|<[^>]*>|https?:\S*/g, '…')
const withoutFixed = (text: string) =>
  fixed.reduce((left, sentence) => left.replaceAll(sentence, '…'), text)
const isOneSentence = (text: string) => !/[.!?؟:](?=\s)/.test(text)

/**
 * The sentences of a language that break the rules of voice, one line each. If the English one is
 * from the specification, the Arabic one may end like it.
 */
export function voiceFaults(
  language: Language,
  sentences: Sentences,
  english = sentences,
): string[] {
  return Object.entries(sentences).flatMap(([key, text]) => {
    if (isSample(key)) return []
    const own = withoutFixed(withoutFilled(text))
    const said = (fault: string) => `${key} ${fault} in ${language} ("${text}")`
    return [
      ...unsaid[language]
        .filter(({ found }) => found.test(own))
        .map(({ found, instead }) =>
          said(`says "${found.exec(own)?.[0].trim()}" and not ${instead}`),
        ),
      ...(/!/.test(own) ? [said('has an exclamation mark')] : []),
      ...(language === 'en' ? capitals(own).map((word) => said(`has a capital in "${word}"`)) : []),
      ...(!fixed.includes(english[key] ?? '') && endsWithNeedlessStop(key, own)
        ? [said('ends with a full stop, and is no sentence')]
        : []),
    ]
  })
}

/** Words inside a sentence that begin with a capital and are no names. */
const capitals = (text: string) =>
  [...text.matchAll(/(?<=[\p{Ll}\d,;)] )\p{Lu}[\p{L}’'-]*/gu)]
    .map(([word]) => word)
    .filter((word) => !names.has(word) && !/^\p{Lu}+\d*$/u.test(word))

const endsWithNeedlessStop = (key: string, text: string) =>
  (isHeading(key) || isFieldError(key)) &&
  !beforeMore.includes(key) &&
  isOneSentence(text) &&
  text.endsWith('.')
