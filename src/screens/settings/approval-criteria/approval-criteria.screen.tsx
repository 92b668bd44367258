import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { settingsQueries } from '../../../features/recruiter/settings.queries'
import { Loaded } from '../../../loading/loaded'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { CriteriaForm } from './criteria-form'
import { CriteriaRead } from './criteria-read'

/** By what candidates are approved without a person. */
const ApprovalCriteriaScreen = () => {
  const { t } = useTranslation(['criteria', 'settings'])
  const isAdmin = usePerson()?.role === 'recruiter admin'
  const criteria = useQuery(settingsQueries.criteria())
  return (
    <>
      <PageTitle title={t('title')} intro={isAdmin ? t('intro') : t('introReader')} />
      <Loaded
        query={criteria}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="420px" />}
      >
        {(loaded) =>
          isAdmin ? (
            <CriteriaForm key={loaded.updated_at ?? ''} stored={loaded} />
          ) : (
            <CriteriaRead stored={loaded} />
          )
        }
      </Loaded>
    </>
  )
}

export default ApprovalCriteriaScreen
