import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Panel } from '../../../../ui/layout/panel'
import { TextField } from '../../../../ui/fields/text-field'
import { LinesField } from './lines-field'
import { LookUpButton } from '../reading/look-up-button'
import type { Draft } from '../review.rules'

interface ContactPanelProps {
  draft: Draft
  /** What the server said, by the place of the field. */
  errors: Record<string, string>
  onChange: (part: Partial<Draft>) => void
}

/** The name and how somebody is reached, as the resume says. */
export const ContactPanel = ({ draft, errors, onChange }: ContactPanelProps) => {
  const { t } = useTranslation('profile')
  const lines = [
    {
      name: 'emails',
      type: 'email',
      label: t('contact.email'),
      add: t('contact.addEmail'),
      maxLength: 254,
    },
    {
      name: 'phones',
      type: 'tel',
      label: t('contact.phone'),
      add: t('contact.addPhone'),
      maxLength: 40,
    },
    {
      name: 'links',
      type: 'url',
      label: t('contact.link'),
      add: t('contact.addLink'),
      maxLength: 300,
    },
  ] as const
  return (
    <Panel title={t('contact.title')}>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <chakra.div display="flex" gap="2">
          <TextField
            value={draft.name}
            maxLength={120}
            label={t('contact.name')}
            onChange={(event) => onChange({ name: event.target.value })}
          />
          {draft.name === '' ? null : (
            <chakra.span marginBlockStart="calc(var(--line-small) + 6px)">
              <LookUpButton name={draft.name} parts={[draft.name]} />
            </chakra.span>
          )}
        </chakra.div>
        {lines.map(({ name, type, label, add, maxLength }) => (
          <LinesField
            key={name}
            type={type}
            label={label}
            addLabel={add}
            removeLabel={(what) => t('remove', { what })}
            values={draft[name]}
            maxLength={maxLength}
            getError={(at) => errors[`${name}.${at}`]}
            onChange={(values) => onChange({ [name]: values })}
            inResume
          />
        ))}
      </chakra.div>
    </Panel>
  )
}
