import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { candidateQueries } from '../../../features/candidate/candidate.queries'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/layout/panel'

/**
 * What the candidate said to have completed, and when. No provider has confirmed it, so it is not
 * called a certificate.
 */
export const CompletedCourses = ({ jobId }: { jobId: string | null }) => {
  const { t } = useTranslation('courses')
  const { language } = useLanguage()
  const courses = useQuery(candidateQueries.completedCourses(language, jobId)).data ?? []
  if (courses.length === 0) return null
  return (
    <Panel title={t('done.title')} titleEnd={t('done.count', { count: courses.length })}>
      <chakra.ul>
        {courses.map(({ id, title, provider, registration }) => (
          <chakra.li
            key={id}
            paddingBlock="3"
            borderBlockStart="1px solid {colors.border}"
            _first={{ borderBlockStartWidth: '0', paddingBlockStart: '0' }}
            _last={{ paddingBlockEnd: '0' }}
          >
            <chakra.p textStyle="smallStrong">
              <bdi>{title}</bdi>
            </chakra.p>
            <chakra.p textStyle="small" color="fg.muted">
              <bdi>{provider}</bdi>
              {registration?.completed_at == null
                ? null
                : ` · ${t('registration.completed', { date: formatDate(registration.completed_at, language) })}`}
            </chakra.p>
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}
