import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { formatDateTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import type { Column } from '../../../ui/lists/data-table'
import { TextLink } from '../../../ui/link'
import { None } from '../../../ui/lists/none'
import { useNoted } from './use-noted'
import { useOpenedLabels } from './use-opened-labels'

type Entry = components['schemas']['AuditEntry']

interface Narrowing {
  onBy: (id: string) => void
  onAbout: (id: string) => void
}

/** When, who, what and about whom. A name narrows the log to that person. */
export function useLogColumns({ onBy, onAbout }: Narrowing): Column<Entry>[] {
  const { t } = useTranslation('log')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const opened = useOpenedLabels()
  const inWords = useNoted()
  return [
    { id: 'at', header: t('column.at'), cell: ({ at }) => formatDateTime(at, language) },
    {
      id: 'by',
      header: t('column.by'),
      cell: ({ by }) => (
        <Name
          name={by.full_name}
          gone={t('gone')}
          label={(name) => t('onlyBy', { name })}
          onPress={() => onBy(by.user_id)}
        />
      ),
    },
    {
      id: 'act',
      header: t('column.act'),
      cell: ({ act, about }) =>
        (act === 'file.opened' ? opened[about.kind] : undefined) ?? tList(`act.${act}`),
    },
    {
      id: 'about',
      header: t('column.about'),
      cell: ({ about }) =>
        about.name !== null && about.person_id !== null ? (
          <Name
            name={about.name}
            gone=""
            label={(name) => t('onlyAbout', { name })}
            onPress={() => onAbout(about.person_id ?? about.id)}
          />
        ) : (
          <bdi>{about.name ?? '–'}</bdi>
        ),
    },
    {
      id: 'change',
      header: t('column.change'),
      cell: (entry) => {
        const [from, to] = [entry.from, entry.to].map(inWords)
        if (from === null && to === null && entry.same_admin !== true) return <None />
        return (
          <chakra.span color="fg.muted" textStyle="tiny" whiteSpace="normal">
            {from && to ? (
              t('change', { from: `\u2068${from}\u2069`, to: `\u2068${to}\u2069` })
            ) : (
              <bdi>{to ?? from}</bdi>
            )}
            {entry.same_admin === true ? (
              <chakra.span display="block">{t('sameAdmin')}</chakra.span>
            ) : null}
          </chakra.span>
        )
      },
    },
  ]
}

const Name = ({
  name,
  gone,
  label,
  onPress,
}: {
  name: string | null
  gone: string
  label: (name: string) => string
  onPress: () => void
}) => (
  <TextLink tone="plain">
    <button
      type="button"
      data-on-paper
      title={label(`\u2068${name ?? gone}\u2069`)}
      onClick={onPress}
    >
      <bdi>{name ?? gone}</bdi>
    </button>
  </TextLink>
)
