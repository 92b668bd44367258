import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { kinds, leavesSomething, partIdsOf, type PartId, type Wanted } from './arrangement.rules'
import { WithReason } from './with-reason'

interface SparedPartsProps {
  spared: Wanted['spared']
  /** Whether somebody tried to save, after which what is missing is told. */
  tried: boolean
  onChange: (spared: Wanted['spared']) => void
}

/** The parts of both assessments; each that is ticked asks why. */
export const SparedParts = ({ spared, tried, onChange }: SparedPartsProps) => {
  const { t } = useTranslation('arrangement')
  const { t: tList } = useTranslation('recruiter')
  const tick = (part: PartId, on: boolean) => {
    const { [part]: _reason, ...others } = spared
    onChange(on ? { ...others, [part]: '' } : others)
  }
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <div>
        <chakra.h3 textStyle="smallStrong">{t('spared')}</chakra.h3>
        <chakra.p textStyle="tiny" color="fg.muted">
          {t('sparedHint')}
        </chakra.p>
      </div>
      {kinds.map((kind) => (
        <chakra.div key={kind} role="group" aria-label={tList(`kind.${kind}`)}>
          <chakra.p textStyle="small" color="fg.muted">
            {tList(`kind.${kind}`)}
          </chakra.p>
          <chakra.div
            display="grid"
            gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
            columnGap="4"
            alignItems="start"
          >
            {partIdsOf(kind).map((part, index) => (
              <WithReason
                key={part}
                label={tList(`part.${part}`)}
                reason={spared[part]}
                reasonLabel={t('sparedWhy', { part: tList(`part.${part}`) })}
                tried={tried}
                // A mark at the first box, so that it is the one that gets the focus.
                error={
                  tried && index === 0 && !leavesSomething(kind, spared)
                    ? t('sparedAll')
                    : undefined
                }
                onTick={(on) => tick(part, on)}
                onReason={(reason) => onChange({ ...spared, [part]: reason })}
              />
            ))}
          </chakra.div>
        </chakra.div>
      ))}
    </chakra.div>
  )
}
