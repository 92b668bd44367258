import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { GapList } from '../../../features/candidate/gap-list'
import { groupAnchor, findGroup, type CourseGroup } from '../../../features/candidate/group-anchor'
import { Loaded } from '../../../loading/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toCourses } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** The skills that are wanted, the widest gap first, each leading to its courses. */
export const GapsPanel = ({
  jobId,
  groups,
}: {
  jobId: string | null
  groups: readonly CourseGroup[]
}) => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const gaps = useQuery(candidateQueries.gaps(language, jobId))
  return (
    <Panel title={t('gap.title')}>
      <Loaded
        query={gaps}
        labels={{ loading: t('gap.loading'), failed: t('gap.failed') }}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="6">
            {Array.from({ length: 6 }, (_, row) => (
              <Skeleton key={row} height="28px" />
            ))}
          </chakra.div>
        }
      >
        {(found) =>
          found.length === 0 ? (
            <chakra.p color="fg.muted">{t('gap.none')}</chakra.p>
          ) : (
            <GapList
              narrow
              gaps={found}
              end={(gap) =>
                gap.gap > 0 && findGroup(gap, groups) !== null ? (
                  <TextLink>
                    <Link
                      to={toCourses()}
                      search={jobId === null ? {} : { job: jobId }}
                      hash={groupAnchor(gap)}
                    >
                      {t('gap.toCourses')}
                    </Link>
                  </TextLink>
                ) : null
              }
            />
          )
        }
      </Loaded>
    </Panel>
  )
}
