import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/panel'
import { Loading, Skeleton } from '../../../ui/skeleton'
import { ErrorState } from '../../../ui/states'

/** How the candidate described themselves, in short; no score is good or bad, so none is green or red. */
export const PersonalityPanel = ({ userId, name }: { userId: string; name: string }) => {
  const { t } = useTranslation('overall')
  const { t: tProfile } = useTranslation('principles')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const { data, error, isError, isFetching, refetch } = useQuery(principlesQueries.summary(language, userId))
  const open = error instanceof ApiError && (error.code === 'no_user_response' || error.code === 'assessment_not_done')
  return (
    <Panel title={t('view.personality')}>
      {data !== undefined ? (
        <>
          <chakra.ul display="flex" flexDirection="column" gap="3" textStyle="small">
            {data.traits.map(({ trait, name: word, band, score }) => (
              <chakra.li key={trait} display="flex" alignItems="baseline" justifyContent="space-between" gap="3">
                <chakra.span minWidth="0">{word}</chakra.span>
                <chakra.span display="inline-flex" alignItems="baseline" gap="2" flexShrink="0" color="fg.muted">
                  {tProfile(`profile.band.${band}`)}
                  <chakra.bdi color="fg" fontWeight="600" fontVariantNumeric="tabular-nums">
                    {Math.round(score)}
                  </chakra.bdi>
                </chakra.span>
              </chakra.li>
            ))}
          </chakra.ul>
          <chakra.p marginBlockStart="4" textStyle="small">
            <TextLink>
              <Link to={toPersonalityResults()} search={{ candidate: userId }} aria-label={t('view.fullProfileOf', { name: `\u2068${name}\u2069` })}>
                {t('view.fullProfile')}
              </Link>
            </TextLink>
          </chakra.p>
        </>
      ) : open ? (
        <chakra.p textStyle="small" color="fg.muted">
          {error.code === 'no_user_response' ? t('view.noPersonality') : t('view.openPersonality')}
        </chakra.p>
      ) : isError ? (
        <ErrorState title={tProfile('profile.failed')} retryLabel={tProfile('retry')} retrying={isFetching} onRetry={() => void refetch()}>
          {sentence(error)}
        </ErrorState>
      ) : (
        <Loading label={tProfile('profile.loading')}>
          <Skeleton height="140px" />
        </Loading>
      )}
    </Panel>
  )
}
