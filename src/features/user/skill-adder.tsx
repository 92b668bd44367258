import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanLine } from '../../../machines/shared/line'
import { skillSuggestions } from './skills.queries'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { SuggestField } from '../../ui/suggest-field'

/** A skill as it was named: by its id where the taxonomy knows it. */
export interface NamedSkill {
  name: string
  ref_skill: string | null
}

/**
 * A skill by its name: one that the taxonomy knows is offered while it is typed, any other is kept
 * as it is worded.
 */
export const SkillAdder = ({ onAdd }: { onAdd: (skill: NamedSkill) => void }) => {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const name = cleanLine(typed)
  const found =
    useQuery({ ...skillSuggestions(name, language), placeholderData: (before) => before }).data ??
    []
  const offered = name === '' ? [] : found
  const add = (skill: NamedSkill | undefined) => {
    if (skill === undefined) return
    onAdd({ name: skill.name, ref_skill: skill.ref_skill })
    setTyped('')
  }
  // What is called exactly so is meant, also where nothing was chosen.
  const addTyped = () =>
    add(
      offered.find((skill) => skill.name.toLowerCase() === name.toLowerCase()) ??
        (name === '' ? undefined : { name, ref_skill: null }),
    )
  return (
    <chakra.div display="flex" alignItems="flex-end" gap="2">
      <SuggestField
        maxLength={120}
        value={typed}
        onValueChange={setTyped}
        label={t('skills.add')}
        suggestions={offered.map((skill) => skill.name)}
        suggestionsLabel={t('skills.offered')}
        onChoose={(index) => add(offered[index])}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return
          event.preventDefault()
          addTyped()
        }}
      />
      <Button variant="secondary" disabled={name === ''} onClick={addTyped}>
        {t('add')}
      </Button>
    </chakra.div>
  )
}
