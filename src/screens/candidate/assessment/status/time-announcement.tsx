import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AssessmentContext } from '../../../../features/assessments/engine/assessment-context'
import { formatList } from '../../../../i18n/lists'
import { useLanguage } from '../../../../i18n/use-language'
import { LiveRegion } from '../../../../ui/visually-hidden'

/** The shortcut that announces the time left, as screen readers name it. */
export const TIME_KEYS = 'Alt+T'

/**
 * Announces the time left when its shortcut is pressed. It compares the position of the key,
 * because the same key types another letter on an Arabic keyboard and another sign on a Mac.
 */
export const TimeAnnouncement = () => {
  const { now } = AssessmentContext.useRun()
  const expiresAt = AssessmentContext.useSelector((view) => view.expiresAt)
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const [left, setLeft] = useState<number | null>(null)
  useEffect(() => {
    if (expiresAt === null) return undefined
    const tell = (event: KeyboardEvent) => {
      const { code, altKey, ctrlKey, metaKey, shiftKey } = event
      if (code !== 'KeyT' || !altKey || ctrlKey || metaKey || shiftKey) return
      event.preventDefault()
      setLeft(Math.max(0, Math.ceil((expiresAt - now()) / 1000)))
    }
    window.addEventListener('keydown', tell)
    return () => window.removeEventListener('keydown', tell)
  }, [expiresAt, now])
  if (left === null) return <LiveRegion message="" />
  const minutes = Math.floor(left / 60)
  const seconds = left % 60
  const time = [
    ...(minutes === 0 ? [] : [t('time.minutes', { count: minutes })]),
    ...(seconds === 0 && minutes > 0 ? [] : [t('time.seconds', { count: seconds })]),
  ]
  return <LiveRegion message={t('time.told', { time: formatList(time, language) })} />
}
