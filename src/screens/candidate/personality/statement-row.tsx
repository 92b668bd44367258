import { chakra } from '@chakra-ui/react/styled-system'
import { useId, type KeyboardEvent } from 'react'
import type { components } from '../../../../openapi/generated/api'
import { Radio } from '../../../ui/fields/choice'

type Questions = components['schemas']['PrinciplesQuestions']['data']
type Scale = Questions['scale']

const columns = 'minmax(0, 1fr) repeat(5, 92px)'

/** The five points over their columns. On phones each statement names the ends itself. */
export const ScaleHead = ({ scale }: { scale: Scale }) => (
  <chakra.div
    aria-hidden
    display={{ base: 'none', lg: 'grid' }}
    gridTemplateColumns={columns}
    alignItems="end"
    position="sticky"
    insetBlockStart="64px"
    zIndex="1"
    bg="bg.surface"
    paddingBlock="3"
    paddingInline="2"
    borderBlockEnd="1px solid {colors.border.strong}"
    textStyle="tiny"
    color="fg.muted"
  >
    <span />
    {scale.map(({ answerNumber, label }) => (
      <chakra.span key={answerNumber} textAlign="center" paddingInline="1">
        {label}
      </chakra.span>
    ))}
  </chakra.div>
)

interface StatementRowProps {
  statement: Questions['questions'][number]
  scale: Scale
  /** 1 to 5; null without an answer. */
  value: number | null
  /** It was asked for and has no answer. */
  isMissing: boolean
  onAnswer: (value: number) => void
  /** Goes to the next statement, after an answer by a digit. */
  onNext: () => void
}

/**
 * A statement and its five answers: by a press, by arrows as in every group, or by the digits 1 to
 * 5.
 */
export const StatementRow = ({
  statement: { number, text },
  scale,
  value,
  isMissing,
  onAnswer,
  onNext,
}: StatementRowProps) => {
  const id = useId()
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const typed = digits.indexOf(event.key)
    const point = scale.find(({ answerNumber }) => typed !== -1 && answerNumber === (typed % 5) + 1)
    if (point === undefined) return
    event.preventDefault()
    onAnswer(point.answerNumber)
    onNext()
  }
  return (
    <chakra.li
      display="grid"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: columns }}
      alignItems="center"
      paddingBlock={{ base: '3', lg: '0' }}
      paddingInline="2"
      borderBlockEnd="1px solid {colors.border}"
      bg={isMissing ? 'danger.subtle' : undefined}
      _last={{ borderBlockEnd: 'none' }}
    >
      <chakra.p
        id={id}
        display="flex"
        gap="2"
        paddingBlock={{ base: '1', lg: '3' }}
        paddingInlineEnd={{ lg: '6' }}
      >
        <chakra.span
          aria-hidden
          flexShrink="0"
          minWidth="28px"
          color="fg.muted"
          fontVariantNumeric="tabular-nums"
        >
          <bdi>{number}</bdi>
        </chakra.span>
        {text}
      </chakra.p>
      <chakra.div
        role="radiogroup"
        aria-labelledby={id}
        aria-invalid={isMissing || undefined}
        data-number={number}
        onKeyDown={press}
        gridColumn={{ lg: '2 / -1' }}
        display="grid"
        gridTemplateColumns={{ base: 'repeat(5, minmax(0, 1fr))', lg: 'repeat(5, 92px)' }}
      >
        {scale.map((point) => (
          <chakra.label
            key={point.answerNumber}
            display="flex"
            alignItems="center"
            justifyContent="center"
            minHeight={{ base: '48px', lg: '52px' }}
            cursor="pointer"
            borderRadius="control"
            _hover={{ bg: 'bg.page' }}
          >
            <Radio
              name={`${id}-answer`}
              value={point.answerNumber}
              checked={point.answerNumber === value}
              aria-label={point.label}
              onChange={() => onAnswer(point.answerNumber)}
            />
          </chakra.label>
        ))}
      </chakra.div>
      <Ends scale={scale} value={value} />
    </chakra.li>
  )
}

/** Latin and Arabic digits, five each. */
const digits = ['1', '2', '3', '4', '5', '١', '٢', '٣', '٤', '٥']

/** Under the five on a phone: what the ends mean, and what is chosen between them. */
const Ends = ({ scale, value }: { scale: Scale; value: number | null }) => {
  const chosen = scale.find(({ answerNumber }) => answerNumber === value)
  const isBetween = chosen !== undefined && chosen !== scale[0] && chosen !== scale.at(-1)
  return (
    <chakra.div
      aria-hidden
      display={{ base: 'grid', lg: 'none' }}
      gridTemplateColumns="1fr auto 1fr"
      gap="2"
      textStyle="tiny"
      color="fg.muted"
    >
      <End label={scale[0]?.label} chosen={chosen === scale[0]} />
      <chakra.span textAlign="center" color="fg" fontWeight="600">
        {isBetween ? chosen.label : ''}
      </chakra.span>
      <chakra.span textAlign="end">
        <End label={scale.at(-1)?.label} chosen={chosen === scale.at(-1)} />
      </chakra.span>
    </chakra.div>
  )
}

const End = ({ label, chosen }: { label: string | undefined; chosen: boolean }) => (
  <chakra.span color={chosen ? 'fg' : undefined} fontWeight={chosen ? '600' : undefined}>
    {label}
  </chakra.span>
)
