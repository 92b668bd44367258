import { chakra } from '@chakra-ui/react/styled-system'
import type { Native } from '../native'

interface LanguageSwitchProps extends Native<'button'> {
  /** The language it leads to. */
  to: 'en' | 'ar'
}

const labels = { en: 'English', ar: 'العربية' } as const

/** Its word is in the language it leads to, so it needs no translation. */
export const LanguageSwitch = ({ to, ...button }: LanguageSwitchProps) => (
  <chakra.button
    type="button"
    {...button}
    lang={to}
    display="inline-flex"
    alignItems="center"
    minHeight="44px"
    paddingInline="2"
    borderRadius="control"
    textStyle="smallMedium"
    fontFamily={to === 'ar' ? "'Masar Switch', 'IBM Plex Sans Arabic', sans-serif" : 'text'}
    color="fg"
    cursor="pointer"
    _hover={{ color: 'accent' }}
  >
    {labels[to]}
  </chakra.button>
)
