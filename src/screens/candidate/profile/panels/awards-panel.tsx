import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../../openapi/generated/api'
import { profileMutations } from '../../../../features/user/profile.mutations'
import { FormField } from '../../../../forms/form-field'
import { MutationForm } from '../../../../forms/mutation-form'
import { useAppForm } from '../../../../forms/use-app-form'
import { useErrorMessage } from '../../../../i18n/use-error-message'
import { notify } from '../../../../notify'
import { Quote } from '../../../../ui/layout/quote'
import { TextField } from '../../../../ui/fields/text-field'
import { addedAward, toAddedAward } from '../added.rules'
import { EntryDialog } from './entry-dialog'
import {
  awardForm,
  toAward,
  awardValues,
  isSameAward,
  takenOff,
  type AwardValues,
  type DraftAward,
} from '../review.rules'
import { AddOrCancel, SmallList } from './small-list'
import { TakenOff } from './taken-off'
import { useMonth } from '../../../../features/user/use-span'

interface AwardsPanelProps {
  /** The awards from the resume, as they are being reviewed. */
  draft: readonly DraftAward[]
  read: readonly DraftAward[]
  /** The awards that were added by hand; each counts at once. */
  added: readonly components['schemas']['EarnedAward'][]
  errors: Record<string, string>
  onChange: (awards: DraftAward[]) => void
}

/** Awards: of the resume, with the words that show each, and added ones. */
export const AwardsPanel = ({ draft, read, added, errors, onChange }: AwardsPanelProps) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const [at, setAt] = useState<number | null>(null)
  const remove = useMutation({
    ...profileMutations.removeAward(),
    onSuccess: ({ message }) => notify.success({ title: message }),
    onError: (error) => notify.error({ title: t('notRemoved'), body: sentence(error) }),
  })
  const keep = (values: AwardValues) => {
    onChange(draft.map((award, place) => (place === at ? { ...award, ...toAward(values) } : award)))
    setAt(null)
  }
  const fromResume = draft.map((award, place) => ({
    id: award.id,
    name: award.title,
    content: <AwardWords award={award} />,
    evidence: award.evidence,
    own: !read.some((other) => isSameAward(other, award)),
    error: errors[`awards.${place}.title`] ?? errors[`awards.${place}.date`],
    change: () => setAt(place),
    remove: () => onChange(draft.filter((_award, other) => other !== place)),
  }))
  return (
    <SmallList
      title={t('awards.title')}
      none={t('awards.none')}
      addLabel={t('awards.add')}
      items={[
        ...fromResume,
        ...added.map((award) => ({
          id: award.reward_id,
          name: award.title,
          own: true,
          content: <AwardWords award={award} />,
          remove: () => remove.mutate(award),
        })),
      ]}
      adding={(close) => <AddAward onClose={close} />}
    >
      <TakenOff
        entries={takenOff(read, draft, isSameAward)}
        getName={({ title }) => title}
        onPutBack={(award) => onChange([...draft, award])}
      />
      <EntryDialog<AwardValues>
        open={at !== null}
        title={t('awards.changeTitle')}
        schema={awardForm}
        values={awardValues(at === null ? null : (draft[at] ?? null))}
        onKeep={keep}
        onClose={() => setAt(null)}
      >
        <AwardFields />
      </EntryDialog>
    </SmallList>
  )
}

const AwardFields = () => {
  const { t } = useTranslation('profile')
  return (
    <>
      <FormField name="title" label={t('awards.name')}>
        {(field) => <TextField {...field} maxLength={200} />}
      </FormField>
      <FormField name="issuer" label={t('awards.issuer')}>
        {(field) => <TextField {...field} maxLength={200} labelEnd={t('optional')} />}
      </FormField>
      <FormField name="date" label={t('awards.date')}>
        {(field) => (
          <TextField
            {...field}
            latin
            maxLength={7}
            labelEnd={t('optional')}
            hint={t('times.hint')}
            placeholder="2021-03"
          />
        )}
      </FormField>
    </>
  )
}

const AddAward = ({ onClose }: { onClose: () => void }) => {
  const form = useAppForm({
    schema: addedAward,
    defaultValues: { title: '', issuer: '', date: '' },
  })
  return (
    <MutationForm
      form={form}
      mutation={useMutation(profileMutations.addAward())}
      toRequest={toAddedAward}
      onDone={onClose}
    >
      <AwardFields />
      <AddOrCancel onCancel={onClose} />
    </MutationForm>
  )
}

/** An award: its title, issuer and date, and the words of the resume that show it. */
const AwardWords = ({
  award: { title, issuer, date, evidence },
}: {
  award: Pick<DraftAward, 'title' | 'issuer' | 'date' | 'evidence'>
}) => {
  const { t } = useTranslation('profile')
  const month = useMonth()
  return (
    <>
      <chakra.bdi fontWeight="600">{title}</chakra.bdi>
      {issuer === null && date === null ? null : (
        <chakra.span display="block" color="fg.muted">
          {issuer === null ? null : <bdi>{issuer}</bdi>}
          {issuer !== null && date !== null ? ' · ' : null}
          {date === null ? null : <bdi>{month(date)}</bdi>}
        </chakra.span>
      )}
      {evidence === '' ? null : (
        <chakra.span display="block" textStyle="tiny" color="fg.muted" marginBlockStart="0.5">
          {t('skills.evidence')} <Quote>{evidence}</Quote>
        </chakra.span>
      )}
    </>
  )
}
