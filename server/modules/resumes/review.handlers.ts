import { isWebsite } from '../../../machines/shared/fields'
import { cleanLine } from '../../../machines/shared/line'
import { findSkills } from '../../content/taxonomy/skill-by-name'
import { loadTaxonomy } from '../../content/taxonomy/taxonomy'
import { newId } from '../../db/id'
import type { Deps } from '../../deps'
import { fieldsRefused } from '../../http/domain-error'
import type { Handlers } from '../../http/contract/handler'
import { translate } from '../../http/contract/language'
import { limit } from '../../http/service/limits'
import { presentAward, presentMedia, presentProfile } from '../users/profile.presenter'
import {
  cleanReview,
  isMonth,
  refusedOfReview,
  reviewedProfile,
  withLinkedSkills,
} from './review.rules'
import {
  addAward,
  addMedia,
  findLines,
  storeReview,
  removeAward,
  removeMedia,
} from './review.store'
import { suggestSkills } from './skill-suggestions.rules'
import {
  awardNotFound,
  mediaNotFound,
  newerReading,
  nothingToReview,
  tooManyItems,
} from '../users/user.errors'
import { findProfile, type ProfileRecord } from '../users/user.store'

/** More than anybody has; a profile is shown whole. */
const mostItems = 50

/** What a candidate makes of their profile: the review of what was read, awards, and media. */
export function reviewHandlers(deps: Deps) {
  const { skills } = loadTaxonomy()
  const knownSkills = new Set(skills.map(({ id }) => id))
  const suggest = suggestSkills(skills)
  const reviewsPerAccount = limit(deps, 'reviews', 60, 3600)

  return {
    async reviewProfile({ body, session, lang }) {
      await reviewsPerAccount.take(session.userId)
      const record = await findProfile(deps.db, session.userId)
      if (record === null || isBeingRead(record.profile)) throw nothingToReview()
      const review = withLinkedSkills(cleanReview(body), findSkills(skills))
      const refused = refusedOfReview(review, (ref) => knownSkills.has(ref))
      if (Object.keys(refused).length > 0) throw fieldsRefused(refused)
      // Ids are made anew by every reading, so what was reviewed before is looked at only for what
      // the reading does not know.
      const known = {
        skills: [...(record.profile.read?.skills ?? []), ...(record.profile.parsed?.skills ?? [])],
        awards: [...(record.profile.read?.awards ?? []), ...record.awards],
      }
      const now = deps.clock.now()
      // Ids rise with the place, so that a list ordered by them keeps the order in which it was
      // reviewed.
      const made = {
        profile: reviewedProfile(review, known, (place) => newId(now.getTime() + place)),
        of: body.read_at === null ? null : new Date(body.read_at),
      }
      // A leap second fits the contract's format and is no instant that anything was read at.
      if (Number.isNaN(made.of?.getTime())) throw newerReading()
      if (!(await storeReview(deps.db, session.userId, made, session.userId, now)))
        throw newerReading()
      return {
        data: presentProfile(await findProfile(deps.db, session.userId)),
        message: translate(lang, 'notices:profile_reviewed'),
      }
    },

    async getResumeReading({ session }) {
      const found = await findLines(deps.db, session.userId)
      return {
        data: { read_at: found?.readAt.toISOString() ?? null, lines: found?.lines ?? [] },
      }
    },

    async suggestSkills({ query, lang }) {
      return {
        data: suggest(query.input).map((skill) => ({ ref_skill: skill.id, name: skill[lang] })),
      }
    },

    async addAward({ body, session }) {
      const [title, issuer, date] = [
        cleanLine(body.title),
        cleanLine(body.issuer ?? '') || null,
        cleanLine(body.date ?? '') || null,
      ]
      if (title === '') throw fieldsRefused({ title: 'required' })
      if (date !== null && !isMonth(date)) throw fieldsRefused({ date: 'invalid_month' })
      const added = await addAward(
        deps.db,
        session.userId,
        { title, issuer, date },
        mostItems,
        deps.clock.now(),
      )
      if (added === null) throw tooManyItems('title')
      return { data: presentAward(added) }
    },

    async removeAward({ query, session, lang }) {
      if (
        query.uid !== session.userId ||
        !(await removeAward(deps.db, session.userId, query.reward_id))
      )
        throw awardNotFound()
      return { data: {}, message: translate(lang, 'notices:removed') }
    },

    async addMedia({ body, session }) {
      const [title, url] = [cleanLine(body.title), cleanLine(body.url)]
      if (title === '') throw fieldsRefused({ title: 'required' })
      if (!isWebsite(url)) throw fieldsRefused({ url: 'invalid_url' })
      const added = await addMedia(
        deps.db,
        session.userId,
        { title, url },
        mostItems,
        deps.clock.now(),
      )
      if (added === null) throw tooManyItems('title')
      return { data: presentMedia(added) }
    },

    async removeMedia({ params, session, lang }) {
      if (!(await removeMedia(deps.db, session.userId, params.id))) throw mediaNotFound()
      return { data: {}, message: translate(lang, 'notices:removed') }
    },
  } satisfies Partial<Handlers>
}

/** The first resume is still being read: what it says is to be looked over, not typed. */
const isBeingRead = ({ read, parsed, resumeStatus }: ProfileRecord['profile']): boolean =>
  read === null && parsed === null && resumeStatus === 'in_progress'
