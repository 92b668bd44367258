import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { accountMutations } from '../../../features/user/account.mutations'
import { changeLanguage } from '../../../i18n/i18n'
import type { Language } from '../../../i18n/language'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { RadioGroupField } from '../../../ui/fields/choice-field'
import { Panel } from '../../../ui/layout/panel'

const languages = ['en', 'ar'] as const satisfies readonly Language[]
/** Each in its own words, whatever the language of the page. */
const names = { en: 'English', ar: 'العربية' } as const

/** The language of the pages on this device, and of the mails. */
export const LanguagePanel = () => {
  const { t } = useTranslation('account')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const keep = useMutation(accountMutations.updateUser())
  const choose = (chosen: string) => {
    const next = languages.find((one) => one === chosen)
    if (next === undefined) return
    void changeLanguage(next)
    keep.mutate({ lang: next })
  }
  return (
    <Panel title={t('language.title')}>
      <RadioGroupField
        legend={t('language.legend')}
        name="language"
        inline
        hint={t('language.hint')}
        error={keep.error === null ? undefined : sentence(keep.error)}
        options={languages.map((one) => ({
          value: one,
          label: <span lang={one}>{names[one]}</span>,
        }))}
        value={language}
        onValueChange={choose}
      />
    </Panel>
  )
}
