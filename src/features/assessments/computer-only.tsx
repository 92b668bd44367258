import { chakra } from '@chakra-ui/react/styled-system'
import Laptop from 'lucide-react/icons/laptop'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatNumber } from '../../i18n/numbers'
import { useLanguage } from '../../i18n/use-language'
import { Icon } from '../../ui/icons'
import { MIN_WIDTH } from './browser-support'

const narrow = `@media (max-width: ${MIN_WIDTH - 0.02}px)`

interface ComputerOnlyProps {
  /** The page says what is needed in another place, by `ComputerNote`. */
  isSaid?: boolean
  children: ReactNode
}

/**
 * The way into a new attempt. A window too narrow for one says at once what is needed, instead of at
 * the end of a way that cannot be finished there. The way back to an attempt that runs is no such
 * way: its clock goes on.
 */
export const ComputerOnly = ({ isSaid = false, children }: ComputerOnlyProps) => (
  <>
    {isSaid ? null : <ComputerNote />}
    <chakra.span display="contents" css={{ [narrow]: { display: 'none' } }}>
      {children}
    </chakra.span>
  </>
)

/** What an attempt needs that a window this narrow does not have; once on a page is enough. */
export const ComputerNote = () => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  return (
    <chakra.p
      display="none"
      gap="2"
      maxWidth="48ch"
      textStyle="small"
      color="fg.muted"
      css={{ [narrow]: { display: 'flex' } }}
    >
      <chakra.span display="inline-flex" alignItems="center" height="var(--line-small)">
        <Icon of={Laptop} size={16} />
      </chakra.span>
      {t('list.computer', { width: formatNumber(MIN_WIDTH, language) })}
    </chakra.p>
  )
}
