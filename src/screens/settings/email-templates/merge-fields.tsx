import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import type { Template } from './template.rules'
import { shown } from './template.rules'

/** The placeholders for the text, each with what takes its place. */
export const MergeFields = ({ template }: { template: Template }) => {
  const { t } = useTranslation('templates')
  if (template.merge_fields.length === 0) return null
  return (
    <Panel title={t('fields')}>
      <chakra.p textStyle="small" color="fg.muted">
        {t('fieldsIntro')}
      </chakra.p>
      <chakra.ul marginBlockStart="2">
        {template.merge_fields.map(({ name, needed }) => (
          <chakra.li
            key={name}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            columnGap="3"
            rowGap="1"
            paddingBlock="1.5"
            textStyle="small"
          >
            <chakra.code textStyle="smallStrong">{shown(name)}</chakra.code>
            <span>{isNamed(name) ? t(`field.${name}`) : ''}</span>
            {needed ? <Badge tone="warning">{t('needed')}</Badge> : null}
          </chakra.li>
        ))}
      </chakra.ul>
    </Panel>
  )
}

const named = ['name', 'code', 'reason', 'job', 'company', 'message'] as const

const isNamed = (name: string): name is (typeof named)[number] => named.some((one) => one === name)
