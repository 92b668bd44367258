import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentFrame } from '../../../ui/assessment/assessment-frame'
import { PathDots } from '../../../ui/career-path/path-steps'
import { useKind } from './assessment-kind'
import { BarEnd, Mark } from './bar'
import { useFocusOnArrival } from './use-focus-on-arrival'

const steps = ['practice', 'consent', 'conditions', 'equipment'] as const

interface StepFrameProps {
  step: (typeof steps)[number]
  /** False when a running attempt is gone back to: there are no steps before it then. */
  counted?: boolean
  title: ReactNode
  intro: ReactNode
  /** Beside the whole: a preview, a list. */
  side?: ReactNode
  footStart: ReactNode
  footEnd: ReactNode
  children: ReactNode
}

/** The steps before the start: one heading, one thing to do, one primary button in the footer. */
export const StepFrame = ({
  step,
  counted = true,
  title,
  intro,
  side,
  footStart,
  footEnd,
  children,
}: StepFrameProps) => {
  const { t } = useTranslation('assessment')
  const kind = useKind()
  const heading = useFocusOnArrival(step)
  const place = { step: steps.indexOf(step) + 1, total: steps.length }
  return (
    <AssessmentFrame
      wordmark={<Mark />}
      name={t(`name.${kind}`)}
      parts={
        counted ? (
          <chakra.div
            display="flex"
            alignItems="center"
            gap="4"
            textStyle="small"
            color="fg.muted"
            whiteSpace="nowrap"
          >
            <PathDots
              label={t('steps.label', { ...place, name: t(`steps.${step}`) })}
              done={place.step - 1}
              total={place.total}
            />
            <span aria-hidden>{t('steps.place', place)}</span>
          </chakra.div>
        ) : undefined
      }
      barEnd={<BarEnd />}
      footStart={footStart}
      footEnd={footEnd}
    >
      <chakra.div
        display="grid"
        gridTemplateColumns={
          side === undefined
            ? 'minmax(0, 700px)'
            : { base: 'minmax(0, 1fr)', lg: 'minmax(0, 7fr) minmax(0, 5fr)' }
        }
        justifyContent="center"
        columnGap={{ lg: '40px', xl: '56px' }}
        rowGap="8"
        maxWidth="page"
        marginInline="auto"
        paddingBlock={{ base: '0', '2xl': '4' }}
      >
        <div>
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1">
            {title}
          </chakra.h1>
          <chakra.p color="fg.muted" marginBlockStart="1" marginBlockEnd="6" maxWidth="measure">
            {intro}
          </chakra.p>
          {children}
        </div>
        {side === undefined ? null : <div>{side}</div>}
      </chakra.div>
    </AssessmentFrame>
  )
}
