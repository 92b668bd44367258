import { chakra } from '@chakra-ui/react/styled-system'

interface FigureTableProps {
  caption: string
  /** The heading of every column, beginning with the names. */
  heads: readonly string[]
  rows: readonly { id: string; name: string; cells: readonly string[] }[]
}

/** The numbers of a chart as a table, a name at the beginning of each line. */
export const FigureTable = ({ caption, heads, rows }: FigureTableProps) => (
  <chakra.table
    textStyle="small"
    width="full"
    marginBlockStart="4"
    css={{
      '& th, & td': {
        paddingBlock: '6px',
        textAlign: 'end',
        borderBlockEnd: '1px solid {colors.border}',
      },
      '& th:first-of-type': { textAlign: 'start' },
      '& th + th, & td': { paddingInlineStart: '3' },
    }}
  >
    <chakra.caption srOnly>{caption}</chakra.caption>
    <thead>
      <tr>
        {heads.map((head) => (
          <th key={head} scope="col">
            {head}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(({ id, name, cells }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          {cells.map((cell, at) => (
            <td key={heads[at + 1]}>
              <bdi>{cell}</bdi>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </chakra.table>
)
