import { chakra } from '@chakra-ui/react/styled-system'
import { Radio } from '../../../../ui/fields/choice'
import type { EntryProps } from '../part/part'
import { toLanguage } from '../writing/written-language'

interface ChoiceListProps extends EntryProps {
  /** Two beside each other where there is room: for short ones. */
  inPairs?: boolean
}

/**
 * The possible answers as native radios, each a target as wide as its line; the arrow keys choose.
 */
export const ChoiceList = ({
  question,
  labelledBy,
  value,
  readOnly,
  onValueChange,
  inPairs = false,
}: ChoiceListProps) => (
  <chakra.div
    role="radiogroup"
    aria-labelledby={labelledBy}
    display="grid"
    gridTemplateColumns={{
      base: 'minmax(0, 1fr)',
      lg: inPairs ? 'repeat(2, minmax(0, 1fr))' : 'minmax(0, 1fr)',
    }}
    gap="3"
  >
    {question.options?.map(({ id, text }) => (
      <chakra.label
        key={id}
        dir="auto"
        lang={toLanguage(text)}
        display="flex"
        alignItems="flex-start"
        gap="3"
        minHeight="48px"
        paddingBlock="3"
        paddingInline="4"
        borderWidth="1px"
        borderColor={id === value ? 'accent' : 'border.strong'}
        borderRadius="control"
        bg={id === value ? 'accent.subtle' : 'bg.surface'}
        cursor={readOnly ? 'default' : 'pointer'}
        _hover={{ borderColor: 'accent' }}
      >
        <chakra.span display="inline-flex" alignItems="center" height="var(--line-body)">
          <Radio
            name={question.id}
            value={id}
            checked={id === value}
            disabled={readOnly}
            onChange={() => onValueChange(id)}
          />
        </chakra.span>
        <chakra.span textStyle="body" minWidth="0">
          {text}
        </chakra.span>
      </chakra.label>
    ))}
  </chakra.div>
)
