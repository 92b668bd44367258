import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatClock } from '../../../../i18n/numbers'
import { ProgressLine } from '../../../../ui/charts/progress-line'

/** How long a take has been going, against how long it may. Mount it when the take begins. */
export const TakeLine = ({ maxSeconds }: { maxSeconds: number }) => {
  const { t } = useTranslation('assessment')
  const elapsed = useElapsed()
  const seconds = Math.min(maxSeconds, elapsed)
  return (
    <chakra.div width="full" maxWidth="480px">
      <ProgressLine
        value={(seconds / maxSeconds) * 100}
        label={t('speaking.elapsed')}
        number={`${formatClock(seconds)} / ${formatClock(maxSeconds)}`}
      />
    </chakra.div>
  )
}

function useElapsed(): number {
  const [begun] = useState(() => performance.now())
  const [now, setNow] = useState(begun)
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 250)
    return () => clearInterval(timer)
  }, [])
  return Math.floor((now - begun) / 1000)
}
