import { withMeant } from '../../../features/user/skills/skill-confirmation.rules'
import { chakra } from '@chakra-ui/react/styled-system'
import X from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SkillConfirmation } from '../../../features/user/skills/skill-confirmation'
import { SkillAdder } from '../../../features/user/skills/skill-adder'
import { IconButton } from '../../../ui/button'
import { FieldMessage } from '../../../ui/fields/field'
import { Icon } from '../../../ui/icons'
import { SelectField } from '../../../ui/fields/select-field'
import { Badge } from '../../../ui/feedback/status-badge'
import { type FormSkill, withImportance, withoutSkill, withSkill } from './job-form.rules'

interface SkillsFieldProps {
  value: readonly FormSkill[]
  onValueChange: (skills: FormSkill[]) => void
  label: ReactNode
  error: string | undefined
}

/** The skills that a job asks for, each required or preferred. */
export const SkillsField = ({
  value: skills,
  onValueChange: onChange,
  label,
  error,
}: SkillsFieldProps) => {
  const { t } = useTranslation('posting')
  return (
    <chakra.fieldset
      aria-describedby={error === undefined ? undefined : 'job-skills-message'}
      minWidth="0"
    >
      <chakra.legend textStyle="smallStrong" marginBlockEnd="2">
        {label}
      </chakra.legend>
      <SkillAdder onAdd={(added) => onChange(added.reduce(withSkill, [...skills]))} />
      <FieldMessage id="job-skills-message" error={error} />
      {skills.length === 0 ? null : (
        <chakra.ul marginBlockStart="3">
          {skills.map((skill) => (
            <chakra.li
              key={skill.ref_skill ?? skill.name}
              display="grid"
              gridTemplateColumns="minmax(0, 1fr) minmax(112px, 160px) auto"
              alignItems="center"
              gap={{ base: '2', sm: '3' }}
              paddingBlock="2"
              borderBlockStart="1px solid {colors.border}"
            >
              <chakra.span
                display="flex"
                flexWrap="wrap"
                alignItems="center"
                gap="2"
                textStyle="smallMedium"
              >
                <chakra.bdi overflowWrap="anywhere">{skill.name}</chakra.bdi>
                {skill.ref_skill === null ? <Badge>{t('form.unmapped')}</Badge> : null}
              </chakra.span>
              <SelectField
                size="sm"
                label={t('form.importanceOf', { skill: skill.name })}
                labelHidden
                value={skill.importance}
                options={(['required', 'preferred'] as const).map((importance) => ({
                  value: importance,
                  label: t(`importance.${importance}`),
                }))}
                onChange={(event) =>
                  onChange(
                    withImportance(
                      skills,
                      skill,
                      event.target.value === 'preferred' ? 'preferred' : 'required',
                    ),
                  )
                }
              />
              <IconButton
                size="sm"
                label={t('form.removeSkill', { skill: skill.name })}
                icon={<Icon of={X} size={18} />}
                onClick={() => onChange(withoutSkill(skills, skill))}
              />
              {skill.ref_skill === null ? (
                <chakra.div gridColumn="1 / -1" marginBlockStart="-1">
                  <SkillConfirmation
                    name={skill.name}
                    onConfirm={(ref) => onChange(withMeant(skills, skill, ref))}
                  />
                </chakra.div>
              ) : null}
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.fieldset>
  )
}
