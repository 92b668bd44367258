import { chakra } from '@chakra-ui/react/styled-system'
import { Nuqta } from '../../../ui/nuqta'

/** Short rules, each behind a rhombus. */
export const Points = ({
  points,
  textStyle = 'small',
}: {
  points: readonly string[]
  textStyle?: 'small' | 'body'
}) => (
  <chakra.ul display="flex" flexDirection="column" gap="3">
    {points.map((point) => (
      <chakra.li key={point} display="flex" gap="3" textStyle={textStyle} color="fg.muted">
        <chakra.span display="inline-flex" alignItems="center" height={`var(--line-${textStyle})`}>
          <Nuqta filled size={7} color="border.control" />
        </chakra.span>
        {point}
      </chakra.li>
    ))}
  </chakra.ul>
)
