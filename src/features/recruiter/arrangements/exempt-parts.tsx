import { chakra } from '@chakra-ui/react/styled-system'
import { useEffect } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { kinds, getPartIds } from './arrangement.rules'
import { WithReason } from './with-reason'

/** The parts of both assessments; each that is ticked asks why. */
export const ExemptParts = () => {
  const { t } = useTranslation('arrangement')
  return (
    <chakra.div display="flex" flexDirection="column" gap="3">
      <div>
        <chakra.h3 textStyle="smallStrong">{t('spared')}</chakra.h3>
        <chakra.p textStyle="tiny" color="fg.muted">
          {t('sparedHint')}
        </chakra.p>
      </div>
      {kinds.map((kind) => (
        <KindParts key={kind} kind={kind} />
      ))}
    </chakra.div>
  )
}

const KindParts = ({ kind }: { kind: (typeof kinds)[number] }) => {
  const { t } = useTranslation(['arrangement', 'recruiter'])
  const form = useFormContext()
  const parts = getPartIds(kind)
  const boxes = parts.map((part) => `spared.${part}.on`)
  const areAllTicked = useWatch({ name: boxes }).every(Boolean)
  // The first box is marked where nothing is left, so that it is the one that gets the focus.
  const [first = ''] = boxes
  useEffect(() => {
    if (form.getFieldState(first).invalid) void form.trigger(first)
  }, [form, first, areAllTicked])
  return (
    <chakra.div role="group" aria-label={t(`recruiter:kind.${kind}`)}>
      <chakra.p textStyle="small" color="fg.muted">
        {t(`recruiter:kind.${kind}`)}
      </chakra.p>
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="4"
        alignItems="start"
      >
        {parts.map((part) => (
          <WithReason
            key={part}
            name={`spared.${part}`}
            label={t(`recruiter:part.${part}`)}
            reasonLabel={t('sparedWhy', { part: t(`recruiter:part.${part}`) })}
          />
        ))}
      </chakra.div>
    </chakra.div>
  )
}
