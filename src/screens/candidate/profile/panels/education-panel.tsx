import { useTranslation } from 'react-i18next'
import { FormField } from '../../../../forms/form-field'
import { TextField } from '../../../../ui/fields/text-field'
import { EntryDialog } from './entry-dialog'
import { EntryList } from './entry-list'
import { SpanFields } from './span-fields'
import {
  educationForm,
  toEducation,
  educationValues,
  type Education,
  type EducationValues,
  getYear,
} from '../review.rules'

interface EducationPanelProps {
  education: readonly Education[]
  read: readonly Education[] | null
  errors: Record<string, string>
  onChange: (education: Education[]) => void
}

/** The candidate's studies, and where they took place. */
export const EducationPanel = ({ education, read, errors, onChange }: EducationPanelProps) => {
  const { t } = useTranslation('profile')
  const getNames = ({ degree, field, institution }: Education) =>
    [degree, field, institution].filter((name) => name !== null)
  return (
    <EntryList
      title={t('education.title')}
      addLabel={t('education.add')}
      none={t('education.none')}
      entries={education}
      read={read}
      getError={(at) =>
        errors[`education.${at}.institution`] ??
        errors[`education.${at}.start`] ??
        errors[`education.${at}.end`]
      }
      getParts={({ institution, degree, field, start, end }) => [
        institution,
        degree,
        field,
        getYear(start),
        getYear(end),
      ]}
      getHead={(place) => getNames(place)[0] ?? ''}
      renderBelow={(place) => getNames(place).slice(1).join(' · ') || null}
      onChange={onChange}
      form={({ open, entry, onKeep, onClose }) => (
        <EntryDialog<EducationValues>
          open={open}
          title={entry === null ? t('education.addTitle') : t('education.changeTitle')}
          schema={educationForm}
          values={educationValues(entry)}
          onKeep={(values) => onKeep(toEducation(values))}
          onClose={onClose}
        >
          {(['institution', 'degree', 'field'] as const).map((name) => (
            <FormField key={name} name={name} label={t(`education.${name}`)}>
              {(field) => <TextField {...field} maxLength={200} />}
            </FormField>
          ))}
          <SpanFields />
        </EntryDialog>
      )}
    />
  )
}
