import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gulfDay } from '../../lib/day'
import { ConfirmDialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { CandidateChoice } from './candidate-choice'
import { employeeMutations } from './employees.queries'
import { useAsking } from './use-asking'

interface AddEmployeeProps {
  open: boolean
  onClose: () => void
  /** Who it is, where that is not to be chosen. */
  candidateId?: string
}

/** Asks who works for one's company and since when, and says whom that is told. */
export const AddEmployee = ({ open, onClose, candidateId }: AddEmployeeProps) => {
  const { t } = useTranslation('employees')
  const add = useMutation(employeeMutations.add())
  const [today] = useState(() => gulfDay(new Date()))
  const first = { candidate: candidateId ?? '', since: today }
  const { said, change, missing, refused, dialog } = useAsking({
    first,
    sending: add,
    bodyOf: ({ candidate, since }: typeof first) =>
      candidate === '' || since === '' ? null : { user_id: candidate, since },
    done: ({ data, message }) => ({
      title: message,
      body: t('add.done', {
        name: `\u2068${data.full_name}\u2069`,
        company: `\u2068${data.company_name}\u2069`,
      }),
    }),
    onClose,
  })
  const wrongDay = refused('since')
  return (
    <ConfirmDialog
      {...dialog}
      failure={wrongDay === undefined ? dialog.failure : undefined}
      open={open}
      title={t('add.title')}
      confirmLabel={t('add.confirm')}
      failed={t('add.failed')}
      fields={
        <>
          {candidateId === undefined ? (
            <CandidateChoice
              legend={t('add.candidate')}
              find={t('add.find')}
              value={said.candidate}
              onChange={(candidate) => change({ candidate })}
              error={missing(said.candidate === '')}
            />
          ) : null}
          <TextField
            type="date"
            label={t('add.since')}
            hint={t('add.sinceHint')}
            max={today}
            value={said.since}
            error={wrongDay ?? missing(said.since === '')}
            onChange={(event) => change({ since: event.target.value })}
          />
        </>
      }
    >
      {t('add.follows')}
    </ConfirmDialog>
  )
}
