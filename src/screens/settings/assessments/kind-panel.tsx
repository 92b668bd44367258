import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toReports } from '../../../paths'
import { SwitchField } from '../../../ui/fields/choice-field'
import { TextLink } from '../../../ui/link'
import { Notice } from '../../../ui/feedback/notice'
import { Panel } from '../../../ui/layout/panel'
import { Badge } from '../../../ui/feedback/status-badge'
import { attemptsAt, type Kind, type Setting } from './versions.rules'

interface KindPanelProps {
  kind: Kind
  settings: readonly Setting[]
  /** True while a change is being saved; no other can be made then. */
  isSaving: boolean
  /** No version of it would be given any more. */
  isEmptied: boolean
  onChange: (setting: Setting, active: boolean) => void
}

/** The versions of one assessment, the newest first, as candidates get them. */
export const KindPanel = ({ kind, settings, isSaving, isEmptied, onChange }: KindPanelProps) => {
  const { t } = useTranslation('settings')
  const { t: tRecruiter } = useTranslation('recruiter')
  return (
    <Panel title={tRecruiter(`kind.${kind}`)}>
      <chakra.ul>
        {settings.toReversed().map((setting, at) => (
          <chakra.li
            key={setting.assessment_id}
            display="flex"
            flexWrap="wrap"
            alignItems="center"
            justifyContent="space-between"
            columnGap="4"
            rowGap="1"
            paddingBlock="2"
            borderBlockStart={at === 0 ? 'none' : '1px solid {colors.border}'}
          >
            {!isSaving && (setting.available || setting.active) ? (
              <SwitchField
                label={tRecruiter(`version.${setting.version}`)}
                checked={setting.active}
                onChange={(event) => onChange(setting, event.target.checked)}
              />
            ) : (
              <chakra.span textStyle="smallStrong" paddingBlock="2">
                {tRecruiter(`version.${setting.version}`)}
              </chakra.span>
            )}
            <chakra.span
              display="inline-flex"
              flexWrap="wrap"
              alignItems="center"
              gap="3"
              textStyle="small"
              color="fg.muted"
            >
              <Attempts setting={setting} />
              <Given setting={setting} />
            </chakra.span>
          </chakra.li>
        ))}
      </chakra.ul>
      {isEmptied ? (
        <chakra.div marginBlockStart="3">
          <Notice live tone="danger" title={t('assessments.needsOne')} />
        </chakra.div>
      ) : null}
    </Panel>
  )
}

const Attempts = ({ setting }: { setting: Setting }) => {
  const { t } = useTranslation('settings')
  const count = attemptsAt(setting)
  if (count === 0) return <span>{t('assessments.noAttempts')}</span>
  return (
    <TextLink>
      <Link to={toReports(setting.kind, setting.version)}>
        {t('assessments.attempts', { count })}
      </Link>
    </TextLink>
  )
}

const Given = ({ setting: { active, available } }: { setting: Setting }) => {
  const { t } = useTranslation('settings')
  if (!available) return <Badge>{t('assessments.notWritten')}</Badge>
  return active ? (
    <Badge tone="success">{t('assessments.given')}</Badge>
  ) : (
    <Badge>{t('assessments.notGiven')}</Badge>
  )
}
