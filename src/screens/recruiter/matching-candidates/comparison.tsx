import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { Matched } from '../../../features/recruiter/matched.queries'
import { Dialog } from '../../../ui/dialog'
import { Explanation } from './explanation'

interface ComparisonProps {
  open: boolean
  candidates: readonly Matched[]
  onClose: () => void
}

/** Where they stand under another, a line says where the next one begins. */
const apartCss = {
  '&:not(:first-of-type)': {
    paddingBlockStart: { base: '6', md: '0' },
    borderBlockStartWidth: { base: '1px', md: '0' },
    borderColor: 'border',
  },
}

/**
 * One candidate's score explained, or two to four side by side; one under another where there is no
 * room.
 */
export const Comparison = ({ open, candidates, onClose }: ComparisonProps) => {
  const { t } = useTranslation('matching')
  const [first] = candidates
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={
        candidates.length === 1
          ? t('why', { name: `\u2068${first?.full_name ?? ''}\u2069` })
          : t('comparison')
      }
      closeLabel={t('close')}
      width={candidates.length === 1 ? '480px' : `${candidates.length * 300 + 48}px`}
    >
      <chakra.div
        display="grid"
        gap="6"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          md: `repeat(${Math.min(2, candidates.length)}, minmax(0, 1fr))`,
          xl: `repeat(${candidates.length}, minmax(0, 1fr))`,
        }}
      >
        {candidates.map((candidate) => (
          <chakra.section
            key={candidate.user_id}
            aria-label={candidate.full_name}
            minWidth="0"
            css={apartCss}
          >
            {candidates.length === 1 ? null : (
              <chakra.h3 textStyle="h3" marginBlockEnd="2" overflowWrap="anywhere">
                <bdi>{candidate.full_name}</bdi>
              </chakra.h3>
            )}
            <Explanation candidate={candidate} size={candidates.length === 1 ? 'large' : 'row'} />
          </chakra.section>
        ))}
      </chakra.div>
    </Dialog>
  )
}
