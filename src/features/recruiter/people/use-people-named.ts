import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/lists'
import { formatNumber } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'

const named = 4

/** The people whom a sentence is about: the first few by name, and how many more. */
export function usePeopleNamed(): (names: readonly string[], count: number) => string {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  return (names, count) => {
    const shown = names.slice(0, named)
    const more = count - shown.length
    return t('approvals.names', {
      names: formatList(
        more > 0
          ? [...shown, t('approvals.more', { count: more, number: formatNumber(more, language) })]
          : shown,
        language,
      ),
    })
  }
}
