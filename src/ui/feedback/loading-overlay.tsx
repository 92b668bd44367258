import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Spinner } from './spinner'

interface LoadingOverlayProps {
  active: boolean
  /** Said and shown while it works. */
  label: string
  children: ReactNode
}

/** Keeps what is there, dimmed to 60 %, while newer data or an action is on its way. */
export const LoadingOverlay = ({ active, label, children }: LoadingOverlayProps) => (
  <chakra.div position="relative" aria-busy={active || undefined}>
    <chakra.div
      opacity={active ? '0.6' : '1'}
      transitionProperty="opacity"
      transitionDuration="hover"
      inert={active}
    >
      {children}
    </chakra.div>
    <chakra.div
      role="status"
      position="absolute"
      inset="0"
      display="flex"
      justifyContent="center"
      alignItems="flex-start"
      paddingBlockStart="14"
      pointerEvents="none"
    >
      {active ? (
        <chakra.span
          display="inline-flex"
          alignItems="center"
          gap="2"
          paddingInline="4"
          paddingBlock="2"
          bg="bg.raised"
          borderWidth="1px"
          borderColor="border"
          borderRadius="float"
          boxShadow="menu"
          textStyle="smallStrong"
          color="accent"
        >
          <Spinner />
          {label}
        </chakra.span>
      ) : null}
    </chakra.div>
  </chakra.div>
)
