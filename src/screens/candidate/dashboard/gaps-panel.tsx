import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { GapList } from '../../../features/candidate/gap-list'
import { groupAnchor } from '../../../features/candidate/group-anchor'
import { NothingReadLine } from '../../../features/candidate/nothing-read'
import { Loaded } from '../../../loading/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toCourses, toMatchingJobs } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'

const shown = 6

/** The widest gaps on the way to the next roles. */
export const GapsPanel = () => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const gaps = useQuery(candidateQueries.gaps(language, null))
  return (
    <Panel
      title={t('gap.title')}
      titleEnd={
        <TextLink tone="strong">
          <Link to={toCourses()}>{t('gap.all')}</Link>
        </TextLink>
      }
    >
      <Loaded
        query={gaps}
        level={3}
        labels={{ loading: t('gap.loading'), failed: t('gap.failed') }}
        skeleton={
          <chakra.div display="flex" flexDirection="column" gap="5" paddingBlock="2">
            {Array.from({ length: shown }, (_, row) => (
              <Skeleton key={row} height="20px" />
            ))}
          </chakra.div>
        }
        instead={({ code }) => (code === 'resume_not_ready' ? <NothingReadLine /> : null)}
      >
        {(found) =>
          found.length === 0 ? (
            <EmptyState
              level={3}
              title={t('gap.none')}
              action={
                <LinkButton variant="secondary" size="sm">
                  <Link to={toMatchingJobs()}>{t('toJobs')}</Link>
                </LinkButton>
              }
            />
          ) : (
            <GapList
              gaps={found.slice(0, shown)}
              end={(gap) =>
                gap.gap > 0 && gap.course_id !== null ? (
                  <TextLink>
                    <Link to={toCourses()} hash={groupAnchor(gap)}>
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
