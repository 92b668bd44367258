import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { outcomesMutations } from '../../../features/recruiter/outcomes/outcomes.mutations'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Notice } from '../../../ui/feedback/notice'
import { FloatingBar } from '../../../ui/frames/settings-frame'
import { KindPanel } from './kind-panel'
import { emptiedKinds, kinds, type Setting } from './versions.rules'

/** The versions of both assessments; a choice counts once it is saved. */
export const VersionsForm = ({ settings }: { settings: readonly Setting[] }) => {
  const { t } = useTranslation('settings')
  const sentence = useErrorMessage()
  const [changed, setChanged] = useState<ReadonlyMap<Setting['assessment_id'], boolean>>(new Map())
  const choose = useMutation(outcomesMutations.chooseActive())
  const wanted = settings.map((setting) => ({
    ...setting,
    active: changed.get(setting.assessment_id) ?? setting.active,
  }))
  const changes = wanted.filter((setting, at) => setting.active !== settings[at]?.active).length
  const emptied = emptiedKinds(wanted)

  const change = (setting: Setting, active: boolean) => {
    choose.reset()
    setChanged(new Map([...changed, [setting.assessment_id, active]]))
  }
  const save = () =>
    choose.mutate(
      wanted.filter(({ active }) => active).map(({ assessment_id: id }) => id),
      {
        onSuccess: ({ message }) => {
          setChanged(new Map())
          notify.success({ title: message ?? t('assessments.saved') })
        },
      },
    )
  const discard = () => {
    choose.reset()
    setChanged(new Map())
  }
  return (
    <>
      <chakra.div display="flex" flexDirection="column" gap="5">
        {kinds.map((kind) => (
          <KindPanel
            key={kind}
            kind={kind}
            settings={wanted.filter((setting) => setting.kind === kind)}
            isSaving={choose.isPending}
            isEmptied={emptied.includes(kind)}
            onChange={change}
          />
        ))}
      </chakra.div>
      {changes === 0 ? null : (
        <FloatingBar>
          <chakra.div flex="1" minWidth="min(220px, 100%)">
            <chakra.p textStyle="smallStrong" aria-live="polite">
              {t('assessments.changes', { count: changes })}
            </chakra.p>
            {choose.isError ? (
              <chakra.div marginBlockStart="2">
                <Notice live tone="danger" title={t('assessments.notSaved')}>
                  {sentence(choose.error)}
                </Notice>
              </chakra.div>
            ) : null}
          </chakra.div>
          <chakra.div
            display="flex"
            gap="2"
            width={{ base: 'full', sm: 'auto' }}
            css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
          >
            <Button variant="subtle" disabled={choose.isPending} onClick={discard}>
              {t('discard')}
            </Button>
            <Button
              variant="primary"
              loading={choose.isPending}
              loadingLabel={t('saving')}
              disabled={emptied.length > 0}
              title={emptied.length > 0 ? t('assessments.needsOne') : undefined}
              onClick={save}
            >
              {t('save')}
            </Button>
          </chakra.div>
        </FloatingBar>
      )}
    </>
  )
}
