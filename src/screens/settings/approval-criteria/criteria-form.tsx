import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { settingsMutations } from '../../../features/recruiter/settings.mutations'
import { cities } from '../../../features/user/candidate-options'
import { useErrorSentence } from '../../../i18n/use-error-sentence'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { CheckboxField, CheckboxGroupField, SwitchField } from '../../../ui/choice-field'
import { ConfirmDialog } from '../../../ui/dialog'
import { Panel } from '../../../ui/panel'
import { FloatingBar } from '../../../ui/settings-frame'
import { areSame, criteriaOf, needs, type Criteria, type Stored } from './criteria.rules'
import { SetBy } from './set-by'
import { TryPanel } from './try-panel'

/** The criteria as an admin sets them; they count once they are saved. */
export const CriteriaForm = ({ stored }: { stored: Stored }) => {
  const { t } = useTranslation(['criteria', 'onboarding', 'settings', 'common'])
  const sentence = useErrorSentence()
  const [criteria, setCriteria] = useState<Criteria>(criteriaOf(stored))
  const [asked, setAsked] = useState(false)
  const saving = useMutation(settingsMutations.setCriteria())
  const change = (part: Partial<Criteria>) => {
    saving.reset()
    setCriteria({ ...criteria, ...part })
  }
  const save = () =>
    saving.mutate(criteria, {
      onSuccess: ({ message }) => {
        setAsked(false)
        if (message !== undefined) notify.success({ title: message })
      },
    })
  const on = criteria.auto_approval
  return (
    <>
      <chakra.div display="flex" flexDirection="column" gap="5">
        <Panel title={t('auto')}>
          <SwitchField
            label={t('autoLabel')}
            hint={t('autoHint')}
            checked={on}
            onChange={(event) => change({ auto_approval: event.target.checked })}
          />
        </Panel>
        <Panel title={t('needed')}>
          {needs.map((need) => (
            <CheckboxField
              key={need}
              label={t(`need.${need}`)}
              checked={criteria[need]}
              onChange={(event) => change({ [need]: event.target.checked })}
            />
          ))}
          <chakra.div marginBlockStart="3">
            <CheckboxGroupField
              legend={t('locations')}
              hint={t('locationsHint')}
              name="locations"
              inline
              value={criteria.locations}
              onValueChange={(locations) => change({ locations })}
              options={cities.map((city) => ({ value: city, label: t(`onboarding:city.${city}`) }))}
            />
          </chakra.div>
          <SetBy stored={stored} />
        </Panel>
        <TryPanel criteria={criteria} />
      </chakra.div>
      {areSame(criteria, criteriaOf(stored)) ? null : (
        <FloatingBar>
          <chakra.p flex="1" minWidth="min(220px, 100%)" textStyle="smallStrong" aria-live="polite">
            {t('unsaved')}
          </chakra.p>
          <chakra.div
            display="flex"
            gap="2"
            width={{ base: 'full', sm: 'auto' }}
            css={{ '@media (max-width: 479.98px)': { '& > *': { flexGrow: '1' } } }}
          >
            <Button variant="quiet" onClick={() => change(criteriaOf(stored))}>
              {t('settings:discard')}
            </Button>
            <Button variant="primary" onClick={() => setAsked(true)}>
              {t('settings:save')}
            </Button>
          </chakra.div>
        </FloatingBar>
      )}
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={save}
        title={on ? t('confirm.on') : t('confirm.off')}
        closeLabel={t('confirm.back')}
        cancelLabel={t('confirm.back')}
        confirmLabel={t('confirm.save')}
        working={saving.isPending}
        workingLabel={t('settings:saving')}
        failed={t('notSaved')}
        failure={saving.isError ? sentence(saving.error) : null}
      >
        <p>{on ? t('confirm.onBody') : t('confirm.offBody')}</p>
        <p>{t('confirm.past')}</p>
      </ConfirmDialog>
    </>
  )
}
