import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { ApiError } from '../../../api/api-error'
import { Loaded } from '../../../loading/loaded'
import { Missing } from '../../../features/recruiter/lists/one-page'
import { settingsQueries } from '../../../features/recruiter/settings.queries'
import { useLanguage } from '../../../i18n/use-language'
import { toEmailTemplates } from '../../../paths'
import { Breadcrumbs } from '../../../ui/lists/filters'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { TemplateForm } from './template-form'

/** One mail in both languages. */
const EditEmailTemplateScreen = () => {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  const { id = '' }: Record<string, string | undefined> = useParams({ strict: false })
  const template = useQuery(settingsQueries.template(id, language))
  const list = <Link to={toEmailTemplates()}>{t('toList')}</Link>
  if (template.error instanceof ApiError && template.error.code === 'email_template_not_found')
    return <Missing title={t('missing')} body={t('missingBody')} list={list} />
  return (
    <>
      <Breadcrumbs
        label={t('path')}
        links={[
          <Link key="list" to={toEmailTemplates()}>
            {t('title')}
          </Link>,
        ]}
        here={template.data?.name ?? ''}
      />
      <PageTitle title={template.data?.name ?? t('title')} />
      <Loaded
        query={template}
        labels={{ loading: t('loading'), failed: t('oneFailed') }}
        skeleton={<Skeleton height="640px" />}
      >
        {(loaded) => (
          <TemplateForm key={`${loaded.template_id} ${loaded.updated_at}`} template={loaded} />
        )}
      </Loaded>
    </>
  )
}

export default EditEmailTemplateScreen
