import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../i18n/use-language'
import { Wordmark } from '../../ui/frames/wordmark'
import { useHome } from '../routing/use-home'

/** The wordmark, which leads to the page this person belongs on. */
export const Brand = () => {
  const { t } = useTranslation('common')
  const { language } = useLanguage()
  const home = useHome()
  const latinName = language === 'en' ? { latinName: t('product.latinName') } : {}
  return (
    <chakra.span asChild display="inline-flex" alignItems="center" minHeight="44px">
      <Link to={home}>
        <Wordmark label={t('product.name')} {...latinName} />
      </Link>
    </chakra.span>
  )
}
