import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatAgo } from '../../../../i18n/dates'
import { useLanguage } from '../../../../i18n/use-language'

const STEP_MS = 5_000

/**
 * How long ago everything was saved, in steps of five seconds: a footer that counts would draw the
 * eye.
 */
export const SavedAgo = ({ at, now }: { at: number; now: () => number }) => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  const [, setTick] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTick((tick) => tick + 1), STEP_MS)
    return () => clearInterval(timer)
  }, [])
  const ago = Math.floor((now() - at) / STEP_MS) * STEP_MS
  if (ago < STEP_MS) return t('saved.now')
  return t('saved.ago', { ago: formatAgo(new Date(at), new Date(at + ago), language) })
}
