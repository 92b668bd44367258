import { changeLanguage } from '../../i18n/i18n'
import { otherLanguage } from '../../i18n/language'
import { useLanguage } from '../../i18n/use-language'
import { LanguageSwitch } from '../../ui/frames/language-switch'

/** Turns the whole screen to the other language. */
export const LanguageToggle = () => {
  const other = otherLanguage(useLanguage().language)
  return <LanguageSwitch to={other} onClick={() => void changeLanguage(other)} />
}
