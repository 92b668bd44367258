import { chakra } from '@chakra-ui/react/styled-system'
import FileText from 'lucide-react/icons/file-text'
import Upload from 'lucide-react/icons/upload'
import { useRef, useState, type DragEvent, type ReactNode } from 'react'
import { Button } from '../button'
import { Field, type FieldWords } from './field'
import { Icon } from '../icons'
import { ProgressLine } from '../charts/progress-line'
import { hiddenCss } from '../visually-hidden'

export type FileState =
  | { at: 'empty' }
  | { at: 'uploading'; name: string; percent: number; number: string }
  | { at: 'done'; name: string; detail?: string }
  | { at: 'failed'; name: string; reason: string; canRetry: boolean }

interface FileFieldProps extends FieldWords {
  id?: string
  state: FileState
  /** As the native attribute: ".pdf,.docx". */
  accept?: string
  /** "Choose a file" in "Choose a file or drop it here". */
  chooseLabel: string
  dropLabel: string
  replaceLabel: string
  removeLabel: string
  retryLabel: string
  onFile: (file: File) => void
  onRemove?: () => void
  onRetry?: () => void
  /** Pictures show themselves beside their name. */
  preview?: ReactNode
}

/** One file: chosen or dropped, with its progress as a number, and a way on when it failed. */
export const FileField = (props: FileFieldProps) => {
  const {
    state,
    accept,
    chooseLabel,
    dropLabel,
    onFile,
    preview,
    id,
    label,
    labelEnd,
    labelHidden,
    hint,
    error,
  } = props
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: FileList | null) => {
    const file = files?.[0]
    if (file) onFile(file)
    // The same file may be chosen again after a failure.
    if (input.current) input.current.value = ''
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take(event.dataTransfer.files)
  }
  const failure = state.at === 'failed' ? state.reason : undefined
  return (
    <Field {...{ id, label, labelEnd, labelHidden, hint }} error={failure ?? error}>
      {(wiring) => (
        <chakra.div
          onDragOver={(event) => {
            event.preventDefault()
            setOver(true)
          }}
          onDragLeave={() => setOver(false)}
          onDrop={drop}
          position="relative"
          padding="4"
          bg={over ? 'accent.subtle' : 'bg.surface'}
          borderWidth="1px"
          borderStyle={state.at === 'empty' ? 'dashed' : 'solid'}
          borderColor={wiring['aria-invalid'] ? 'danger.solid' : over ? 'accent' : 'border.control'}
          borderRadius="control"
          css={{
            '&:has(input:focus-visible)': {
              outline: '2px solid {colors.accent}',
              outlineOffset: '2px',
            },
          }}
        >
          <chakra.input
            {...wiring}
            ref={input}
            type="file"
            accept={accept}
            onChange={(event) => take(event.target.files)}
            css={hiddenCss}
          />
          {state.at === 'empty' ? (
            <chakra.label
              htmlFor={wiring.id}
              aria-hidden
              display="flex"
              alignItems="center"
              gap="3"
              minHeight="44px"
              cursor="pointer"
              textStyle="small"
              color="fg.muted"
            >
              <Icon of={Upload} size={22} />
              <span>
                <chakra.span color="accent" fontWeight="600">
                  {chooseLabel}
                </chakra.span>{' '}
                {dropLabel}
              </span>
            </chakra.label>
          ) : (
            <Chosen
              {...props}
              state={state}
              preview={preview}
              onReplace={() => input.current?.click()}
            />
          )}
        </chakra.div>
      )}
    </Field>
  )
}

interface ChosenProps extends Omit<FileFieldProps, 'state'> {
  state: Exclude<FileState, { at: 'empty' }>
  onReplace: () => void
}

const Chosen = ({
  state,
  preview,
  replaceLabel,
  removeLabel,
  retryLabel,
  onReplace,
  onRemove,
  onRetry,
}: ChosenProps) => (
  <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3" minHeight="44px">
    {preview ?? (
      <chakra.span color="fg.muted" display="flex">
        <Icon of={FileText} size={22} />
      </chakra.span>
    )}
    <chakra.div flex="1 1 200px" minWidth="0">
      <chakra.div textStyle="smallStrong" overflowWrap="anywhere">
        <bdi>{state.name}</bdi>
      </chakra.div>
      {state.at === 'uploading' ? (
        <ProgressLine value={state.percent} number={state.number} label={state.name} />
      ) : null}
      {state.at === 'done' && state.detail !== undefined ? (
        <chakra.div textStyle="tiny" color="fg.muted">
          <bdi>{state.detail}</bdi>
        </chakra.div>
      ) : null}
    </chakra.div>
    <chakra.div display="flex" gap="2">
      {state.at === 'failed' && state.canRetry && onRetry ? (
        <Button size="sm" onClick={onRetry}>
          {retryLabel}
        </Button>
      ) : null}
      {state.at === 'uploading' ? null : (
        <Button size="sm" variant="secondary" onClick={onReplace}>
          {replaceLabel}
        </Button>
      )}
      {onRemove ? (
        <Button size="sm" variant="ghost" onClick={onRemove}>
          {removeLabel}
        </Button>
      ) : null}
    </chakra.div>
  </chakra.div>
)
