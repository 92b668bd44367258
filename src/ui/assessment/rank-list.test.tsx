// @vitest-environment jsdom
import { createEvent, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { RankList, type RankListLabels } from './rank-list'
import type { Ranks } from './ranks'
import { renderUi } from '../testing'

const labels: RankListLabels = {
  order: 'Your order',
  place: (rank) => `Place ${rank}`,
  empty: 'Drag here',
  getRanksLabel: (name) => `Rank of ${name}`,
  rank: (rank, holder) =>
    holder === undefined ? `Rank ${rank}` : `Rank ${rank}, which ${holder} has`,
  undo: 'Undo',
  said: (order) => order.map((name) => name ?? 'nobody').join(', '),
}

const Ranked = ({ readOnly = false }: { readOnly?: boolean }) => {
  const [ranks, setRanks] = useState<Ranks>({})
  return (
    <RankList
      items={['A', 'B', 'C'].map((name) => ({ id: name, name, content: `Text of ${name}` }))}
      ranks={ranks}
      readOnly={readOnly}
      labels={labels}
      onRank={setRanks}
    />
  )
}

const places = () =>
  within(screen.getByRole('list', { name: 'Your order' }))
    .getAllByRole('listitem')
    .map((place) => place.textContent?.replace(/^Place \d/, ''))
const getRankButton = (name: string, rank: RegExp | string) =>
  within(screen.getByRole('group', { name: `Rank of ${name}` })).getByRole('button', { name: rank })

test('by its buttons an item takes a rank, swaps with the one that had it, and gives it back when pressed again', async () => {
  renderUi(<Ranked />)
  await userEvent.click(getRankButton('A', 'Rank 1'))
  await userEvent.click(getRankButton('B', 'Rank 2'))
  expect(places()).toEqual(['A', 'B', 'Drag here'])
  await userEvent.click(getRankButton('B', 'Rank 1, which A has'))
  expect(places()).toEqual(['B', 'A', 'Drag here'])
  expect(screen.getByRole('status').textContent).toBe('B, A, nobody')
  expect(getRankButton('B', 'Rank 1').getAttribute('aria-pressed')).toBe('true')
  await userEvent.click(getRankButton('B', 'Rank 1'))
  expect(places()).toEqual(['Drag here', 'A', 'Drag here'])
})

test('by the keyboard: after a number key Tab goes to the next item, whatever rank was given', async () => {
  renderUi(<Ranked />)
  await userEvent.tab()
  await userEvent.tab()
  for (const rank of ['3', '1', '2']) {
    await userEvent.keyboard(rank)
    await userEvent.tab()
  }
  expect(places()).toEqual(['B', 'C', 'A'])
})

test('by the keyboard: one stop an item, arrows between the ranks, number keys, Delete, and a way back', async () => {
  renderUi(<Ranked />)
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(getRankButton('A', 'Rank 1'))
  await userEvent.keyboard('{ArrowRight}{Enter}')
  expect(places()).toEqual(['Drag here', 'A', 'Drag here'])
  await userEvent.tab({ shift: true })
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  await userEvent.tab()
  await userEvent.tab()
  expect(document.activeElement).toBe(getRankButton('B', 'Rank 1'))
  await userEvent.keyboard('2')
  expect(places()).toEqual(['Drag here', 'B', 'Drag here'])
  await userEvent.keyboard('{Delete}')
  expect(places()).toEqual(['Drag here', 'Drag here', 'Drag here'])
  for (const expected of ['B', 'A']) {
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    expect(places()[1]).toBe(expected)
  }
})

test('the arrows move to the left in Arabic', async () => {
  renderUi(<Ranked />, 'ar')
  await userEvent.tab()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowLeft}')
  expect(document.activeElement).toBe(getRankButton('A', 'Rank 2'))
})

/** The data that a browser passes along during a drag; jsdom has none. */
function drag(from: Element, to: Element, foreign = false) {
  const data = new Map<string, string>(foreign ? [['text/plain', 'A']] : [])
  const dataTransfer = {
    setData: (type: string, value: string) => data.set(type, value),
    getData: (type: string) => data.get(type) ?? '',
    setDragImage: () => undefined,
    get types() {
      return [...data.keys()]
    },
  }
  if (!foreign) fireEvent.dragStart(from, { dataTransfer })
  const over = createEvent.dragOver(to, { dataTransfer })
  fireEvent(to, over)
  fireEvent.drop(to, { dataTransfer })
  return over.defaultPrevented
}

const slot = (rank: number) => {
  const place = within(screen.getByRole('list', { name: 'Your order' })).getAllByRole('listitem')[
    rank - 1
  ]?.lastElementChild
  if (!place) throw new Error('There is no such place.')
  return place
}

test('dragged to a place it takes it, from there to another, and nothing from elsewhere is taken', () => {
  renderUi(<Ranked />)
  const handle = within(screen.getByRole('group', { name: 'A' })).getByText('A')
  expect(drag(handle, slot(3))).toBe(true)
  expect(places()).toEqual(['Drag here', 'Drag here', 'A'])
  drag(slot(3), slot(1))
  expect(places()).toEqual(['A', 'Drag here', 'Drag here'])
  expect(drag(handle, slot(2), true)).toBe(false)
  expect(places()).toEqual(['A', 'Drag here', 'Drag here'])
})

test('read-only it takes nothing', async () => {
  renderUi(<Ranked readOnly />)
  await userEvent.click(getRankButton('A', 'Rank 1'))
  await userEvent.keyboard('2')
  expect(places()).toEqual(['Drag here', 'Drag here', 'Drag here'])
})
