import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { formatList } from '../../../i18n/lists'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import { needs, type Stored } from './criteria.rules'
import { SetBy } from './set-by'

/** The criteria as a recruiter reads them. */
export const CriteriaRead = ({ stored }: { stored: Stored }) => {
  const { t } = useTranslation(['criteria', 'onboarding'])
  const { language } = useLanguage()
  const lines = [
    {
      id: 'auto',
      label: t('auto'),
      on: stored.auto_approval,
      word: stored.auto_approval ? t('on') : t('off'),
    },
    ...needs.map((need) => ({
      id: need,
      label: t(`need.${need}`),
      on: stored[need],
      word: stored[need] ? t('asked') : t('notAsked'),
    })),
  ]
  return (
    <Panel title={t('needed')}>
      <chakra.dl>
        {lines.map(({ id, label, on, word }) => (
          <Line key={id} label={label}>
            {on ? <Badge tone="success">{word}</Badge> : <Badge>{word}</Badge>}
          </Line>
        ))}
        <Line label={t('locations')}>
          {stored.locations.length === 0
            ? t('anywhere')
            : formatList(
                stored.locations.map((city) => t(`onboarding:city.${city}`)),
                language,
              )}
        </Line>
      </chakra.dl>
      <SetBy stored={stored} />
    </Panel>
  )
}

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <chakra.div
    display="flex"
    flexWrap="wrap"
    justifyContent="space-between"
    alignItems="center"
    columnGap="4"
    rowGap="1"
    paddingBlock="2.5"
    css={{ '& + &': { borderBlockStart: '1px solid {colors.border}' } }}
  >
    <chakra.dt textStyle="smallMedium">{label}</chakra.dt>
    <chakra.dd textStyle="small" color="fg.muted">
      {children}
    </chakra.dd>
  </chakra.div>
)
