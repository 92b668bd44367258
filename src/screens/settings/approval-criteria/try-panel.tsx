import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { settingsMutations } from '../../../features/recruiter/settings.mutations'
import { formatList } from '../../../i18n/lists'
import { formatNumber } from '../../../i18n/numbers'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { DataTable } from '../../../ui/lists/data-table'
import { None } from '../../../ui/lists/none'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { ShareBar, ShareKey } from '../../../ui/charts/share-bar'
import { Badge } from '../../../ui/feedback/status-badge'
import { areSame, type Criteria, type Tried } from './criteria.rules'

/** Tries the unsaved criteria on the people who wait: who would pass, and what the others lack. */
export const TryPanel = () => {
  const { t } = useTranslation('criteria')
  const sentence = useErrorMessage()
  const criteria = useWatch<Criteria>() as Criteria
  const trying = useMutation(settingsMutations.tryCriteria())
  const isStale = trying.variables !== undefined && !areSame(trying.variables, criteria)
  return (
    <Panel title={t('try.title')}>
      <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="4">
        {t('try.intro')}
      </chakra.p>
      <Button
        variant="secondary"
        loading={trying.isPending}
        loadingLabel={t('try.running')}
        onClick={() => trying.mutate(criteria)}
      >
        {trying.data === undefined ? t('try.run') : t('try.again')}
      </Button>
      <chakra.div
        aria-live="polite"
        display="flex"
        flexDirection="column"
        gap="4"
        marginBlockStart="4"
        _empty={{ display: 'none' }}
      >
        {trying.isError ? (
          <Notice live tone="danger" title={t('try.failed')}>
            {sentence(trying.error)}
          </Notice>
        ) : null}
        {isStale && trying.isSuccess ? <Notice tone="info" title={t('try.stale')} /> : null}
        {trying.data === undefined ? null : <Outcome tried={trying.data} />}
      </chakra.div>
    </Panel>
  )
}

const Outcome = ({ tried: { would_pass: pass, would_wait: wait, sample } }: { tried: Tried }) => {
  const { t } = useTranslation('criteria')
  const { language } = useLanguage()
  const total = pass + wait
  if (total === 0) return <p>{t('try.nobody')}</p>
  const shares = [
    { id: 'pass', number: pass, text: t('try.pass', { count: pass }), look: 'share.1' },
    { id: 'wait', number: wait, text: t('try.wait', { count: wait }), look: 'rest' },
  ] as const
  return (
    <>
      <ShareBar
        shares={shares
          .filter(({ number }) => number > 0)
          .map(({ id, number, look }) => ({
            id,
            size: (100 * number) / total,
            text: formatNumber(number, language),
            look,
          }))}
      />
      <chakra.ul display="flex" flexWrap="wrap" columnGap="5" rowGap="1" textStyle="smallStrong">
        {shares.map(({ id, text, look }) => (
          <chakra.li key={id} display="inline-flex" alignItems="center" gap="2">
            <ShareKey look={look} />
            {text}
          </chakra.li>
        ))}
      </chakra.ul>
      {total > sample.length ? (
        <chakra.p textStyle="small" color="fg.muted">
          {t('try.newest', { number: formatNumber(sample.length, language) })}
        </chakra.p>
      ) : null}
      <Sample sample={sample} />
    </>
  )
}

const Sample = ({ sample }: Pick<Tried, 'sample'>) => {
  const { t } = useTranslation('criteria')
  const { language } = useLanguage()
  return (
    <DataTable
      caption={t('try.caption')}
      rows={sample}
      rowKey={({ user_id: id }) => id}
      columns={[
        { id: 'name', header: t('try.name'), cell: ({ full_name: name }) => <bdi>{name}</bdi> },
        {
          id: 'outcome',
          header: t('try.outcome'),
          cell: ({ passes }) =>
            passes ? (
              <Badge tone="success">{t('try.passes')}</Badge>
            ) : (
              <Badge tone="warning">{t('try.lacks')}</Badge>
            ),
        },
        {
          id: 'missing',
          header: t('try.lacks'),
          cell: ({ missing }) =>
            missing.length === 0 ? (
              <None />
            ) : (
              formatList(
                missing.map((each) => t(`try.missing.${each}`)),
                language,
              )
            ),
        },
      ]}
    />
  )
}
