import { useTranslation } from 'react-i18next'
import { formatGigabytes } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import { Button } from '../../../../ui/button'
import { CheckRow } from './check-row'
import type { useSurroundings } from './use-surroundings'

type Surroundings = ReturnType<typeof useSurroundings>

export const InternetRow = ({
  surroundings: { answering, measure },
  again,
}: {
  surroundings: Surroundings
  again: boolean
}) => {
  const { t } = useTranslation('assessment')
  if (answering.at === 'measuring') {
    return (
      <CheckRow title={t('device.internet')} state="open" end={null}>
        {t('device.internetAsk')}
      </CheckRow>
    )
  }
  if (answering.ms === null) {
    return (
      <CheckRow
        title={t('device.internet')}
        state="bad"
        end={
          <Button variant="secondary" size="sm" onClick={measure}>
            {t('device.measure')}
          </Button>
        }
      >
        {again ? t('device.internetBadAgain') : t('device.internetBad')}
      </CheckRow>
    )
  }
  return (
    <CheckRow
      title={t('device.internet')}
      state="ok"
      end={t('device.internetMs', { ms: answering.ms })}
    >
      {t('device.internetOk')}
    </CheckRow>
  )
}

/** The chart has let nobody in here without room; this says how much there is. */
export const SpaceRow = ({ freeBytes }: { freeBytes: number | null }) => {
  const { t } = useTranslation('assessment')
  const { language } = useLanguage()
  return (
    <CheckRow
      title={t('device.space')}
      state="ok"
      end={
        freeBytes === null
          ? null
          : t('device.spaceFree', { size: formatGigabytes(freeBytes, language) })
      }
    >
      {freeBytes === null ? t('device.spaceUnknown') : t('device.spaceOk')}
    </CheckRow>
  )
}
