import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { changeLanguage } from '../../../i18n/i18n'
import { otherLanguage } from '../../../i18n/language'
import { useLanguage } from '../../../i18n/use-language'
import { toCandidateAssessments } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { LanguageSwitch } from '../../../ui/frames/language-switch'
import { Wordmark } from '../../../ui/frames/wordmark'

/**
 * The mark in the bar: while something is under way it leads nowhere, so that nobody leaves by
 * accident.
 */
export const Mark = () => {
  const { t } = useTranslation(['assessment', 'common'])
  const { language } = useLanguage()
  const latinName = language === 'en' ? { latinName: t('common:product.latinName') } : {}
  return <Wordmark label={t('common:product.name')} {...latinName} />
}

/** The other language, and the way back, before the start and after the end. */
export const BarEnd = ({ back = true }: { back?: boolean }) => {
  const { t } = useTranslation('assessment')
  const other = otherLanguage(useLanguage().language)
  return (
    <chakra.div display="flex" alignItems="center" gap={{ base: '1', sm: '2' }} whiteSpace="nowrap">
      <LanguageSwitch to={other} onClick={() => void changeLanguage(other)} />
      {back ? (
        <chakra.span display={{ base: 'none', sm: 'inline' }}>
          <LinkButton variant="ghost">
            <Link to={toCandidateAssessments()}>{t('back')}</Link>
          </LinkButton>
        </chakra.span>
      ) : null}
    </chakra.div>
  )
}
