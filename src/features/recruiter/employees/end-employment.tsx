import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { filled } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { gulfDay } from '../../../lib/day'
import { TextField } from '../../../ui/fields/text-field'
import { type Employee, employeeMutations } from './employees.queries'

const endForm = z.object({ ended_on: z.string().check(filled) })

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
  const form = useAppForm({ schema: endForm, defaultValues: { ended_on: today } })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={end}
      toRequest={(values) => values}
      done={({ message }) => ({ title: message })}
      danger
      title={t('end.title')}
      description={
        <>
          <chakra.span display="block" color="fg" marginBlockEnd="2">
            {t('end.who', {
              name: `\u2068${employee.full_name}\u2069`,
              company: `\u2068${employee.company_name}\u2069`,
            })}
          </chakra.span>
          {t('end.follows')}
        </>
      }
      confirmLabel={t('end.confirm')}
      failed={t('end.failed')}
    >
      <FormField name="ended_on" label={t('end.day')}>
        {(field) => (
          <TextField
            {...field}
            type="date"
            hint={t('end.dayHint')}
            min={employee.since}
            max={today}
          />
        )}
      </FormField>
    </FormDialog>
  )
}
