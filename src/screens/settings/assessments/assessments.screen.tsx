import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { Loaded } from '../../../loading/loaded'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { VersionsForm } from './versions-form'

/** Which versions of the assessments candidates are given. */
const AssessmentsScreen = () => {
  const { t } = useTranslation('settings')
  const settings = useQuery(recruiterQueries.assessments())
  return (
    <>
      <PageTitle title={t('assessments.title')} intro={t('assessments.intro')} />
      <Loaded
        query={settings}
        labels={{ loading: t('assessments.loading'), failed: t('assessments.failed') }}
        skeleton={<Skeleton height="420px" />}
      >
        {(loaded) => <VersionsForm settings={loaded} />}
      </Loaded>
    </>
  )
}

export default AssessmentsScreen
