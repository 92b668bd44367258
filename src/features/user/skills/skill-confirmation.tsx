import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { longestName, skillSuggestions } from './skills.queries'

const most = 3

interface SkillConfirmationProps {
  /** A skill as somebody worded it, which the taxonomy does not know. */
  name: string
  onConfirm: (refSkill: string) => void
}

/** Asks which skill of the taxonomy is meant; it counts once somebody says so. */
export const SkillConfirmation = ({ name, onConfirm }: SkillConfirmationProps) => {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const id = useId()
  const { data } = useQuery(skillSuggestions(name.slice(0, longestName), language))
  if (data === undefined || data.length === 0) return null
  return (
    <chakra.div
      role="group"
      aria-labelledby={id}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="2"
      marginBlockStart="2"
    >
      <chakra.span id={id} textStyle="small" color="fg.muted">
        {t('skills.meant')} <VisuallyHidden>{name}</VisuallyHidden>
      </chakra.span>
      {data.slice(0, most).map((skill) => (
        <Button
          key={skill.ref_skill}
          size="sm"
          variant="secondary"
          onClick={() => onConfirm(skill.ref_skill)}
        >
          <bdi>{skill.name}</bdi>
        </Button>
      ))}
    </chakra.div>
  )
}
