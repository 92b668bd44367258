import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { CareerClimb } from '../../../features/candidate/career-climb'
import { NothingRead } from '../../../features/candidate/nothing-read'
import { Loaded } from '../../../features/recruiter/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toProfile, toUpskillCareer } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/panel'
import { Skeleton } from '../../../ui/skeleton'
import { EmptyState } from '../../../ui/states'

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
      <Loaded query={career} level={3} words={{ loading: t('career.loading'), failed: t('career.failed') }} skeleton={<Skeleton height="148px" />} instead={({ code }) => (code === 'resume_not_ready' ? <NothingRead level={3} /> : null)}>
        {(found) =>
          found.steps.length === 0 ? (
            <EmptyState
              level={3}
              title={t('career.none')}
              action={
                <LinkButton variant="secondary" size="sm">
                  <Link to={toProfile()}>{t('career.toProfile')}</Link>
                </LinkButton>
              }
            >
              {t('career.noneBody')}
            </EmptyState>
          ) : (
            <CareerClimb career={found} />
          )
        }
      </Loaded>
    </Panel>
  )
}
