import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../ui/icons'
import { Nuqta } from '../../../../ui/career-path/nuqta'
import { VisuallyHidden } from '../../../../ui/visually-hidden'

export type CheckState = 'open' | 'ok' | 'bad'

interface CheckRowProps {
  title: string
  state: CheckState
  /** At the end: a button, or what was measured. */
  end: ReactNode
  children: ReactNode
}

const looks = {
  ok: { bg: 'success.subtle', color: 'success.fg' },
  bad: { bg: 'warning.subtle', color: 'warning.fg' },
  open: { bg: 'bg.sunken', color: 'fg.muted' },
} as const

/** One thing that the attempt needs: its state by sign and word, and how to mend it. */
export const CheckRow = ({ title, state, end, children }: CheckRowProps) => {
  const { t } = useTranslation('assessment')
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      gap="4"
      paddingBlock="5"
      borderBlockEnd="1px solid {colors.border}"
      _last={{ borderBlockEnd: 'none' }}
    >
      <chakra.span
        display="inline-flex"
        alignItems="center"
        justifyContent="center"
        width="30px"
        height="30px"
        flexShrink="0"
        borderRadius="full"
        {...looks[state]}
      >
        {state === 'open' ? (
          <Nuqta filled={false} size={9} />
        ) : (
          <Icon of={state === 'ok' ? Check : TriangleAlert} size={16} />
        )}
      </chakra.span>
      <chakra.div flex="1" minWidth="0">
        <chakra.h2 textStyle="h3">
          {title}
          <VisuallyHidden>: {state === 'ok' ? t('device.ok') : t('device.open')}</VisuallyHidden>
        </chakra.h2>
        <chakra.div textStyle="small" color={state === 'bad' ? 'fg' : 'fg.muted'} maxWidth="420px">
          {children}
        </chakra.div>
      </chakra.div>
      <chakra.div
        flexShrink="0"
        maxWidth="220px"
        textStyle="small"
        color="fg.muted"
        textAlign="end"
      >
        {end}
      </chakra.div>
    </chakra.li>
  )
}
