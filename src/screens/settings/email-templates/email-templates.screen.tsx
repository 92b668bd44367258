import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../loading/loaded'
import { settingsQueries } from '../../../features/recruiter/settings.queries'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { toEditEmailTemplate } from '../../../paths'
import { DataTable } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { PageTitle } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { EmptyState } from '../../../ui/feedback/states'

/** The mails whose words can be changed. */
const EmailTemplatesScreen = () => {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <Loaded
        query={useQuery(settingsQueries.templates(language))}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="360px" />}
      >
        {(templates) =>
          templates.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <DataTable
              caption={t('caption')}
              density="normal"
              rows={templates}
              rowKey={({ template_id: id }) => id}
              columns={[
                {
                  id: 'name',
                  header: t('column.name'),
                  cell: ({ template_id: id, name }) => (
                    <TextLink tone="strong">
                      <Link to={toEditEmailTemplate(id)}>{name}</Link>
                    </TextLink>
                  ),
                },
                {
                  id: 'subject',
                  header: t('column.subject'),
                  cell: ({ subject, subject_ar: arabic }) => (
                    <chakra.span whiteSpace="normal">
                      <bdi>{language === 'ar' ? arabic : subject}</bdi>
                    </chakra.span>
                  ),
                },
                {
                  id: 'changed',
                  header: t('column.changed'),
                  cell: ({ updated_at: at, updated_by: by }) => <Changed at={at} by={by} />,
                },
              ]}
            />
          )
        }
      </Loaded>
    </>
  )
}

/** The day over the name: side by side they would not fit the column of the settings. */
const Changed = ({ at, by }: { at: string | null; by: string | null }) => {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  if (at === null) return <chakra.span color="fg.muted">{t('delivered')}</chakra.span>
  return (
    <>
      {formatDate(at, language)}
      <chakra.bdi display="block" textStyle="tiny" color="fg.muted">
        {by}
      </chakra.bdi>
    </>
  )
}

export default EmailTemplatesScreen
