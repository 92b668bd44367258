import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { AnswerAppeal } from '../../../features/recruiter/outcomes/answer-appeal'
import { getParts } from '../../../features/recruiter/outcomes/assessment-address'
import { DataList } from '../../../features/recruiter/lists/data-list'
import { redoList } from '../../../features/recruiter/outcomes/outcomes-search'
import {
  outcomesDownloads,
  outcomesQueries,
} from '../../../features/recruiter/outcomes/outcomes.queries'
import { useList } from '../../../features/recruiter/lists/use-list'
import { formatDate, formatDateTime } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import type { Column } from '../../../ui/lists/data-table'
import { PageTitle } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import { CandidateCell } from './candidate-cell'
import { OutcomeFilters } from './outcome-filters'
import { useAssessmentName } from '../../../features/recruiter/outcomes/use-assessment-name'

type Row = components['schemas']['RedoRow']

/**
 * The redos that candidates asked for or were granted. By default, those that wait for an answer
 * come first.
 */
const RedoScreen = () => {
  const { t } = useTranslation('outcomes')
  const { search, change, list } = useList(redoList)
  const redos = useQuery({ ...outcomesQueries.redos(search), placeholderData: keepPreviousData })
  const [asked, setAsked] = useState<Row | null>(null)
  const [open, setOpen] = useState(false)
  const columns = useRedoColumns((row) => {
    setAsked(row)
    setOpen(true)
  })
  const labels = {
    loading: t('redo.loading'),
    failed: t('redo.failed'),
    none: t('redo.none'),
    noneBody: t('redo.noneBody'),
    noneFit: t('redo.noneFit'),
  }
  return (
    <>
      <PageTitle title={t('redo.title')} intro={t('redo.intro')} />
      <OutcomeFilters search={search} onChange={change} list={list} />
      <DataList
        name="redos"
        caption={t('redo.title')}
        labels={labels}
        list={list}
        query={redos}
        columns={columns}
        rowKey={(row) => row.attempt_id}
        density="normal"
        download={outcomesDownloads.redos(search)}
      />
      {asked === null ? null : (
        <AnswerAppeal
          key={asked.attempt_id}
          open={open}
          attemptId={asked.attempt_id}
          name={asked.full_name}
          statement={asked.appeal ?? ''}
          grants={asked.grants}
          waiting={isWaiting(
            redos.data?.results.find((row) => row.attempt_id === asked.attempt_id) ?? asked,
          )}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

const isWaiting = ({ appeal, decision }: Row) => appeal !== null && decision === null

function useRedoColumns(onDecide: (row: Row) => void): Column<Row>[] {
  const { t } = useTranslation('outcomes')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const getName = useAssessmentName()
  return [
    {
      id: 'full_name',
      header: tList('table.candidate'),
      cell: (row) => <CandidateCell row={row} />,
    },
    {
      id: 'assessment',
      header: t('column.assessment'),
      cell: (row) => (
        <chakra.span display="block" minWidth={{ md: '130px' }} whiteSpace="normal">
          {getName(getParts(row.assessment_id))}
        </chakra.span>
      ),
    },
    { id: 'waiting', header: t('column.state'), cell: (row) => <DecisionBadge row={row} /> },
    { id: 'said', header: t('column.said'), cell: (row) => <Said row={row} /> },
    {
      id: 'asked_at',
      header: t('column.when'),
      cell: ({ asked_at: askedAt, decided_at: decidedAt }) => (
        <chakra.span color="fg.muted">
          {askedAt === null ? null : (
            <chakra.span display="block" title={formatDateTime(askedAt, language)}>
              {t('redo.asked', { on: formatDate(askedAt, language) })}
            </chakra.span>
          )}
          {decidedAt === null ? null : (
            <chakra.span display="block" title={formatDateTime(decidedAt, language)}>
              {t('redo.decided', { on: formatDate(decidedAt, language) })}
            </chakra.span>
          )}
        </chakra.span>
      ),
    },
    {
      id: 'decide',
      header: t('column.decide'),
      headerHidden: true,
      align: 'end',
      cell: (row) =>
        isWaiting(row) && row.by_other ? (
          <chakra.span display="block" minWidth="140px" color="fg.muted" whiteSpace="normal">
            {t('redo.byOther')}
          </chakra.span>
        ) : isWaiting(row) ? (
          <Button
            size="xs"
            variant="secondary"
            aria-label={t('redo.decideAbout', { name: `\u2068${row.full_name}\u2069` })}
            onClick={() => onDecide(row)}
          >
            {t('redo.decide')}
          </Button>
        ) : null,
    },
  ]
}

const DecisionBadge = ({ row }: { row: Row }) => {
  const { t } = useTranslation('outcomes')
  if (row.decision === 'granted')
    return (
      <Badge tone="success">
        {t(row.status !== 'REDO' && row.grants === 'result' ? 'redo.restored' : 'redo.granted')}
      </Badge>
    )
  if (row.decision === 'declined') return <Badge>{t('redo.declined')}</Badge>
  return <Badge tone="warning">{t('redo.waiting')}</Badge>
}

/**
 * The beginning of the candidate's statement, below why the attempt was cancelled; the dialog and
 * the report show all of it.
 */
const Said = ({ row: { appeal, cancel_reason: reason } }: { row: Row }) => {
  const { t } = useTranslation('outcomes')
  return (
    <chakra.span
      display="block"
      minWidth={{ md: '200px' }}
      maxWidth={{ md: '420px' }}
      paddingBlock="1.5"
      whiteSpace="normal"
    >
      {reason === null ? null : (
        <chakra.span display="block" textStyle="tiny" color="fg.muted">
          {t(`reason.${reason}`)}
        </chakra.span>
      )}
      {appeal === null ? (
        <chakra.span color="fg.muted">{t('redo.notAsked')}</chakra.span>
      ) : (
        <chakra.span
          dir="auto"
          textAlign="-webkit-match-parent"
          overflowWrap="anywhere"
          css={{
            display: '-webkit-box',
            WebkitLineClamp: '3',
            WebkitBoxOrient: 'vertical',
            overflow: 'hidden',
          }}
        >
          {appeal}
        </chakra.span>
      )}
    </chakra.span>
  )
}

export default RedoScreen
