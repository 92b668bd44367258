import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../openapi/generated/api'
import { PathClimb } from '../../ui/career-path/path-climb'
import { toPercent } from './shares.rules'
import { useJobLabels } from './jobs/use-job-labels'

export type Career = components['schemas']['CareerPath']['data']

/** How many roles are asked for; fewer come where the list of roles ends. */
const rolesOnPath = 3

/**
 * The next roles as a path: the present role, how far the candidate has come towards the first of
 * them, and what each still needs.
 */
export const CareerClimb = ({ career }: { career: Career }) => {
  const { t } = useTranslation('courses')
  const { percent } = useJobLabels()
  const [first] = career.steps
  const last = career.steps.at(-1)
  return (
    <>
      <PathClimb
        label={t('career.title')}
        travelled={first === undefined ? 0 : toPercent(first.match)}
        stages={[
          {
            id: 'today',
            label:
              career.current_title === null
                ? t('career.today')
                : t('career.todayAs', { title: career.current_title }),
            detail: t('career.skills', { count: career.confirmed_skills }),
            state: 'here',
          },
          ...career.steps.map(({ ref_role: id, title, match, missing }) => ({
            id,
            label: title,
            detail: t('career.step', { percent: percent(match), count: missing.length }),
            state: 'ahead' as const,
          })),
        ]}
      />
      {last !== undefined && career.steps.length < rolesOnPath ? (
        <chakra.p textStyle="small" color="fg.muted" marginBlockStart="4">
          {t('career.endAfter', { title: `\u2068${last.title}\u2069` })}
        </chakra.p>
      ) : null}
    </>
  )
}
