import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { replaceable, type Replaceable, type Wanted } from './arrangement.rules'
import { WithReason } from './with-reason'

interface ReplacedSourcesProps {
  replaced: Wanted['replaced']
  /** Whether somebody tried to save, after which what is missing is told. */
  tried: boolean
  onChange: (replaced: Wanted['replaced']) => void
}

/** The recordings that something else may stand in for; each that is ticked asks what does. */
export const ReplacedSources = ({ replaced, tried, onChange }: ReplacedSourcesProps) => {
  const { t } = useTranslation('arrangement')
  const title = useId()
  const tick = (source: Replaceable, on: boolean) => {
    const { [source]: _reason, ...others } = replaced
    onChange(on ? { ...others, [source]: '' } : others)
  }
  return (
    <chakra.div role="group" aria-labelledby={title} display="flex" flexDirection="column" gap="1">
      <div>
        <chakra.h3 id={title} textStyle="smallStrong">
          {t('replaced')}
        </chakra.h3>
        <chakra.p textStyle="tiny" color="fg.muted">
          {t('replacedHint')}
        </chakra.p>
      </div>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        alignItems="start"
      >
        {replaceable.map((source) => (
          <WithReason
            key={source}
            label={t(`source.${source}`)}
            reason={replaced[source]}
            reasonLabel={t(`replacedWhy.${source}`)}
            reasonHint={t('replacedWhyHint')}
            tried={tried}
            onTick={(on) => tick(source, on)}
            onReason={(reason) => onChange({ ...replaced, [source]: reason })}
          />
        ))}
      </chakra.div>
    </chakra.div>
  )
}
