// @vitest-environment jsdom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { renderUi } from '../testing'
import { SuggestField } from './suggest-field'

const places = ['Al Ain', 'Al Dhafra', 'Al Reem']

const Place = ({ onChoose }: { onChoose: (place: string | undefined) => void }) => {
  const [value, setValue] = useState('')
  return (
    <SuggestField
      label="Place"
      value={value}
      onValueChange={setValue}
      suggestions={value === '' ? [] : places}
      suggestionsLabel="Places"
      onChoose={(index) => onChoose(places[index])}
    />
  )
}

test('the chosen suggestion is scrolled into what is shown of the list, either way', async () => {
  const onChoose = vi.fn()
  renderUi(<Place onChoose={onChoose} />)
  await userEvent.type(screen.getByRole('combobox', { name: 'Place' }), 'al')
  const list = screen.getByRole('listbox', { name: 'Places' })
  // jsdom has no layout: options of 40 pixels, two of which are shown.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const at = [...list.children].indexOf(this)
    return this === list
      ? new DOMRect(0, 0, 100, 80)
      : new DOMRect(0, 40 * at - list.scrollTop, 100, 40)
  })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(list.scrollTop).toBe(0)
  await userEvent.keyboard('{ArrowDown}')
  expect(list.scrollTop).toBe(40)
  await userEvent.keyboard('{ArrowDown}')
  expect(list.scrollTop, 'from the last to the first').toBe(0)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  expect(onChoose).toHaveBeenCalledWith('Al Dhafra')
})
