import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanLine } from '../../../../machines/shared/line'
import { longestName, skillSuggestions } from './skills.queries'
import { useLanguage } from '../../../i18n/use-language'
import { Button } from '../../../ui/button'
import { SuggestField } from '../../../ui/fields/suggest-field'

/** A skill as it was named: by its id where the taxonomy knows it. */
export interface NamedSkill {
  name: string
  ref_skill: string | null
}

const longestList = 4000

/**
 * Adds a skill by its name. Skills of the taxonomy are suggested during typing; any other is kept
 * as it is written. A pasted list adds each of its skills.
 */
export const SkillAdder = ({ onAdd }: { onAdd: (skills: NamedSkill[]) => void }) => {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const name = cleanLine(typed)
  const found =
    useQuery({ ...skillSuggestions(name, language), placeholderData: (before) => before }).data ??
    []
  const offered = name === '' ? [] : found
  const add = (skills: readonly NamedSkill[]) => {
    if (skills.length === 0) return
    onAdd(skills.map((skill) => ({ name: skill.name, ref_skill: skill.ref_skill })))
    setTyped('')
  }
  // What is called exactly so is meant, also where nothing was chosen.
  const addTyped = () => {
    const meant = offered.find((skill) => skill.name.toLowerCase() === name.toLowerCase())
    add(
      meant === undefined ? toNames(typed).map((one) => ({ name: one, ref_skill: null })) : [meant],
    )
  }
  return (
    <chakra.div display="flex" alignItems="flex-end" gap="2">
      <SuggestField
        maxLength={longestList}
        value={typed}
        onValueChange={setTyped}
        label={t('skills.add')}
        suggestions={offered.map((skill) => skill.name)}
        suggestionsLabel={t('skills.offered')}
        onChoose={(index) => add(offered.slice(index, index + 1))}
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

/** The names in what was typed or pasted: between commas, semicolons and bullets. */
const toNames = (typed: string): string[] => [
  ...new Set(
    typed
      .split(/[,،;؛|•\n\t]/u)
      .map((part) => cleanLine(part).slice(0, longestName))
      .filter((part) => part !== ''),
  ),
]
