import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useId, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { cleanLine } from '../../../machines/shared/line'
import { skillSuggestions } from './skills.queries'
import { useLanguage } from '../../i18n/use-language'
import { Button } from '../../ui/button'
import { TextField } from '../../ui/text-field'

/** A skill as it was named: by its id where the taxonomy knows it. */
export interface NamedSkill {
  name: string
  ref_skill: string | null
}

/** A skill by its name: one that the taxonomy knows is offered while it is typed, any other is kept as it is worded. */
export const SkillAdder = ({ onAdd }: { onAdd: (skill: NamedSkill) => void }) => {
  const { t } = useTranslation('profile')
  const { language } = useLanguage()
  const [typed, setTyped] = useState('')
  const [at, setAt] = useState(-1)
  const [open, setOpen] = useState(false)
  const listId = useId()
  const name = cleanLine(typed)
  const found = useQuery({ ...skillSuggestions(name, language), placeholderData: (before) => before }).data ?? []
  const offered = name === '' ? [] : found
  const shown = open && offered.length > 0
  const add = (skill: NamedSkill) => {
    onAdd(skill)
    setTyped('')
    setAt(-1)
    setOpen(false)
  }
  const addTyped = () => {
    const chosen = shown ? offered[at] : undefined
    // What is called exactly so is meant, also where nothing was chosen.
    const same = chosen ?? offered.find((skill) => skill.name.toLowerCase() === name.toLowerCase())
    if (same !== undefined) add({ name: same.name, ref_skill: same.ref_skill })
    else if (name !== '') add({ name, ref_skill: null })
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return setOpen(false)
    if (event.key === 'Enter') {
      event.preventDefault()
      return addTyped()
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step === undefined || offered.length === 0) return undefined
    event.preventDefault()
    setOpen(true)
    return setAt((at + step + offered.length + (at < 0 && step < 0 ? 1 : 0)) % offered.length)
  }
  return (
    <chakra.div position="relative" display="flex" alignItems="flex-end" gap="2" onBlur={(event) => (event.currentTarget.contains(event.relatedTarget) ? undefined : setOpen(false))}>
      <TextField
        role="combobox"
        aria-expanded={shown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={shown && at >= 0 ? `${listId}-${at}` : undefined}
        autoComplete="off"
        maxLength={120}
        value={typed}
        label={t('skills.add')}
        onKeyDown={onKey}
        onChange={(event) => {
          setTyped(event.target.value)
          setAt(-1)
          setOpen(true)
        }}
      />
      <Button variant="secondary" disabled={name === ''} onClick={addTyped}>
        {t('add')}
      </Button>
      <chakra.ul
        id={listId}
        role="listbox"
        aria-label={t('skills.offered')}
        hidden={!shown}
        position="absolute"
        insetInline="0"
        insetBlockStart="calc(100% + 4px)"
        zIndex="overlay"
        padding="1"
        maxHeight="280px"
        overflowY="auto"
        bg="bg.raised"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        boxShadow="menu"
      >
        {offered.map((skill, index) => (
          <chakra.li
            key={skill.ref_skill}
            id={`${listId}-${index}`}
            role="option"
            aria-selected={index === at}
            // A press must not take the focus from the field before it counts.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => add({ name: skill.name, ref_skill: skill.ref_skill })}
            display="flex"
            alignItems="center"
            minHeight="40px"
            paddingInline="3"
            borderRadius="control"
            textStyle="small"
            cursor="pointer"
            bg={index === at ? 'accent.subtle' : undefined}
            _hover={{ bg: 'bg.sunken' }}
          >
            <bdi>{skill.name}</bdi>
          </chakra.li>
        ))}
      </chakra.ul>
    </chakra.div>
  )
}
