import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatDate, formatDateTime } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { Panel } from '../../../../ui/layout/panel'
import type { Report } from '../timeline.rules'
import { HoldDialog } from './hold-dialog'

type Hold = Report['media_retention']['holds'][number]

/**
 * How long what was recorded is kept; an admin has it kept longer, or no longer. Nothing once it is
 * deleted and nobody ever held it.
 */
export const RetentionPanel = ({ report, mayHold }: { report: Report; mayHold: boolean }) => {
  const { t } = useTranslation('outcomes')
  const { language } = useLanguage()
  const [open, setOpen] = useState(false)
  const {
    media_retention: { until, holds },
    media_deleted_at: deletedAt,
  } = report
  const current = holds.find(({ lifted_at: lifted }) => lifted === null)
  const isDeleted = deletedAt !== null
  if (isDeleted && holds.length === 0) return null
  const stands = isDeleted
    ? t('hold.deleted', { on: formatDate(deletedAt, language) })
    : current !== undefined
      ? t('hold.standing')
      : until === null
        ? t('hold.running')
        : t('hold.until', { on: formatDate(until, language) })
  return (
    <Panel title={t('hold.title')}>
      <chakra.p
        textStyle="small"
        fontWeight={current === undefined || isDeleted ? undefined : '600'}
      >
        {stands}
      </chakra.p>
      <Holds holds={holds} />
      {mayHold && !isDeleted ? (
        <chakra.div data-screen-only marginBlockStart="4">
          <Button size="sm" variant="secondary" wide onClick={() => setOpen(true)}>
            {current === undefined ? t('hold.do.set') : t('hold.do.lift')}
          </Button>
          <chakra.p marginBlockStart="1" textStyle="tiny" color="fg.muted">
            {current === undefined ? t('hold.about.set') : t('hold.about.lift')}
          </chakra.p>
        </chakra.div>
      ) : null}
      {mayHold ? <HoldDialog open={open} report={report} onClose={() => setOpen(false)} /> : null}
    </Panel>
  )
}

/** Every hold with who set and lifted it, when and why. */
const Holds = ({ holds }: { holds: readonly Hold[] }) => {
  const { t } = useTranslation('outcomes')
  if (holds.length === 0) return null
  return (
    <chakra.ul display="flex" flexDirection="column" gap="3" marginBlockStart="3" textStyle="small">
      {holds.map((hold) => (
        <li key={hold.set_at}>
          <Said what={t('hold.set')} name={hold.set_by} at={hold.set_at} why={hold.reason} />
          {hold.lifted_at === null ? null : (
            <chakra.div marginBlockStart="2">
              <Said
                what={t('hold.lifted')}
                name={hold.lifted_by ?? ''}
                at={hold.lifted_at}
                why={hold.lift_reason ?? ''}
              />
            </chakra.div>
          )}
        </li>
      ))}
    </chakra.ul>
  )
}

const Said = ({ what, name, at, why }: { what: string; name: string; at: string; why: string }) => {
  const { t } = useTranslation(['outcomes', 'recruiter'])
  const { language } = useLanguage()
  return (
    <>
      <chakra.strong fontWeight="600">{what}</chakra.strong>
      <chakra.p color="fg.muted">
        {t('recruiter:decide.by', {
          name: `\u2068${name}\u2069`,
          at: formatDateTime(at, language),
        })}
      </chakra.p>
      <chakra.p
        marginBlockStart="1"
        dir="auto"
        textAlign="-webkit-match-parent"
        overflowWrap="anywhere"
      >
        {why}
      </chakra.p>
    </>
  )
}
