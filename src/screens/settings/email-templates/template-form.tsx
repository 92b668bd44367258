import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, type ReactNode } from 'react'
import { useFormState } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { settingsMutations } from '../../../features/recruiter/settings.mutations'
import { ValueField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { Submit } from '../../../forms/form'
import { useAppForm } from '../../../forms/use-app-form'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { toEmailTemplates } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'
import { TextAreaField } from '../../../ui/fields/text-area-field'
import { TextField } from '../../../ui/fields/text-field'
import { MergeFields } from './merge-fields'
import { TemplatePreview } from './template-preview'
import {
  findFault,
  namedIn,
  templateForm,
  toTexts,
  type Template,
  type TextName,
} from './template.rules'

const languages = [
  { id: 'en', dir: 'ltr', subject: 'subject', body: 'body' },
  { id: 'ar', dir: 'rtl', subject: 'subject_ar', body: 'body_ar' },
] as const

/** The words of a mail in both languages, each beside the mail that becomes of them. */
export const TemplateForm = ({ template }: { template: Template }) => {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  const form = useAppForm({
    schema: useMemo(() => templateForm(template), [template]),
    defaultValues: toTexts(template),
  })
  return (
    <div data-wide>
      <MutationForm
        form={form}
        mutation={useMutation(settingsMutations.updateTemplate(template.template_id, language))}
        toRequest={(texts) => texts}
        onDone={({ message }) =>
          message === undefined ? undefined : notify.success({ title: message })
        }
      >
        <MergeFields template={template} />
        {languages.map(({ id, dir, subject, body }) => (
          <Panel key={id} title={id === 'ar' ? t('arabic') : t('english')}>
            <chakra.div
              display="grid"
              gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
              gap="6"
            >
              <chakra.div display="flex" flexDirection="column" gap="4" minWidth="0">
                <Words template={template} name={subject} label={t('subject')}>
                  {(field) => <TextField {...field} maxLength={300} lang={id} dir={dir} />}
                </Words>
                <Words template={template} name={body} label={t('body')}>
                  {(field) => (
                    <TextAreaField
                      {...field}
                      hint={t('bodyHint')}
                      rows={9}
                      maxLength={20_000}
                      lang={id}
                      dir={dir}
                    />
                  )}
                </Words>
              </chakra.div>
              <TemplatePreview template={template} language={id} dir={dir} />
            </chakra.div>
          </Panel>
        ))}
        <Save />
      </MutationForm>
    </div>
  )
}

interface WordsProps {
  template: Template
  name: TextName
  label: string
  children: (field: {
    name: string
    value: string
    onChange: (event: { target: { value: string } }) => void
    onBlur: () => void
    label: ReactNode
    error: string | undefined
  }) => ReactNode
}

/** An unknown placeholder is pointed out during typing, all other errors when the field is left. */
const Words = ({ template, name, label, children }: WordsProps) => {
  const { t } = useTranslation('templates')
  const fault = (text: string) => findFault(name, text, template)
  return (
    <ValueField<string> name={name} label={label} messageValues={(text) => namedIn(fault(text))}>
      {({ onValueChange, error, ...field }) =>
        children({
          ...field,
          onChange: ({ target }) => onValueChange(target.value),
          error:
            fault(field.value)?.fault === 'unknown'
              ? t('rule.unknown', namedIn(fault(field.value)))
              : error,
        })
      }
    </ValueField>
  )
}

/** The button is disabled until something was changed. */
const Save = () => {
  const { t } = useTranslation('templates')
  const { isDirty } = useFormState()
  return (
    <Submit
      variant="primary"
      failed={t('notSaved')}
      pendingLabel={t('saving')}
      disabled={!isDirty}
      title={isDirty ? undefined : t('unchanged')}
      after={
        <LinkButton variant="subtle">
          <Link to={toEmailTemplates()}>{t('cancel')}</Link>
        </LinkButton>
      }
    >
      {t('save')}
    </Submit>
  )
}
