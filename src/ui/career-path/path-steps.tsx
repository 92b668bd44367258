import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Nuqta } from './nuqta'
import { Filled } from '../charts/score'
import { hiddenCss, VisuallyHidden } from '../visually-hidden'

export interface Stage {
  id: string
  label: ReactNode
  /** Below the label: "82% match, 2 skills to go". */
  detail?: ReactNode
  state: 'done' | 'here' | 'ahead'
  /** The state in words, for screen readers: "done". */
  stateLabel?: string
}

interface PathStepsProps {
  label: string
  stages: readonly Stage[]
  /** 0 to 100: how far the way from here to the next stage is gone. */
  travelled?: number
  /** `below` is the path of a panel, `beside` the parts in the assessment's bar. */
  labelPosition?: 'below' | 'beside'
}

/**
 * Stages as rhombi on a line. On phones a path with words below runs down the start edge, and so
 * does one of many stages.
 */
export const PathSteps = ({
  label,
  stages,
  travelled = 0,
  labelPosition = 'below',
}: PathStepsProps) =>
  labelPosition === 'below' ? (
    <Below label={label} stages={stages} travelled={travelled} />
  ) : (
    <chakra.ol aria-label={label} display="flex" alignItems="center" gap="3">
      {stages.map((stage, at) => (
        <chakra.li
          key={stage.id}
          aria-current={stage.state === 'here' ? 'step' : undefined}
          display="flex"
          alignItems="center"
          gap="3"
        >
          <chakra.span display="inline-flex" alignItems="center" gap="2.5" whiteSpace="nowrap">
            <chakra.span display="flex" padding="1">
              <Nuqta size={11} filled={stage.state !== 'ahead'} halo={stage.state === 'here'} />
            </chakra.span>
            {stage.state === 'here' ? (
              <StageLabel stage={stage} inline />
            ) : (
              <Roomy>
                <StageLabel stage={stage} inline />
              </Roomy>
            )}
          </chakra.span>
          {at < stages.length - 1 ? (
            <chakra.span
              aria-hidden
              position="relative"
              width={{ base: '24px', xl: '56px' }}
              height="3px"
              borderRadius="2px"
              bg="border.strong"
            >
              <Filled percent={getWay(stage, travelled)} color="accent" />
            </chakra.span>
          ) : null}
        </chakra.li>
      ))}
    </chakra.ol>
  )

/**
 * More stages than this have no room for their words side by side: they run down in two columns.
 */
const IN_A_ROW_AT_MOST = 5

const Below = ({
  label,
  stages,
  travelled,
}: {
  label: string
  stages: readonly Stage[]
  travelled: number
}) => {
  const isDown = stages.length > IN_A_ROW_AT_MOST
  const half = Math.ceil(stages.length / 2)
  const rows = isDown
    ? {
        display: { base: 'flex', md: 'grid' },
        gridTemplateRows: `repeat(${half}, auto)`,
        gridAutoFlow: 'column',
        gridAutoColumns: '1fr',
        columnGap: '5',
      }
    : { display: 'flex' }
  return (
    <chakra.ol
      aria-label={label}
      flexDirection={{ base: 'column', md: 'row' }}
      width="full"
      {...rows}
    >
      {stages.map((stage, at) => {
        const isLast = at === stages.length - 1
        return (
          <chakra.li
            key={stage.id}
            aria-current={stage.state === 'here' ? 'step' : undefined}
            position="relative"
            display="flex"
            flexDirection={{ base: 'row', md: isDown ? 'row' : 'column' }}
            alignItems={{ base: 'flex-start', md: isDown ? 'flex-start' : 'center' }}
            gap={{ base: '4', md: isDown ? '4' : '3' }}
            flex={{ md: '1' }}
            minHeight={{
              base: isLast ? undefined : '72px',
              md: isDown && !isLast && at !== half - 1 ? '72px' : '0',
            }}
            textAlign={{ md: isDown ? 'start' : 'center' }}
          >
            <chakra.span
              display="flex"
              alignItems="center"
              justifyContent="center"
              width="28px"
              height="28px"
              flexShrink="0"
            >
              <Nuqta filled={stage.state !== 'ahead'} halo={stage.state === 'here'} />
            </chakra.span>
            <StageLabel stage={stage} />
            {isLast ? null : (
              <Way
                percent={getWay(stage, travelled)}
                along={!isDown}
                down={at === half - 1 && isDown ? 'phone' : isDown ? 'always' : 'phone'}
              />
            )}
          </chakra.li>
        )
      })}
    </chakra.ol>
  )
}

/** In a narrow window only the words of where one is are seen; the others are still read out. */
const Roomy = ({ children }: { children: ReactNode }) => (
  <chakra.span css={{ '@media (max-width: 1023px)': hiddenCss }}>{children}</chakra.span>
)

const getWay = (stage: Stage, travelled: number) =>
  stage.state === 'done' ? 100 : stage.state === 'here' ? travelled : 0

const StageLabel = ({ stage, inline = false }: { stage: Stage; inline?: boolean }) => (
  <chakra.span
    display="block"
    minWidth="0"
    paddingBlockStart={inline ? '0' : { base: '1px', md: '0' }}
    textStyle={stage.detail !== undefined ? 'h3' : stage.state === 'here' ? 'smallStrong' : 'small'}
    color={stage.detail !== undefined || stage.state === 'here' ? 'fg' : 'fg.muted'}
  >
    {stage.label}
    {stage.stateLabel === undefined ? null : <VisuallyHidden>, {stage.stateLabel}</VisuallyHidden>}
    {stage.detail === undefined ? null : (
      <chakra.span display="block" textStyle="small" color="fg.muted">
        {stage.detail}
      </chakra.span>
    )}
  </chakra.span>
)

interface WayProps {
  percent: number
  /** Along the row, on wide screens. */
  along: boolean
  /** Down the start edge: on phones only, or on wide screens too. */
  down: 'phone' | 'always'
}

/** The line to the next stage. */
const Way = ({ percent, along, down }: WayProps) => (
  <>
    {along ? (
      <chakra.span
        aria-hidden
        display={{ base: 'none', md: 'block' }}
        position="absolute"
        insetBlockStart="12.5px"
        insetInlineStart="calc(50% + 24px)"
        width="calc(100% - 48px)"
        height="3px"
        borderRadius="2px"
        bg="border.strong"
      >
        <Filled percent={percent} color="accent" />
      </chakra.span>
    ) : null}
    <chakra.span
      aria-hidden
      display={{ base: 'block', md: down === 'always' ? 'block' : 'none' }}
      position="absolute"
      insetBlockStart="32px"
      insetBlockEnd="4px"
      insetInlineStart="12.5px"
      width="3px"
      borderRadius="2px"
      bg="border.strong"
    >
      <chakra.span
        display="block"
        width="full"
        borderRadius="inherit"
        bg="accent"
        style={{ height: `${percent}%` }}
      />
    </chakra.span>
  </>
)

interface PathDotsProps {
  label: string
  /** How many are behind, counted from the start. */
  done: number
  total: number
  /** 0 to 100: how far the way from here to the next one is gone. */
  travelled?: number
}

/** Many parts in little room: dots and short lines, with the words beside them by the caller. */
export const PathDots = ({ label, done, total, travelled = 0 }: PathDotsProps) => (
  <chakra.span role="img" aria-label={label} display="inline-flex" alignItems="center" gap="2">
    {Array.from({ length: total }, (_, at) => (
      <chakra.span key={at} display="inline-flex" alignItems="center" gap="2">
        <Nuqta size={11} filled={at <= done} halo={at === done} />
        {at < total - 1 ? (
          <chakra.span
            position="relative"
            width={{ base: '8px', sm: '16px' }}
            height="3px"
            borderRadius="2px"
            bg="border.strong"
          >
            <Filled percent={at < done ? 100 : at === done ? travelled : 0} color="accent" />
          </chakra.span>
        ) : null}
      </chakra.span>
    ))}
  </chakra.span>
)
