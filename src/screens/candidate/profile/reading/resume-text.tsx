import { chakra } from '@chakra-ui/react/styled-system'
import type { components } from '../../../../../openapi/generated/api'
import { ScrolledToMarks } from './scrolled-to-marks'

interface ResumeTextProps {
  lines: readonly components['schemas']['ResumeLine'][]
  /** The places of the lines to point out. */
  marked: readonly number[]
}

/** The text of a resume, line by line as it was read. */
export const ResumeText = ({ lines, marked }: ResumeTextProps) => (
  <ScrolledToMarks marked={marked}>
    <chakra.div bg="bg.surface" borderRadius="control" padding="4" textStyle="small">
      {lines.map(({ text }, at) => (
        // oxlint-disable-next-line react/no-array-index-key
        <chakra.p key={at} dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
          {marked.includes(at) ? (
            <chakra.mark bg="accent.subtle" color="inherit" borderRadius="control">
              {text}
            </chakra.mark>
          ) : (
            text
          )}
        </chakra.p>
      ))}
    </chakra.div>
  </ScrolledToMarks>
)
