// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { DataTable } from './lists/data-table'
import { pagesAround, Pagination } from './lists/pagination'
import { PathSteps } from './career-path/path-steps'
import { toBand } from './charts/score'
import { SegmentedControl, Tabs } from './layout/tabs'
import { renderUi } from './testing'

const Tabbed = () => {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  return (
    <Tabs
      label="Status"
      value={value}
      onValueChange={setValue}
      items={[
        { value: 'a', label: 'Registered' },
        { value: 'b', label: 'Pending' },
        { value: 'c', label: 'Approved' },
      ]}
    >
      {value}
    </Tabs>
  )
}

// A browser journey checks that the arrows choose, too: jsdom has no pause within a frame in which
// the component could learn of the new focus.
const isAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name })))

describe('tabs', () => {
  test('show the panel of the one that is pressed, and go on in the reading direction', async () => {
    renderUi(<Tabbed />)
    await userEvent.click(screen.getByRole('tab', { name: 'Pending' }))
    expect(screen.getByRole('tabpanel', { name: 'Pending' }).textContent).toBe('b')
    await userEvent.keyboard('{ArrowRight}')
    await isAt('Approved')
    await userEvent.keyboard('{Home}')
    await isAt('Registered')
  })

  test('go on to the left in Arabic', async () => {
    renderUi(<Tabbed />, 'ar')
    await userEvent.click(screen.getByRole('tab', { name: 'Registered' }))
    await userEvent.keyboard('{ArrowLeft}')
    await isAt('Pending')
  })

  // From the edge where reading begins, as browsers count it: to the left of it is less than
  // nothing.
  test.each([
    ['en', 0, false, true],
    ['en', 120, true, true],
    ['en', 200, true, false],
    ['ar', 0, false, true],
    ['ar', -120, true, true],
    ['ar', -199.6, true, false],
    // As a browser rounds a line with a bold place in it.
    ['ar', 1, false, true],
    ['ar', -199, true, false],
  ] as const)(
    'in %s that are moved by %i pixels show where more of them follow',
    (lang, moved, before, after) => {
      const sizes = [
        vi.spyOn(Element.prototype, 'scrollWidth', 'get').mockReturnValue(500),
        vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(300),
      ]
      renderUi(<Tabbed />, lang)
      const line = screen.getByRole('tablist')
      line.scrollLeft = moved
      fireEvent.scroll(line)
      expect([line.hasAttribute('data-before'), line.hasAttribute('data-after')]).toEqual([
        before,
        after,
      ])
      for (const size of sizes) size.mockRestore()
    },
  )

  test('that all fit show no end', () => {
    renderUi(<Tabbed />)
    expect(screen.getByRole('tablist').matches('[data-before], [data-after]')).toBe(false)
  })

  test('are one stop of the keyboard, and so is a panel of words alone', async () => {
    renderUi(<Tabbed />)
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Registered' }))
    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('tabpanel'))
    await userEvent.tab()
    expect(document.activeElement).toBe(document.body)
  })
})

test('a segmented control is a radio group', async () => {
  const changed = vi.fn()
  renderUi(
    <SegmentedControl
      label="Version"
      value="v1"
      onValueChange={changed}
      items={[
        { value: 'v1', label: 'V1' },
        { value: 'v2', label: 'V2' },
      ]}
    />,
  )
  await userEvent.click(
    within(screen.getByRole('radiogroup', { name: 'Version' })).getByRole('radio', { name: 'V2' }),
  )
  expect(changed).toHaveBeenCalledWith('v2')
})

describe('a table', () => {
  const people = [
    { id: '1', name: 'Mariam', score: 72 },
    { id: '2', name: 'Omar', score: 47 },
  ]

  const Table = ({ onSort = vi.fn(), chosen = new Set<string>(), onChange = vi.fn() }) => (
    <DataTable
      caption="Reports"
      rows={people}
      rowKey={(row) => row.id}
      sort={{ id: 'score', direction: 'desc' }}
      onSort={onSort}
      selection={{
        chosen,
        onChange,
        allLabel: 'Choose all',
        rowLabel: (row) => `Choose ${row.name}`,
      }}
      columns={[
        { id: 'name', header: 'Candidate', cell: (row) => row.name },
        { id: 'score', header: 'Overall', sortable: true, align: 'end', cell: (row) => row.score },
      ]}
    />
  )

  test('says how it is sorted, and a header asks for another order', async () => {
    const onSort = vi.fn()
    renderUi(<Table onSort={onSort} />)
    const table = screen.getByRole('table', { name: 'Reports' })
    expect(
      within(table).getByRole('columnheader', { name: 'Overall' }).getAttribute('aria-sort'),
    ).toBe('descending')
    expect(
      within(table).getByRole('columnheader', { name: 'Candidate' }).getAttribute('aria-sort'),
    ).toBeNull()
    await userEvent.click(within(table).getByRole('button', { name: 'Overall' }))
    expect(onSort).toHaveBeenCalledWith('score')
  })

  test('chooses one row, or all rows, and knows when only some are chosen', async () => {
    const onChange = vi.fn()
    renderUi(<Table chosen={new Set(['1'])} onChange={onChange} />)
    expect(screen.getByRole('checkbox', { name: 'Choose all' })).toHaveProperty(
      'indeterminate',
      true,
    )
    expect(screen.getByRole('row', { name: /Mariam/, selected: true })).toBeTruthy()
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose Omar' }))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['1', '2']))
    await userEvent.click(screen.getByRole('checkbox', { name: 'Choose all' }))
    expect(onChange).toHaveBeenLastCalledWith(new Set(['1', '2']))
  })
})

describe('pages', () => {
  test('are shown around the one that is open, with gaps', () => {
    expect(pagesAround(1, 129)).toEqual([1, 2, 3, null, 129])
    expect(pagesAround(64, 129)).toEqual([1, null, 63, 64, 65, null, 129])
    expect(pagesAround(1, 1)).toEqual([1])
    expect(pagesAround(1, 0)).toEqual([])
  })

  test('cannot be left at the first, and the open one is marked', async () => {
    const open = vi.fn()
    renderUi(
      <Pagination
        label="Pages"
        previousLabel="Previous"
        nextLabel="Next"
        pageLabel={(page) => `Page ${page}`}
        page={1}
        pages={3}
        onPage={open}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }))
    expect(open).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Next' }))
    expect(open).toHaveBeenCalledWith(2)
    expect(screen.getByRole('button', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page')
  })
})

test('the present stage is the current step', () => {
  renderUi(
    <PathSteps
      label="Path"
      stages={[
        { id: '1', label: 'Profile', state: 'done', stateLabel: 'done' },
        { id: '2', label: 'English', state: 'here' },
        { id: '3', label: 'Review', state: 'ahead' },
      ]}
    />,
  )
  const items = within(screen.getByRole('list', { name: 'Path' })).getAllByRole('listitem')
  expect(items.map((item) => item.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(items[0]?.textContent).toBe('Profile, done')
})

test('fifty passes with a warning, and more than seventy is good', () => {
  expect([49, 50, 70, 71].map(toBand)).toEqual(['danger', 'warning', 'warning', 'success'])
})
