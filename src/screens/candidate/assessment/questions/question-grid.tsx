import { chakra } from '@chakra-ui/react/styled-system'
import { Nuqta } from '../../../../ui/career-path/nuqta'

interface QuestionGridProps {
  label: string
  questions: readonly { id: string; label: string; done: boolean }[]
  /** The one that is shown; none while all are reviewed. */
  current: number | null
  /** In a row over the work, not in the column beside it. */
  wide?: boolean
  onGo: (at: number) => void
}

/** All questions at a glance: a number each, and a rhombus that fills when it is answered. */
export const QuestionGrid = ({
  label,
  questions,
  current,
  wide = false,
  onGo,
}: QuestionGridProps) => (
  <chakra.nav aria-label={label}>
    <chakra.ol
      display="grid"
      gridTemplateColumns={{
        base: 'repeat(5, 1fr)',
        lg: wide ? 'repeat(10, 1fr)' : 'repeat(5, 1fr)',
      }}
      gap="2"
    >
      {questions.map(({ id, label: name, done }, at) => (
        <li key={id}>
          <chakra.button
            type="button"
            aria-label={name}
            aria-current={at === current ? 'true' : undefined}
            onClick={() => onGo(at)}
            display="flex"
            flexDirection="column"
            alignItems="center"
            justifyContent="center"
            gap="1.5"
            width="full"
            height="52px"
            borderRadius="control"
            borderWidth="1px"
            borderColor={at === current ? 'accent' : 'border.strong'}
            bg={at === current ? 'accent.subtle' : 'bg.surface'}
            color={at === current ? 'accent.fg' : 'fg'}
            textStyle="smallStrong"
            cursor="pointer"
            _hover={{ borderColor: 'accent' }}
          >
            <span aria-hidden>{at + 1}</span>
            <Nuqta filled={done} size={9} />
          </chakra.button>
        </li>
      ))}
    </chakra.ol>
  </chakra.nav>
)
