import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { gulfDay } from '../../lib/day'
import { ConfirmDialog } from '../../ui/dialog'
import { TextField } from '../../ui/text-field'
import { type Employee, employeeMutations } from './employees.queries'
import { useAsking } from './use-asking'

interface EndEmploymentProps {
  open: boolean
  employee: Employee
  onClose: () => void
}

/** Asks for the last day of work, and says what follows. */
export const EndEmployment = ({ open, employee, onClose }: EndEmploymentProps) => {
  const { t } = useTranslation('employees')
  const end = useMutation(employeeMutations.end(employee.id))
  const [today] = useState(() => gulfDay(new Date()))
  const first = { day: today }
  const { said, change, missing, refused, dialog } = useAsking({
    first,
    sending: end,
    bodyOf: ({ day }: typeof first) => (day === '' ? null : { ended_on: day }),
    done: ({ message }) => ({ title: message }),
    onClose,
  })
  const wrongDay = refused('ended_on')
  return (
    <ConfirmDialog
      {...dialog}
      failure={wrongDay === undefined ? dialog.failure : undefined}
      open={open}
      danger
      title={t('end.title')}
      confirmLabel={t('end.confirm')}
      failed={t('end.failed')}
      fields={
        <TextField
          type="date"
          label={t('end.day')}
          hint={t('end.dayHint')}
          min={employee.since}
          max={today}
          value={said.day}
          error={wrongDay ?? missing(said.day === '')}
          onChange={(event) => change({ day: event.target.value })}
        />
      }
    >
      <chakra.span display="block" color="fg" marginBlockEnd="2">
        {t('end.who', {
          name: `\u2068${employee.full_name}\u2069`,
          company: `\u2068${employee.company_name}\u2069`,
        })}
      </chakra.span>
      {t('end.follows')}
    </ConfirmDialog>
  )
}
