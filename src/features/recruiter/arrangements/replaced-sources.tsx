import { chakra } from '@chakra-ui/react/styled-system'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { replaceable } from './arrangement.rules'
import { WithReason } from './with-reason'

/** The recordings that something else may stand in for; each that is ticked asks what does. */
export const ReplacedSources = () => {
  const { t } = useTranslation('arrangement')
  const title = useId()
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
            name={`instead.${source}`}
            label={t(`source.${source}`)}
            reasonLabel={t(`replacedWhy.${source}`)}
            reasonHint={t('replacedWhyHint')}
          />
        ))}
      </chakra.div>
    </chakra.div>
  )
}
