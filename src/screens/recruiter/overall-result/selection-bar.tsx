import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import type { Many } from '../../../features/recruiter/outcomes/outcomes.mutations'
import { usePeopleNamed } from '../../../features/recruiter/people/use-people-named'
import { Button } from '../../../ui/button'
import { FloatingBar } from '../../../ui/frames/settings-frame'
import { DecideMany, type ManyDecision } from './decide-many'

type Row = components['schemas']['ResultRow']

/** What can be done with the chosen attempts; a dialog asks before it is done. */
export const SelectionBar = ({ rows, onClear }: { rows: readonly Row[]; onClear: () => void }) => {
  const { t } = useTranslation('outcomes')
  const { t: tList } = useTranslation('recruiter')
  const [asked, setAsked] = useState<ManyDecision>('redo')
  const [open, setOpen] = useState(false)
  const count = rows.length
  const who = usePeopleNamed()(
    rows.map(({ full_name: name }) => name),
    count,
  )
  const ask = (decision: ManyDecision) => {
    setAsked(decision)
    setOpen(true)
  }
  return (
    <FloatingBar>
      <chakra.div flex="1" minWidth="min(240px, 100%)">
        <chakra.p textStyle="h3" aria-live="polite">
          {tList('approvals.selected', { count })}
        </chakra.p>
        <chakra.p textStyle="small" color="fg.muted">
          {who}
        </chakra.p>
      </chakra.div>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="2"
        justifyContent="flex-end"
        width={{ base: 'full', sm: 'auto' }}
        css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
      >
        <Button variant="subtle" onClick={onClear}>
          {tList('filters.clear')}
        </Button>
        <Button variant="secondary" onClick={() => ask('reset')}>
          {t('many.do.reset', { count })}
        </Button>
        <Button variant="primary" onClick={() => ask('redo')}>
          {t('many.do.redo', { count })}
        </Button>
      </chakra.div>
      <DecideMany
        key={asked}
        open={open}
        decision={asked}
        count={count}
        groups={toGroups(rows)}
        onClose={() => setOpen(false)}
        onDone={onClear}
      >
        {who}
      </DecideMany>
    </FloatingBar>
  )
}

/** One call for each version among them. */
function toGroups(rows: readonly Row[]): Many[] {
  const ids = [...new Set(rows.map((row) => row.assessment_id))]
  return ids.map((assessmentId) => ({
    assessmentId,
    everyone: false,
    userIds: rows.filter((row) => row.assessment_id === assessmentId).map((row) => row.user_id),
  }))
}
