import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { principlesQueries } from '../../../features/principles/principles.queries'
import { Loaded } from '../../../loading/loaded'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { toPersonalityResults } from '../../../paths'
import { TextLink } from '../../../ui/link'
import { Skeleton } from '../../../ui/feedback/skeleton'

/** How many candidates took the personality questionnaire, and the way to what they said. */
export const PersonalityLine = () => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (
    <chakra.section aria-labelledby="personality-title">
      <chakra.h2 id="personality-title" textStyle="h2" marginBlockEnd="3">
        {t('dashboard.personality')}
      </chakra.h2>
      <Loaded
        query={useQuery(principlesQueries.results({ page: 1, limit: 1 }))}
        labels={{
          loading: t('dashboard.personalityLoading'),
          failed: t('dashboard.personalityFailed'),
        }}
        skeleton={<Skeleton height="48px" />}
      >
        {({ total }) => (
          <chakra.p
            textStyle="small"
            display="flex"
            flexWrap="wrap"
            columnGap="4"
            rowGap="1"
            bg="bg.surface"
            borderWidth="1px"
            borderColor="border"
            borderRadius="panel"
            paddingBlock="3"
            paddingInline="4"
          >
            {t('dashboard.personalityTaken', {
              count: total,
              number: formatNumber(total, language),
            })}
            <TextLink>
              <Link to={toPersonalityResults()}>{t('dashboard.personalityResults')}</Link>
            </TextLink>
          </chakra.p>
        )}
      </Loaded>
    </chakra.section>
  )
}
