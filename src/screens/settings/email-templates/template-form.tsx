import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useRef, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { settingsMutations } from '../../../features/recruiter/settings.mutations'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { useLanguage } from '../../../i18n/use-language'
import { focusFirstWrong } from '../../../lib/focus-first-wrong'
import { notify } from '../../../notify'
import { toEmailTemplates } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { Notice } from '../../../ui/notice'
import { Panel } from '../../../ui/panel'
import { TextAreaField } from '../../../ui/text-area-field'
import { TextField } from '../../../ui/text-field'
import { MergeFields } from './merge-fields'
import { TemplatePreview } from './template-preview'
import {
  faultOf,
  textNames,
  textsOf,
  type Template,
  type TextName,
  type Texts,
} from './template.rules'
import { useFaultSentence } from './use-fault-sentence'

const languages = [
  { id: 'en', dir: 'ltr', subject: 'subject', body: 'body' },
  { id: 'ar', dir: 'rtl', subject: 'subject_ar', body: 'body_ar' },
] as const

/**
 * The words of a mail in both languages, each beside the mail that becomes of them; checked as they
 * are written.
 */
export const TemplateForm = ({ template }: { template: Template }) => {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  const sentence = useErrorSentence()
  const faultSentence = useFaultSentence()
  const form = useRef<HTMLFormElement>(null)
  const [texts, setTexts] = useState<Texts>(textsOf(template))
  const [tried, setTried] = useState(false)
  const saving = useMutation(settingsMutations.updateTemplate(template.template_id, language))
  const refused = saving.error instanceof ApiError ? saving.error.fields : undefined
  const unchanged = textNames.every((name) => texts[name] === template[name])

  const field = (name: TextName) => {
    const fault = faultOf(name, texts[name], template)
    return {
      value: texts[name],
      onChange: (event: { target: { value: string } }) => {
        saving.reset()
        setTexts({ ...texts, [name]: event.target.value })
      },
      // What is missing is told when it is to be saved; what is wrong at once.
      error:
        fault !== null && (tried || fault.fault === 'unknown')
          ? faultSentence(fault)
          : refused?.[name],
    }
  }
  const save = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (textNames.some((name) => faultOf(name, texts[name], template) !== null)) {
      requestAnimationFrame(() => focusFirstWrong(form.current))
      return
    }
    saving.mutate(texts, {
      onSuccess: ({ message }) =>
        message === undefined ? undefined : notify.success({ title: message }),
    })
  }
  return (
    <chakra.form
      ref={form}
      data-wide
      noValidate
      onSubmit={save}
      display="flex"
      flexDirection="column"
      gap="5"
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
              <TextField
                label={t('subject')}
                maxLength={300}
                lang={id}
                dir={dir}
                {...field(subject)}
              />
              <TextAreaField
                label={t('body')}
                hint={t('bodyHint')}
                rows={9}
                maxLength={20_000}
                lang={id}
                dir={dir}
                {...field(body)}
              />
            </chakra.div>
            <TemplatePreview template={template} texts={texts} language={id} dir={dir} />
          </chakra.div>
        </Panel>
      ))}
      {saving.isError && refused === undefined ? (
        <Notice live tone="danger" title={t('notSaved')}>
          {sentence(saving.error)}
        </Notice>
      ) : null}
      <chakra.div display="flex" flexWrap="wrap" gap="3" alignItems="center">
        <Button
          type="submit"
          variant="primary"
          loading={saving.isPending}
          loadingLabel={t('saving')}
          disabled={unchanged}
          title={unchanged ? t('unchanged') : undefined}
        >
          {t('save')}
        </Button>
        <LinkButton variant="quiet">
          <Link to={toEmailTemplates()}>{t('cancel')}</Link>
        </LinkButton>
      </chakra.div>
    </chakra.form>
  )
}
