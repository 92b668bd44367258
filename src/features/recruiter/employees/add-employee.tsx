import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import * as z from 'zod/mini'
import { filled } from '../../../forms/field-rules'
import { FormDialog } from '../../../forms/form-dialog'
import { FormField, ValueField } from '../../../forms/form-field'
import { useAppForm } from '../../../forms/use-app-form'
import { gulfDay } from '../../../lib/day'
import { TextField } from '../../../ui/fields/text-field'
import { CandidateChoice } from '../people/candidate-choice'
import { employeeMutations } from './employees.queries'

const employmentForm = z.object({
  user_id: z.string().check(filled),
  since: z.string().check(filled),
})

interface AddEmployeeProps {
  open: boolean
  onClose: () => void
  /** Who it is, where that is not to be chosen. */
  candidateId?: string
}

/** Asks who works for the recruiter's company and since when, and says who is notified of it. */
export const AddEmployee = ({ open, onClose, candidateId }: AddEmployeeProps) => {
  const { t } = useTranslation('employees')
  const add = useMutation(employeeMutations.add())
  const [today] = useState(() => gulfDay(new Date()))
  const form = useAppForm({
    schema: employmentForm,
    defaultValues: { user_id: candidateId ?? '', since: today },
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={add}
      toRequest={(values) => values}
      done={({ data, message }) => ({
        title: message,
        body: t('add.done', {
          name: `\u2068${data.full_name}\u2069`,
          company: `\u2068${data.company_name}\u2069`,
        }),
      })}
      title={t('add.title')}
      description={t('add.follows')}
      confirmLabel={t('add.confirm')}
      failed={t('add.failed')}
    >
      {candidateId === undefined ? (
        <ValueField<string> name="user_id" label={t('add.candidate')}>
          {(field) => <CandidateChoice {...field} find={t('add.find')} />}
        </ValueField>
      ) : null}
      <FormField name="since" label={t('add.since')}>
        {(field) => <TextField {...field} type="date" hint={t('add.sinceHint')} max={today} />}
      </FormField>
    </FormDialog>
  )
}
