import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { excerptAround } from '../../../../lib/excerpt'
import { IconButton } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Panel } from '../../../../ui/layout/panel'
import { Quote } from '../../../../ui/layout/quote'
import { Badge } from '../../../../ui/feedback/status-badge'
import { LookUpButton } from '../reading/look-up-button'
import { isSameSkill, takenOff, type DraftSkill } from '../review.rules'
import { SkillConfirmation } from '../../../../features/user/skills/skill-confirmation'
import { withMeant } from '../../../../features/user/skills/skill-confirmation.rules'
import { SkillAdder } from '../../../../features/user/skills/skill-adder'
import { TakenOff } from './taken-off'

interface SkillsPanelProps {
  skills: readonly DraftSkill[]
  read: readonly DraftSkill[]
  /** They are typed, and no resume shows them. */
  typed: boolean
  onChange: (skills: DraftSkill[]) => void
}

/**
 * The skills, each with the words of the resume that show it. A skill that the taxonomy does not
 * contain keeps its words.
 */
export const SkillsPanel = ({ skills, read, typed, onChange }: SkillsPanelProps) => {
  const { t } = useTranslation('profile')
  const add = (...added: DraftSkill[]) =>
    onChange([
      ...skills.filter((other) => !added.some((skill) => isSameSkill(other, skill))),
      ...added,
    ])
  return (
    <Panel title={t('skills.title')} titleEnd={t('skills.count', { count: skills.length })}>
      <chakra.div display="flex" flexDirection="column" gap="4">
        <chakra.p textStyle="small" color="fg.muted">
          {typed ? t('skills.leadTyped') : t('skills.lead')}
        </chakra.p>
        <SkillAdder
          onAdd={(named) => add(...named.map((skill) => ({ id: null, evidence: '', ...skill })))}
        />
        {skills.length === 0 ? (
          <chakra.p textStyle="small" color="fg.muted">
            {t('skills.none')}
          </chakra.p>
        ) : (
          <chakra.ul>
            {skills.map((skill) => (
              <SkillRow
                key={`${skill.id ?? ''} ${skill.ref_skill ?? skill.name}`}
                skill={skill}
                onConfirm={(ref_skill) => onChange(withMeant(skills, skill, ref_skill))}
                onRemove={() => onChange(skills.filter((other) => other !== skill))}
              />
            ))}
          </chakra.ul>
        )}
        <TakenOff
          entries={takenOff(read, skills, isSameSkill)}
          getName={({ name }) => name}
          onPutBack={(skill) => add(skill)}
        />
      </chakra.div>
    </Panel>
  )
}

interface SkillRowProps {
  skill: DraftSkill
  onConfirm: (refSkill: string) => void
  onRemove: () => void
}

const SkillRow = ({ skill, onConfirm, onRemove }: SkillRowProps) => {
  const { t } = useTranslation('profile')
  return (
    <chakra.li
      display="flex"
      alignItems="flex-start"
      gap="3"
      paddingBlock="2.5"
      borderBlockStart="1px solid {colors.border}"
    >
      <chakra.div flex="1" minWidth="0">
        <chakra.div
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          gap="2"
          textStyle="smallStrong"
        >
          <bdi>{skill.name}</bdi>
          {skill.ref_skill === null ? <Badge>{t('skills.unmapped')}</Badge> : null}
          {skill.evidence === '' ? <Badge tone="accent">{t('own')}</Badge> : null}
        </chakra.div>
        {skill.evidence === '' ? null : (
          <chakra.p
            textStyle="small"
            color="fg.muted"
            overflowWrap="anywhere"
            marginBlockStart="0.5"
          >
            {t('skills.evidence')} <Quote>{excerptAround(skill.evidence, skill.name)}</Quote>
          </chakra.p>
        )}
        {skill.ref_skill === null ? (
          <SkillConfirmation name={skill.name} onConfirm={onConfirm} />
        ) : null}
      </chakra.div>
      <chakra.div display="flex" flexShrink="0">
        {skill.evidence === '' ? null : (
          <LookUpButton name={skill.name} parts={[skill.evidence, skill.name]} />
        )}
        <IconButton
          size="sm"
          label={t('remove', { what: skill.name })}
          icon={<Icon of={X} size={18} />}
          onClick={onRemove}
        />
      </chakra.div>
    </chakra.li>
  )
}
