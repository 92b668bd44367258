import { useTranslation } from 'react-i18next'
import { FormField } from '../../../../forms/form-field'
import { TextAreaField } from '../../../../ui/fields/text-area-field'
import { TextField } from '../../../../ui/fields/text-field'
import { EntryDialog } from './entry-dialog'
import { EntryList } from './entry-list'
import { SpanFields } from './span-fields'
import { getYear, workForm, toWork, workValues, type Work, type WorkValues } from '../review.rules'

interface WorkPanelProps {
  work: readonly Work[]
  read: readonly Work[] | null
  errors: Record<string, string>
  onChange: (work: Work[]) => void
}

/** Where somebody has worked, and at what. */
export const WorkPanel = ({ work, read, errors, onChange }: WorkPanelProps) => {
  const { t } = useTranslation('profile')
  return (
    <EntryList
      title={t('work.title')}
      addLabel={t('work.add')}
      none={t('work.none')}
      entries={work}
      read={read}
      getError={(at) =>
        errors[`work_history_detailed.${at}.title`] ??
        errors[`work_history_detailed.${at}.start`] ??
        errors[`work_history_detailed.${at}.end`]
      }
      getHead={(entry) => entry.title ?? entry.employer ?? ''}
      renderBelow={(entry) => (entry.title === null ? null : entry.employer)}
      getParts={({ title, employer, start, end }) => [
        title,
        employer,
        getYear(start),
        getYear(end),
      ]}
      toBody={(entry) => entry.description}
      onChange={onChange}
      form={({ open, entry, onKeep, onClose }) => (
        <EntryDialog<WorkValues>
          open={open}
          title={entry === null ? t('work.addTitle') : t('work.changeTitle')}
          schema={workForm}
          values={workValues(entry)}
          onKeep={(values) => onKeep(toWork(values))}
          onClose={onClose}
        >
          <FormField name="title" label={t('work.jobTitle')}>
            {(field) => <TextField {...field} maxLength={200} />}
          </FormField>
          <FormField name="employer" label={t('work.employer')}>
            {(field) => <TextField {...field} maxLength={200} />}
          </FormField>
          <FormField name="description" label={t('work.description')}>
            {(field) => <TextAreaField {...field} rows={4} maxLength={8000} />}
          </FormField>
          <SpanFields />
        </EntryDialog>
      )}
    />
  )
}
