import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { Loaded } from '../../../loading/loaded'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'

/**
 * How the candidate described themselves, in short; no score is good or bad, so none is green or
 * red.
 */
export const PersonalityPanel = ({ userId, name }: { userId: string; name: string }) => {
  const { t } = useTranslation('overall')
  const { t: tProfile } = useTranslation('principles')
  const { language } = useLanguage()
  return (
    <Panel title={t('view.personality')}>
      <Loaded
        query={useQuery(principlesQueries.summary(language, userId))}
        labels={{ loading: tProfile('profile.loading'), failed: tProfile('profile.failed') }}
        skeleton={<Skeleton height="140px" />}
        instead={({ code }) => {
          if (code === 'no_user_response') return <NotYet>{t('view.noPersonality')}</NotYet>
          return code === 'assessment_not_done' ? (
            <NotYet>{t('view.openPersonality')}</NotYet>
          ) : null
        }}
      >
        {({ traits }) => (
          <>
            <chakra.ul display="flex" flexDirection="column" gap="3" textStyle="small">
              {traits.map(({ trait, name: word, band, score }) => (
                <chakra.li
                  key={trait}
                  display="flex"
                  alignItems="baseline"
                  justifyContent="space-between"
                  gap="3"
                >
                  <chakra.span minWidth="0">{word}</chakra.span>
                  <chakra.span
                    display="inline-flex"
                    alignItems="baseline"
                    gap="2"
                    flexShrink="0"
                    color="fg.muted"
                  >
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
                <Link
                  to={toPersonalityResults()}
                  search={{ candidate: userId }}
                  aria-label={t('view.fullProfileOf', { name: `\u2068${name}\u2069` })}
                >
                  {t('view.fullProfile')}
                </Link>
              </TextLink>
            </chakra.p>
          </>
        )}
      </Loaded>
    </Panel>
  )
}

const NotYet = ({ children }: { children: string }) => (
  <chakra.p textStyle="small" color="fg.muted">
    {children}
  </chakra.p>
)
