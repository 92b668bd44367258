// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { FileField, type FileState } from './file-field'
import { renderUi } from '../testing'

const cv = new File(['%PDF'], 'cv.pdf', { type: 'application/pdf' })

const drawField = (state: FileState) => {
  const handlers = { onFile: vi.fn(), onRemove: vi.fn(), onRetry: vi.fn() }
  renderUi(
    <FileField
      label="Resume"
      hint="Up to 10 MB"
      state={state}
      chooseLabel="Select a file"
      dropLabel="or drop it here"
      replaceLabel="Replace"
      removeLabel="Remove"
      retryLabel="Try again"
      {...handlers}
    />,
  )
  return handlers
}

test('a chosen file is handed over, and may be chosen again', async () => {
  const { onFile } = drawField({ at: 'empty' })
  const input = screen.getByLabelText<HTMLInputElement>('Resume')
  await userEvent.upload(input, cv)
  await userEvent.upload(input, cv)
  expect(onFile.mock.calls).toEqual([[cv], [cv]])
})

test('a dropped file is handed over', () => {
  const { onFile } = drawField({ at: 'empty' })
  fireEvent.drop(screen.getByText('Select a file'), { dataTransfer: { files: [cv] } })
  expect(onFile).toHaveBeenCalledWith(cv)
})

test('an upload shows its progress as a number and can be removed', async () => {
  const { onRemove } = drawField({ at: 'uploading', name: 'cv.pdf', percent: 64, number: '64%' })
  expect(screen.getByRole('progressbar', { name: 'cv.pdf' }).getAttribute('aria-valuenow')).toBe(
    '64',
  )
  expect(screen.getByText('64%')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
  expect(onRemove).toHaveBeenCalled()
})

test('a failure says why in place of the hint, and offers to try again', async () => {
  const { onRetry } = drawField({
    at: 'failed',
    name: 'cv.pdf',
    reason: 'The file is locked',
    canRetry: true,
  })
  expect(screen.getByText('The file is locked')).toBeTruthy()
  expect(screen.queryByText('Up to 10 MB')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalled()
})
