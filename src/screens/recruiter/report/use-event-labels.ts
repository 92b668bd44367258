import { useTranslation } from 'react-i18next'
import { clientEventTypes, serverEventTypes } from '../../../../machines/attempt/attempt-events'
import { isDuration } from '../../../../machines/shared/episodes'
import type { components } from '../../../../openapi/generated/api'
import { formatClock } from '../../../i18n/numbers'
import type { Episode, Outage } from './timeline.rules'

type Event = components['schemas']['ReportEvent']

const eventTypes = [...clientEventTypes, ...serverEventTypes]

/** `part.begun` is `part_begun` among the sentences, where a dot would begin a group. */
const toKey = <Type extends string>(type: Type) =>
  type.replace('.', '_') as Type extends `${infer Subject}.${infer Verb}`
    ? `${Subject}_${Verb}`
    : Type

/** A length of less than a second is shown as one second. */
export const formatLength = (ms: number): string => formatClock(Math.max(1, Math.round(ms / 1000)))

/** Says what an episode was, and how long it lasted or with which device. */
export function useEpisodeLabels(): (episode: Episode) => { title: string; detail: string | null } {
  const { t } = useTranslation('recruiter')
  return ({ cause, length_ms: lengthMs, device, isLate }) => {
    const length =
      lengthMs === null
        ? null
        : t(isDuration(cause) ? 'episode.lasted' : 'episode.moved', {
            time: formatLength(lengthMs),
          })
    const where = device === null ? null : t(`device.${device}`)
    const late = isLate ? t('late.short') : null
    return {
      title: t(`cause.${cause}`),
      detail: [length, where, late].filter((part) => part !== null).join(t('list.comma')) || null,
    }
  }
}

/** Says that nothing was heard of the browser, for how long, and why. */
export function useOutageWords(): (outage: Outage) => { title: string; detail: string } {
  const { t } = useTranslation('recruiter')
  return ({ start, end, cause, isOver }) => {
    const title = isOver
      ? t('outage.lasted', { time: formatClock(Math.round((end - start) / 1000)) })
      : t('outage.lasts')
    return { title, detail: t(`outage.cause.${cause}`) }
  }
}

/** Says what an event of the attempt was. */
export function useEventLabels(): (event: Event) => string {
  const { t } = useTranslation('recruiter')
  const { t: tOutcomes } = useTranslation('outcomes')
  const about = ({ type, detail }: Event) => {
    if (type === 'episode.recorded' && detail !== null) return t(`cause.${detail.cause}`)
    const known = eventTypes.find((each) => each === type)
    return known === undefined ? type : t(`event.${toKey(known)}`)
  }
  return (event) => {
    const granted =
      event.granted_seconds === null
        ? null
        : tOutcomes('time.minutes', { count: Math.round(event.granted_seconds / 60) })
    const details = [
      granted,
      event.part === null ? null : t(`part.${event.part}`),
      event.reason === null ? null : t(`reason.${event.reason}`),
    ].filter((part) => part !== null)
    return [about(event), ...details].join(t('list.comma'))
  }
}
