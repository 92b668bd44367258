import { expect, test } from 'vitest'
import { isAllowed, type SessionState } from '../routing/access'
import type { Area } from '../routing/route-entry'
import { accessAt } from '../routing/route-lookup'
import { routes } from '../routing/routes'
import {
  adminPlaces,
  assessmentPlaces,
  candidatePlaces,
  type Place,
  recruiterPlaces,
  settingsPlace,
  settingsPlaces,
} from './navigation'

const ofRecruiters = [...recruiterPlaces, ...assessmentPlaces]
const frames: readonly [SessionState, Area, readonly Place[]][] = [
  ['CANDIDATE', 'candidate', candidatePlaces('CANDIDATE')],
  ['RECRUITER', 'recruiter', ofRecruiters],
  ['RECRUITER_ADMIN', 'recruiter', [...ofRecruiters, ...adminPlaces]],
]

test.each(frames)('every page of %s belongs to a place in a navigation', (state, area, places) => {
  const named = new Set([...places, ...settingsPlaces(state)].flatMap(({ pages }) => pages))
  const lost = routes.filter(
    (entry) =>
      'access' in entry &&
      entry.screen !== undefined &&
      entry.bare !== true &&
      (entry.area === area || entry.area === 'settings') &&
      entry.name !== 'error' &&
      isAllowed(entry.access, state) &&
      !named.has(entry.name),
  )
  expect(
    lost.map(({ path, name }) => `${path}: add '${name}' to a place in navigation.tsx`),
  ).toEqual([])
})

test.each(frames)(
  'every place of %s leads to a page that they may open',
  (state, _area, places) => {
    const closed = [...places, ...settingsPlaces(state)].filter(
      ({ to }) => !isAllowed(accessAt(to) ?? [], state),
    )
    expect(closed.map(({ to }) => to)).toEqual([])
  },
)

test('the settings are the current place on every page of theirs', () => {
  const pages = routes.flatMap(({ area, name }) => (area === 'settings' ? [name] : []))
  expect(pages.filter((name) => !settingsPlace.pages.includes(name))).toEqual([])
})
