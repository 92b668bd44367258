import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { recruiterQueries } from '../../../features/recruiter/recruiter.queries'
import { formatClock } from '../../../i18n/numbers'
import { Button } from '../../../ui/button'
import { Summary } from './event-list'
import { usePlayback } from './player/use-playback'
import type { Report } from './timeline.rules'

type Screenshot = Report['screenshots'][number]

const atOnce = 12

/**
 * The screenshots in the order of time. They are fetched when the strip is opened, a dozen at a
 * time.
 */
export const Screenshots = ({
  screenshots,
  areDeleted,
}: {
  screenshots: readonly Screenshot[]
  areDeleted: boolean
}) => {
  const { t } = useTranslation('recruiter')
  const [open, setOpen] = useState(false)
  const [shown, setShown] = useState(atOnce)
  if (screenshots.length === 0 || areDeleted) {
    return (
      <chakra.p paddingBlock="3" textStyle="small" color="fg.muted">
        {screenshots.length === 0
          ? t('screenshots.none')
          : t('screenshots.deleted', { count: screenshots.length })}
      </chakra.p>
    )
  }
  return (
    <chakra.details textStyle="small" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <Summary>{t('screenshots.title', { count: screenshots.length })}</Summary>
      {open ? (
        <chakra.div paddingBlockEnd="4">
          <chakra.ul
            display="grid"
            gridTemplateColumns="repeat(auto-fill, minmax(150px, 1fr))"
            gap="3"
          >
            {screenshots
              .toSorted((a, b) => a.offset_ms - b.offset_ms)
              .slice(0, shown)
              .map((screenshot) => (
                <li key={screenshot.id}>
                  <Thumbnail screenshot={screenshot} />
                </li>
              ))}
          </chakra.ul>
          {shown < screenshots.length ? (
            <chakra.div marginBlockStart="3">
              <Button size="sm" variant="secondary" onClick={() => setShown(shown + atOnce)}>
                {t('screenshots.more', { count: Math.min(atOnce, screenshots.length - shown) })}
              </Button>
            </chakra.div>
          ) : null}
        </chakra.div>
      ) : null}
    </chakra.details>
  )
}

const Thumbnail = ({ screenshot }: { screenshot: Screenshot }) => {
  const { t } = useTranslation('recruiter')
  const playback = usePlayback()
  const ticket = useQuery(recruiterQueries.ticket('screenshot', screenshot.id))
  const [broken, setBroken] = useState(false)
  const at = formatClock(screenshot.offset_ms / 1000)
  return (
    <chakra.button
      type="button"
      onClick={() => playback.seek(screenshot.offset_ms)}
      display="block"
      width="full"
      textAlign="start"
      cursor="pointer"
    >
      <chakra.span
        display="flex"
        alignItems="center"
        justifyContent="center"
        overflow="hidden"
        bg="bg.sunken"
        borderWidth="1px"
        borderColor="border"
        borderRadius="control"
        css={{ aspectRatio: '16 / 10' }}
      >
        {broken || ticket.isError ? (
          <chakra.span padding="2" textStyle="tiny" color="fg.muted">
            {t('screenshots.broken')}
          </chakra.span>
        ) : ticket.data === undefined ? null : (
          <chakra.img
            src={ticket.data}
            alt={t('screenshots.at', { at })}
            loading="lazy"
            width="full"
            height="full"
            objectFit="cover"
            onError={() => setBroken(true)}
          />
        )}
      </chakra.span>
      <chakra.bdi
        textStyle="tiny"
        color="accent"
        fontWeight="600"
        fontVariantNumeric="tabular-nums"
      >
        {at}
      </chakra.bdi>
      {screenshot.late_at === null ? null : (
        <chakra.span textStyle="tiny" color="warning.fg">
          {t('list.comma')}
          {t('late.short')}
        </chakra.span>
      )}
    </chakra.button>
  )
}
