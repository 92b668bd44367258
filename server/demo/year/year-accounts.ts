import { demoProfiles } from '../../content/demo/profiles'
import type { Db } from '../../db/db'
import { newId } from '../../db/id'
import { users } from '../../modules/auth/auth.table'
import { candidates, profiles } from '../../modules/users/users.table'
import { plusSeconds } from '../../runtime/clock'
import { addRows } from './add-rows.store'
import { type Chance, startChance } from './chance'
import type { YearPerson } from './year-people'

const cities = [
  'abu_dhabi',
  'abu_dhabi',
  'abu_dhabi',
  'al_ain',
  'al_ain',
  'dubai',
  'sharjah',
] as const
const districts = [
  'Al Reem Island',
  'Khalifa City',
  'Mohamed bin Zayed City',
  'Al Bateen',
  'Al Shamkha',
]
const employers = [
  'Sidr Technology',
  'Barq Contact Centres',
  'Sahel Retail',
  'Diwan Service Centres',
]
const universities = [
  'Zayed University',
  'Khalifa University',
  'Al Ain University',
  'Abu Dhabi University',
]

/** Why an admin declined: what the person reads of it, in their language. */
const reasons = {
  en: [
    'Your resume could not be read. Please upload a clearer copy.',
    'The programme is open to residents of the Emirates for now.',
    'Your profile has no work or study that we could check.',
  ],
  ar: [
    'تعذّرت قراءة سيرتك الذاتية. يُرجى رفع نسخة أوضح.',
    'البرنامج متاح حالياً للمقيمين في الإمارات.',
    'لا يتضمن ملفك الشخصي عملاً أو دراسة يمكننا التحقق منهما.',
  ],
} as const

/** The accounts of the year, with onboarding details and the profiles that were read. */
export async function addYearAccounts(
  tx: Db,
  people: readonly YearPerson[],
  { passwordHash, adminId }: { passwordHash: string; adminId: string },
): Promise<void> {
  const chance = startChance(7)
  await addRows(
    tx,
    users,
    people.map((person, at) => ({
      ...makeAccount(person, chance),
      passwordHash,
      mobileNumber: `+9715${chance.pick([0, 2, 4, 5, 6, 8])}${String(1_000_000 + at * 7919).slice(0, 7)}`,
      approvalDecidedBy: person.decidedAt !== null && chance.often(60) ? adminId : null,
    })),
  )
  const told = people.filter(({ fate }) => fate !== 'unverified' && fate !== 'unfinished')
  await addRows(
    tx,
    candidates,
    told.map((person) => makeCandidate(person, chance)),
  )
  await addRows(
    tx,
    profiles,
    told.map((person) => makeProfile(person, chance)),
  )
}

function makeAccount(
  { id, email, firstName, lastName, lang, createdAt, decidedAt, fate }: YearPerson,
  chance: Chance,
) {
  const status = {
    unverified: 'REGISTERED',
    unfinished: 'REGISTERED',
    registered: 'REGISTERED',
    pending: 'PENDING',
    declined: 'DECLINED',
    unconfirmed: 'APPROVED',
    approved: 'APPROVED',
    assessed: 'APPROVED',
  } as const
  return {
    id,
    email,
    emailKey: email,
    firstName,
    lastName,
    lang,
    roleName: 'individual',
    isEmailConfirmed: fate !== 'unverified',
    approvalStatus: status[fate],
    approvalReason: fate === 'declined' ? chance.pick(reasons[lang]) : null,
    approvalDecidedAt: decidedAt,
    createdAt,
  } as const
}

function makeCandidate(person: YearPerson, chance: Chance): typeof candidates.$inferInsert {
  const isStudent = chance.often(18)
  const needsMore = chance.often(4)
  return {
    userId: person.id,
    socialLinks: [],
    availability: chance.pick([
      ['weekday_mornings', 'weekday_afternoons'],
      ['weekday_evenings', 'weekends'],
      ['weekday_mornings'],
      ['weekday_mornings', 'weekday_afternoons', 'weekday_evenings'],
    ]),
    isEmirati: person.isEmirati,
    emiratesId: null,
    city: chance.pick(cities),
    address: chance.pick(districts),
    educationLevel: chance.pick([
      'high_school',
      'bachelors',
      'bachelors',
      'bachelors',
      'masters',
      'phd',
    ]),
    availability40Hours: chance.often(62),
    heardFrom: chance.pick([
      'word_of_mouth',
      'professional_network',
      'photo_social_network',
      'local_referral',
      'others',
    ]),
    accommodationsNeeded: needsMore,
    accommodationsDetail: needsMore ? 'I need large print and more time to read.' : null,
    laptopAvailable: chance.often(92),
    wifiAvailable: chance.often(95),
    currentlyEmployed: chance.often(35),
    isStudent,
    universityName: isStudent ? chance.pick(universities) : null,
    availabilityMode: chance.pick(['online', 'online', 'on_site']),
    createdAt: plusSeconds(person.createdAt, 1500),
  }
}

const likenesses = Object.values(demoProfiles)

/** As one of the demo's resumes says it, with skills left out here and there and another career. */
function makeProfile(person: YearPerson, chance: Chance): typeof profiles.$inferInsert {
  const like = chance.pick(likenesses)
  const shift = chance.whole(0, 3)
  const earlier = (date: string) => date.replace(/^\d{4}/, (year) => String(Number(year) - shift))
  const skills = like.skills.filter(() => chance.often(84))
  const at = plusSeconds(person.createdAt, 1800)
  const parsed = {
    name: `${person.firstName} ${person.lastName}`,
    emails: [person.email],
    phones: [],
    links: [],
    skills: (skills.length > 1 ? skills : like.skills).map((skill) => ({ id: newId(), ...skill })),
    work_history_detailed: like.work_history_detailed.map((work) => ({
      ...work,
      employer: chance.pick(employers),
      start: earlier(work.start),
      end: earlier(work.end),
    })),
    education: like.education.map((study) => ({
      ...study,
      institution: chance.pick(universities),
      start: earlier(study.start),
      end: earlier(study.end),
    })),
    languages: ['Arabic', 'English'],
    media: [],
    awards: [],
    career_path: [],
  }
  const isReviewed = person.fate !== 'unconfirmed'
  return {
    userId: person.id,
    status: isReviewed ? 'completed' : 'in_progress',
    resumeStatus: 'completed',
    resumeProgress: 100,
    read: parsed,
    readAt: at,
    parsed: isReviewed ? parsed : null,
    reviewedAt: isReviewed ? plusSeconds(at, 600) : null,
    reviewedBy: isReviewed ? person.id : null,
    updatedAt: plusSeconds(at, 600),
  }
}
