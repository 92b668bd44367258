import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { principlesMutations } from '../../../features/principles/principles.mutations'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { ProfilePanels } from '../../../features/principles/profile-panels'
import { MadeFileButton } from '../../../features/user/made-file-button'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Loaded } from '../../../loading/loaded'
import { PageTitle } from '../../../ui/layout/panel'
import { QuestionnaireSkeleton } from './questionnaire-skeleton'

/** The personality profile from the candidate's answers. */
export const OwnProfile = () => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const summary = useQuery(principlesQueries.summary(language))
  const pdf = useMutation(principlesMutations.pdf())
  return (
    <Loaded
      level={1}
      query={summary}
      labels={{ loading: t('profile.loading'), failed: t('profile.failed') }}
      skeleton={<QuestionnaireSkeleton />}
    >
      {(data) => (
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
      )}
    </Loaded>
  )
}
