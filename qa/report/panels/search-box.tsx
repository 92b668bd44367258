import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Selection } from '../address'
import type { ChartIndex } from '../chart-index'
import { searchIn, type Found } from './search'

interface SearchBoxProps {
  indexes: readonly ChartIndex[]
  current: ChartIndex
  onFound: (selection: Selection, chart: ChartIndex) => void
}

/** Finds states and transitions of every chart. The key `/` moves the focus to the field. */
export function SearchBox({ indexes, current, onFound }: SearchBoxProps) {
  const [text, setText] = useState('')
  const [at, setAt] = useState(0)
  const input = useRef<HTMLInputElement>(null)
  const list = useId()
  const found = searchIn(indexes, current, text)
  const isOpen = text.trim() !== ''

  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLElement && event.target.matches('input')
      if (event.key !== '/' || isTyping) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  const choose = (chosen: Found | undefined) => {
    if (chosen === undefined) return
    onFound(chosen.selection, chosen.index)
    setText('')
    input.current?.blur()
  }
  const press = (event: KeyboardEvent) => {
    const last = found.length - 1
    if (event.key === 'ArrowDown') setAt(Math.min(last, at + 1))
    else if (event.key === 'ArrowUp') setAt(Math.max(0, at - 1))
    else if (event.key === 'Enter') choose(found[at])
    else if (event.key === 'Escape') setText('')
    else return
    event.preventDefault()
  }
  return (
    <div className="search">
      <input
        ref={input}
        type="search"
        role="combobox"
        aria-label="Search states and transitions"
        aria-expanded={isOpen}
        aria-controls={list}
        aria-autocomplete="list"
        aria-activedescendant={isOpen && found.length > 0 ? `${list}-${at}` : undefined}
        placeholder="Search states and transitions   /"
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setAt(0)
        }}
        onKeyDown={press}
      />
      {isOpen && (
        <div id={list} role="listbox" aria-label="Found" className="found">
          {found.map((one, place) => (
            // The options need no key handlers, because the search field handles the keys.
            <div
              key={`${one.index.chart.id} ${one.id}`}
              id={`${list}-${place}`}
              role="option"
              tabIndex={-1}
              aria-selected={place === at}
              onMouseDown={(event) => {
                event.preventDefault()
                choose(one)
              }}
            >
              <span className="found-kind">{one.kind}</span>
              <span className="found-words">{one.words}</span>
              <span className="found-place">{one.place}</span>
            </div>
          ))}
          {found.length === 0 && (
            <div role="option" aria-selected="false" aria-disabled="true" tabIndex={-1}>
              <span className="found-words">Nothing has these words.</span>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
