// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { PathClimb } from './path-climb'
import { renderUi } from '../testing'

vi.mock('./moving-line', () => {
  throw new Error('There is no line.')
})

test('a path whose animation does not load is drawn up to the present position', async () => {
  const stages = [
    { id: 'now', label: 'Annotator', detail: 'Today', state: 'here' },
    { id: 'next', label: 'Lead', detail: '2 skills to go', state: 'ahead' },
  ] as const
  const { container } = renderUi(
    <PathClimb label="Your career path" stages={stages} travelled={50} />,
  )
  await waitFor(() => expect(container.querySelector('[data-part=gone]')).not.toBeNull())
  const [drawn = 0] = (
    container.querySelector('[data-part=gone]')?.getAttribute('stroke-dasharray') ?? ''
  )
    .split(' ')
    .map(Number)
  expect(drawn).toBeGreaterThan(0.2)
  expect(drawn).toBeLessThan(0.4)
  expect(screen.getAllByRole('list', { name: 'Your career path' }).length).toBeGreaterThan(0)
})
