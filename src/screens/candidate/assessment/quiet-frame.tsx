import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useKind } from './assessment-kind'
import { BarEnd, Mark } from './bar'
import { useFocusOnArrival } from './use-focus-on-arrival'

interface QuietFrameProps {
  /** Names what is shown, so that the focus follows when it changes. */
  step: string
  picture?: ReactNode
  title: ReactNode
  /** The way back in the bar; none while something is still on its way. */
  back?: boolean
  /** One button or link under the words. */
  action?: ReactNode
  children?: ReactNode
}

/**
 * A page with one thing to say, on any width: before an attempt, while it is handed in, and after
 * it.
 */
export const QuietFrame = ({
  step,
  picture,
  title,
  back = true,
  action,
  children,
}: QuietFrameProps) => {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const heading = useFocusOnArrival(step)
  return (
    <chakra.div display="flex" flexDirection="column" minHeight="100dvh" bg="bg.surface">
      <chakra.header
        display="flex"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
        height="72px"
        flexShrink="0"
        paddingInline={{ base: '4', lg: '8' }}
        borderBlockEnd="1px solid {colors.border}"
      >
        <chakra.div display="flex" alignItems="center" gap="5" minWidth="0">
          <Mark />
          <chakra.span
            display={{ base: 'none', md: 'inline' }}
            textStyle="small"
            color="fg.muted"
            truncate
          >
            {t(`name.${kind}`)}
          </chakra.span>
        </chakra.div>
        <BarEnd back={back} />
      </chakra.header>
      <chakra.main
        id="main"
        flex="1"
        width="full"
        maxWidth="748px"
        marginInline="auto"
        paddingInline={{ base: '4', md: '6' }}
        paddingBlock={{ base: '8', lg: '56px' }}
      >
        {picture}
        <chakra.h1
          ref={heading}
          tabIndex={-1}
          textStyle="h1"
          marginBlockStart={picture === undefined ? '0' : '5'}
        >
          {title}
        </chakra.h1>
        {children === undefined ? null : (
          <chakra.div
            display="flex"
            flexDirection="column"
            gap="4"
            marginBlockStart="2"
            color="fg.muted"
          >
            {children}
          </chakra.div>
        )}
        {action === undefined ? null : (
          <chakra.div display="flex" flexWrap="wrap" gap="3" marginBlockStart="6">
            {action}
          </chakra.div>
        )}
      </chakra.main>
    </chakra.div>
  )
}
