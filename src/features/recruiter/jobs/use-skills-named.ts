import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'

/** The first few skills by name, and how many more. */
export function useSkillsNamed(): (skills: readonly { name: string }[], named: number) => string {
  const { t } = useTranslation('matching')
  const { language } = useLanguage()
  return (skills, named) => {
    const [shown, more] = [skills.slice(0, named).map(({ name }) => name), skills.length - named]
    return formatList(more > 0 ? [...shown, t('more', { count: more })] : shown, language)
  }
}
