import { chakra } from '@chakra-ui/react/styled-system'
import Pencil from 'lucide-react/icons/pencil'
import Plus from 'lucide-react/icons/plus'
import X from 'lucide-react/icons/x'
import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../../../ui/button'
import { FieldMessage } from '../../../../ui/fields/field'
import { Icon } from '../../../../ui/icons'
import { Panel } from '../../../../ui/layout/panel'
import { Badge } from '../../../../ui/feedback/status-badge'
import { LookUpButton } from '../reading/look-up-button'
import { isSame, takenOff } from '../review.rules'
import { TakenOff } from './taken-off'
import { useSpan } from '../../../../features/user/use-span'

interface Timed {
  start: string | null
  end: string | null
}

interface EntryListProps<Entry extends Timed> {
  title: string
  addLabel: string
  none: string
  entries: readonly Entry[]
  /** As the resume says; null where nothing was kept of a reading. */
  read: readonly Entry[] | null
  /** By the place in the list. */
  getError: (at: number) => string | undefined
  getHead: (entry: Entry) => string
  renderBelow: (entry: Entry) => string | null
  toBody?: (entry: Entry) => string
  /** The words by which a resume would say it. */
  getParts: (entry: Entry) => readonly (string | null)[]
  onChange: (entries: Entry[]) => void
  /** The form for one; `onKeep` is called with what it makes. */
  form: (props: {
    open: boolean
    entry: Entry | null
    onKeep: (entry: Entry) => void
    onClose: () => void
  }) => ReactNode
}

/**
 * Stations of a life, each to be changed or taken off, with what is the candidate's own word marked
 * as such.
 */
export const EntryList = <Entry extends Timed>({
  title,
  addLabel,
  none,
  entries,
  read,
  getError,
  getHead,
  renderBelow,
  toBody,
  getParts,
  onChange,
  form,
}: EntryListProps<Entry>) => {
  const { t } = useTranslation('profile')
  const span = useSpan()
  /** The place of the one in the form; the length for a new one, null for a closed form. */
  const [at, setAt] = useState<number | null>(null)
  const keep = (entry: Entry) => {
    onChange(
      at === null || at >= entries.length
        ? [...entries, entry]
        : entries.map((other, place) => (place === at ? entry : other)),
    )
    setAt(null)
  }
  return (
    <Panel title={title}>
      <chakra.div display="flex" flexDirection="column" gap="4" alignItems="stretch">
        {entries.length === 0 ? (
          <chakra.p textStyle="small" color="fg.muted">
            {none}
          </chakra.p>
        ) : (
          <chakra.ul display="flex" flexDirection="column">
            {entries.map((entry, place) => (
              // oxlint-disable-next-line react/no-array-index-key
              <chakra.li
                key={place}
                display="flex"
                alignItems="flex-start"
                gap="2"
                paddingBlock="3"
                borderBlockStart="1px solid {colors.border}"
                _first={{ borderBlockStartWidth: '0', paddingBlockStart: '0' }}
              >
                <chakra.div flex="1" minWidth="0">
                  <chakra.div
                    display="flex"
                    flexWrap="wrap"
                    alignItems="center"
                    gap="2"
                    textStyle="bodyStrong"
                  >
                    <bdi>{getHead(entry)}</bdi>
                    {read !== null && !read.some((other) => isSame(other, entry)) ? (
                      <Badge tone="accent">{t('own')}</Badge>
                    ) : null}
                  </chakra.div>
                  <chakra.p textStyle="small" color="fg.muted">
                    {renderBelow(entry) === null ? null : (
                      <>
                        <bdi>{renderBelow(entry)}</bdi>
                        {' · '}
                      </>
                    )}
                    {span(entry.start, entry.end)}
                  </chakra.p>
                  {toBody === undefined || toBody(entry) === '' ? null : (
                    <chakra.p
                      textStyle="small"
                      whiteSpace="pre-line"
                      overflowWrap="anywhere"
                      dir="auto"
                      textAlign="-webkit-match-parent"
                      marginBlockStart="2"
                    >
                      {toBody(entry)}
                    </chakra.p>
                  )}
                  <FieldMessage id={`${title}-${place}`} error={getError(place)} />
                </chakra.div>
                <chakra.div display="flex" flexShrink="0">
                  <LookUpButton name={getHead(entry)} parts={getParts(entry)} />
                  <IconButton
                    size="sm"
                    label={t('change', { what: getHead(entry) })}
                    icon={<Icon of={Pencil} size={18} />}
                    onClick={() => setAt(place)}
                  />
                  <IconButton
                    size="sm"
                    label={t('remove', { what: getHead(entry) })}
                    icon={<Icon of={X} size={18} />}
                    onClick={() => onChange(entries.filter((_entry, other) => other !== place))}
                  />
                </chakra.div>
              </chakra.li>
            ))}
          </chakra.ul>
        )}
        <div>
          <Button
            size="sm"
            variant="subtle"
            outdent="start"
            icon={<Icon of={Plus} size={16} />}
            onClick={() => setAt(entries.length)}
          >
            {addLabel}
          </Button>
        </div>
        <TakenOff
          entries={takenOff(read ?? [], entries)}
          getName={(entry) => [getHead(entry), renderBelow(entry)].filter(Boolean).join(' · ')}
          onPutBack={(entry) => onChange([...entries, entry])}
        />
      </chakra.div>
      {form({
        open: at !== null,
        entry: at === null ? null : (entries[at] ?? null),
        onKeep: keep,
        onClose: () => setAt(null),
      })}
    </Panel>
  )
}
