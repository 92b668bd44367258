import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { principlesMutations } from '../../../features/principles/principles.mutations'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { ProfilePanels } from '../../../features/principles/profile-panels'
import { Missing, OnePage } from '../../../features/recruiter/lists/one-page'
import { MadeFileButton } from '../../../features/user/made-file-button'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { personalityList, type PersonalitySearch } from './results-address'

/** The profile of the candidate whom the address names, with the way back to the list as it was. */
export const CandidateProfile = ({
  search,
  candidate,
}: {
  search: PersonalitySearch
  candidate: string
}) => {
  const { t } = useTranslation('principles')
  const { language } = useLanguage()
  const pdf = useMutation(principlesMutations.pdf(candidate))
  const toList = (text: string) => (
    <Link
      key="list"
      to={toPersonalityResults()}
      search={personalityList.write({ ...search, candidate: [] })}
    >
      {text}
    </Link>
  )
  return (
    <OnePage
      query={useQuery(principlesQueries.summary(language, candidate))}
      labels={{ loading: t('profile.loading'), failed: t('profile.failed') }}
      missing={
        <Missing
          title={t('results.missing')}
          body={t('results.missingBody')}
          list={toList(t('results.toList'))}
        />
      }
      instead={({ code }) =>
        code === 'assessment_not_done' ? (
          <Missing
            title={t('results.notDone')}
            body={t('results.notDoneBody')}
            list={toList(t('results.toList'))}
          />
        ) : null
      }
    >
      {({ full_name: name, finished_at: finishedAt, traits }) => (
        <>
          <Breadcrumbs
            label={t('results.path')}
            links={[toList(t('results.title'))]}
            here={t('results.profile')}
          />
          <PageTitle
            title={<bdi>{name}</bdi>}
            intro={
              finishedAt === null
                ? undefined
                : t('profile.done', { date: formatDate(finishedAt, language) })
            }
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
          <ProfilePanels traits={traits} reader="recruiter" />
        </>
      )}
    </OnePage>
  )
}
