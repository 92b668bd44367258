import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { principlesMutations } from '../../../features/principles/principles.mutations'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { ProfilePanels } from '../../../features/principles/profile-panels'
import { MadeFileButton } from '../../../features/user/made-file-button'
import { formatDate } from '../../../i18n/dates'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { PageTitle } from '../../../ui/panel'
import { ErrorState } from '../../../ui/states'
import { LoadingQuestionnaire } from './loading-questionnaire'

/** The personality profile from the candidate's answers. */
export const OwnProfile = () => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const { data, isError, error, isFetching, refetch } = useQuery(
    principlesQueries.summary(language),
  )
  const pdf = useMutation(principlesMutations.pdf())
  if (data === undefined) {
    return isError ? (
      <ErrorState
        level={1}
        title={t('profile.failed')}
        retryLabel={t('retry')}
        retrying={isFetching}
        onRetry={() => void refetch()}
      >
        {sentence(error)}
      </ErrorState>
    ) : (
      <LoadingQuestionnaire />
    )
  }
  return (
    <>
      <PageTitle
        title={t('profile.title')}
        intro={`${t('profile.intro')}${data.finished_at === null ? '' : ` ${t('profile.done', { date: formatDate(data.finished_at, language) })}`}`}
        action={
          <MadeFileButton
            ask={() => pdf.mutateAsync()}
            labels={{
              making: t('pdf.making'),
              stays: t('pdf.stays'),
              failed: t('pdf.failed'),
              again: t('retry'),
            }}
            makingLabel={t('pdf.making')}
          >
            {t('pdf.download')}
          </MadeFileButton>
        }
      />
      <ProfilePanels traits={data.traits} reader="candidate" />
    </>
  )
}
