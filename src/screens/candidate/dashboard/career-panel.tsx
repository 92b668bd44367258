import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { CareerClimb } from '../../../features/candidate/career-climb'
import { CareerNone } from '../../../features/candidate/career-none'
import { NothingRead } from '../../../features/candidate/nothing-read'
import { Loaded } from '../../../loading/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toUpskillCareer } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** As much room as three roles take, one below the other on a phone. */
const PathSkeleton = () => (
  <chakra.div height={{ base: '261px', md: '156px' }}>
    <Skeleton height="100%" />
  </chakra.div>
)

/** The next three roles, drawn as a path. */
export const CareerPanel = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const career = useQuery(candidateQueries.careerPath(language, userId))
  return (
    <Panel
      title={t('career.title')}
      titleEnd={
        <TextLink tone="strong">
          <Link to={toUpskillCareer()}>{t('toUpskill')}</Link>
        </TextLink>
      }
    >
      <Loaded
        query={career}
        level={3}
        labels={{ loading: t('career.loading'), failed: t('career.failed') }}
        skeleton={<PathSkeleton />}
        instead={({ code }) => (code === 'resume_not_ready' ? <NothingRead level={3} /> : null)}
      >
        {(found) =>
          found.steps.length === 0 ? (
            <CareerNone career={found} level={3} />
          ) : (
            <CareerClimb career={found} />
          )
        }
      </Loaded>
    </Panel>
  )
}
