import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import type { Stored } from './criteria.rules'

/** Names the admin who set the criteria, and the date. */
export const SetBy = ({ stored }: { stored: Stored }) => {
  const { t } = useTranslation('criteria')
  const { language } = useLanguage()
  return (
    <chakra.p textStyle="small" color="fg.muted" marginBlockStart="3">
      {stored.updated_at === null || stored.updated_by === null
        ? t('neverSet')
        : t('setBy', {
            name: `\u2068${stored.updated_by}\u2069`,
            at: formatDate(stored.updated_at, language),
          })}
    </chakra.p>
  )
}
