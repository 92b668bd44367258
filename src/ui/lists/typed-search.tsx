import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { SearchField } from './filters'

interface TypedSearchProps {
  /** What may be typed. */
  label: string
  /** What the list is searched for now: the field follows it. */
  typed: string
  onSearch: (typed: string) => void
  maxLength?: number
}

/** Searches a list for words. Asks on Enter or when the field is left. */
export const TypedSearch = (props: TypedSearchProps) => <Typed key={props.typed} {...props} />

const Typed = ({ label, typed: asked, onSearch, maxLength = 120 }: TypedSearchProps) => {
  const [typed, setTyped] = useState(asked)
  const ask = (text: string) => {
    if (text.trim() !== asked) onSearch(text.trim())
  }
  return (
    <chakra.form
      width={{ base: 'full', md: '252px' }}
      onSubmit={(event) => {
        event.preventDefault()
        ask(typed)
      }}
    >
      <SearchField
        label={label}
        placeholder={label}
        maxLength={maxLength}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value)
          // The field's own cross empties it, and means it.
          if (event.target.value === '') ask('')
        }}
        onBlur={() => ask(typed)}
      />
    </chakra.form>
  )
}
