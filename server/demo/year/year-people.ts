import { familyNames, menNames, womenNames } from '../../content/demo/year/names'
import { newId } from '../../db/id'
import { plusSeconds } from '../../runtime/clock'
import { type Chance, startChance } from './chance'

/**
 * How far somebody came: `unverified` never opened the mail, `unfinished` did not finish
 * onboarding, `unconfirmed` was approved but has not reviewed the profile. `approved` people may
 * begin; `assessed` people did.
 */
export type Fate =
  | 'unverified'
  | 'unfinished'
  | 'registered'
  | 'pending'
  | 'declined'
  | 'unconfirmed'
  | 'approved'
  | 'assessed'

export interface YearPerson {
  id: string
  email: string
  firstName: string
  lastName: string
  lang: 'en' | 'ar'
  isEmirati: boolean
  createdAt: Date
  /** When an admin decided, or the criteria did; null while nobody has. */
  decidedAt: Date | null
  fate: Fate
  /** From nothing up to one: what they do well follows from it. */
  ability: number
}

export const daySeconds = 86_400
const candidates = 400

/** Four people whom a visitor of the demonstration can sign in as. */
export const yearAccounts = {
  recruiter: 'recruiter2@demo.masar.example',
  pending: 'pending@demo.masar.example',
  waiting: 'waiting@demo.masar.example',
  declined: 'declined@demo.masar.example',
} as const

/** The candidates of a year, the first to register first; each later month brings more of them. */
export function planPeople(now: Date): YearPerson[] {
  const chance = startChance(2026)
  const taken = new Set<string>()
  return Array.from({ length: candidates }, (_, at) => {
    const ago = 362 * (1 - at / candidates) ** 1.2 + 0.2 + chance.share()
    const createdAt = plusSeconds(now, -Math.round(ago * daySeconds))
    const fate = chooseFate(at, ago, chance)
    const account = ([yearAccounts.pending, yearAccounts.waiting, yearAccounts.declined] as const)[
      accountPlaces.indexOf(at)
    ]
    const named = makeName(chance, taken)
    const isDecided = !['unverified', 'unfinished', 'registered', 'pending'].includes(fate)
    return {
      id: newId(createdAt.getTime()),
      ...named,
      email: account ?? named.email,
      createdAt,
      decidedAt: isDecided
        ? plusSeconds(
            createdAt,
            Math.round(Math.min(ago * 0.4, 1 + 3 * chance.share()) * daySeconds),
          )
        : null,
      fate,
      ability: Math.min(0.98, Math.max(0.12, 0.56 + (chance.share() + chance.share() - 1) * 0.5)),
    }
  })
}

/** The places in the list of those who can be signed in as, by what became of them. */
const accountPlaces: readonly number[] = [391, 380, 360]

function chooseFate(at: number, ago: number, chance: Chance): Fate {
  const account = (['pending', 'assessed', 'declined'] as const)[accountPlaces.indexOf(at)]
  if (account !== undefined) return account
  const fate = chance.share() * 100
  if (ago < 18) {
    if (fate < 10) return 'unverified'
    if (fate < 20) return 'unfinished'
    if (fate < 58) return 'registered'
    if (fate < 82) return 'pending'
  }
  if (fate < 6) return 'unverified'
  if (fate < 12) return 'unfinished'
  if (fate < 22) return 'declined'
  if (fate < 27) return 'unconfirmed'
  if (fate < 38) return 'approved'
  return 'assessed'
}

function makeName(chance: Chance, taken: Set<string>) {
  for (;;) {
    const [latin, arabic] = chance.pick(chance.often(58) ? womenNames : menNames)
    const [family, familyArabic, isEmirati] = chance.pick(familyNames)
    const address = `${latin}.${family.replace(/ /g, '')}`.toLowerCase()
    if (taken.has(address)) continue
    taken.add(address)
    const lang = chance.often(45) ? ('ar' as const) : ('en' as const)
    const isArabic = lang === 'ar' && chance.often(70)
    return {
      email: `${address}@demo.masar.example`,
      firstName: isArabic ? arabic : latin,
      lastName: isArabic ? familyArabic : family,
      lang,
      isEmirati,
    }
  }
}
