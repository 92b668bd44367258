import { chakra } from '@chakra-ui/react/styled-system'
import { memo } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import type { AssessmentView } from '../../../../features/assessments/engine/assessment-view'
import { PathDots, PathSteps } from '../../../../ui/career-path/path-steps'
import { getOtherPartIds, getPartNumber, type PartProps } from './part'

/** More than this many names do not stand side by side in the bar. */
const NAMED_AT_MOST = 4

/**
 * The parts in the bar: each by its name, or as rhombi where there are too many, with the name of
 * this one.
 */
export const PartSteps = memo(({ part }: PartProps) => {
  const { t } = useTranslation('assessment')
  const ids = getOtherPartIds(part)
  const here = ids.indexOf(part.id)
  const { now } = AssessmentContext.useRun()
  // Reckoned with every change, which comes often enough, and drawn anew with another hundredth.
  const travelled = AssessmentContext.useSelectorBetweenKeys((view) =>
    travelledIn(view, part.id, now()),
  )
  if (ids.length > NAMED_AT_MOST) {
    const place = getPartNumber(part)
    const name = t(`part.${part.id}`)
    return (
      <chakra.div
        display="flex"
        flexWrap={{ base: 'wrap', lg: 'nowrap' }}
        alignItems="center"
        columnGap="4"
        rowGap="1"
        textStyle="smallStrong"
        whiteSpace="nowrap"
      >
        <PathDots
          label={t('part.place', { ...place, name })}
          done={here}
          total={place.total}
          travelled={travelled}
        />
        {/* If the bar has no room for the part's name beside the assessment's, the name is shown
            only above the task. */}
        <chakra.span aria-hidden display={{ base: 'inline', '2xl': 'none' }}>
          {t('part.of', place)}
        </chakra.span>
        <chakra.span aria-hidden display={{ base: 'none', '2xl': 'inline' }}>
          {t('part.place', { ...place, name })}
        </chakra.span>
      </chakra.div>
    )
  }
  return (
    <PathSteps
      label={t('part.label')}
      labelPosition="beside"
      travelled={travelled}
      stages={ids.map((id, at) => {
        const state = at < here ? 'done' : at === here ? 'here' : 'ahead'
        return { id, label: t(`part.${id}`), state, stateLabel: t(`part.${state}`) }
      })}
    />
  )
})

/** How far this part is gone by its clock, in whole hundredths: 0 before it begins. */
function travelledIn(
  { parts, position }: Pick<AssessmentView, 'parts' | 'position'>,
  id: string,
  now: number,
): number {
  const times = parts.find((part) => part.id === id)
  if (
    position?.phase !== 'answering' ||
    !times ||
    times.started_at === null ||
    times.deadline === null
  )
    return 0
  const from = Date.parse(times.started_at)
  return Math.round(
    Math.min(100, Math.max(0, ((now - from) / (Date.parse(times.deadline) - from)) * 100)),
  )
}
