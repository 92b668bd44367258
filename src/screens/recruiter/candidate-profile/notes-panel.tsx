import { chakra } from '@chakra-ui/react/styled-system'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Loaded } from '../../../loading/loaded'
import { longestNote, noteForm } from '../../../features/recruiter/people/note.rules'
import {
  noteMutations,
  noteQueries,
  type Note,
} from '../../../features/recruiter/people/notes.queries'
import { Submit } from '../../../forms/form'
import { FormField } from '../../../forms/form-field'
import { MutationForm } from '../../../forms/mutation-form'
import { useAppForm } from '../../../forms/use-app-form'
import { formatDateTime } from '../../../i18n/dates'
import { useErrorMessage } from '../../../i18n/use-error-message'
import { useLanguage } from '../../../i18n/use-language'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { ConfirmDialog } from '../../../ui/overlays/dialog'
import { Panel } from '../../../ui/layout/panel'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { TextAreaField } from '../../../ui/fields/text-area-field'

/** The most notes that the server returns in one page. */
const most = 100

/**
 * The notes of the reader's company about a candidate. Neither other companies nor the candidate
 * can read them.
 */
export const NotesPanel = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('notes')
  const [limit, setLimit] = useState(10)
  const notes = useQuery({ ...noteQueries.list(userId, limit), placeholderData: keepPreviousData })
  return (
    <Panel title={t('title')}>
      <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="4">
        {t('whose')}
      </chakra.p>
      <chakra.div data-screen-only maxWidth="measure">
        <NoteForm userId={userId} />
      </chakra.div>
      <chakra.div marginBlockStart="5">
        <Loaded
          level={3}
          query={notes}
          labels={{ loading: t('loading'), failed: t('failed') }}
          skeleton={<Skeleton height="64px" />}
        >
          {({ results, total }) => (
            <chakra.div display="flex" flexDirection="column" gap="4" alignItems="stretch">
              {results.length === 0 ? (
                <chakra.p textStyle="small" color="fg.muted">
                  {t('none')}
                </chakra.p>
              ) : null}
              <chakra.ul display="flex" flexDirection="column" gap="4">
                {results.map((note) => (
                  <NoteEntry key={note.id} userId={userId} note={note} />
                ))}
              </chakra.ul>
              {total > results.length && limit < most ? (
                <div>
                  <Button
                    size="sm"
                    variant="secondary"
                    loading={notes.isFetching}
                    loadingLabel={t('loading')}
                    onClick={() => setLimit(most)}
                  >
                    {t('more')}
                  </Button>
                </div>
              ) : null}
            </chakra.div>
          )}
        </Loaded>
      </chakra.div>
    </Panel>
  )
}

const NoteForm = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('notes')
  const form = useAppForm({ schema: noteForm, defaultValues: { text: '' } })
  return (
    <MutationForm
      form={form}
      mutation={useMutation(noteMutations.add(userId))}
      toRequest={({ text }) => text}
      onDone={({ message }) => {
        form.reset()
        notify.success({ title: message ?? t('saved') })
      }}
    >
      <FormField name="text" label={t('label')}>
        {(field) => <TextAreaField {...field} rows={3} maxLength={longestNote} />}
      </FormField>
      <Submit size="sm" variant="secondary" pendingLabel={t('saving')}>
        {t('add')}
      </Submit>
    </MutationForm>
  )
}

const NoteEntry = ({ userId, note }: { userId: string; note: Note }) => {
  const { t } = useTranslation('notes')
  const { language } = useLanguage()
  const sentence = useErrorMessage()
  const remove = useMutation(noteMutations.remove(userId))
  const [asking, setAsking] = useState(false)
  return (
    <chakra.li borderBlockStartWidth="1px" borderColor="border" paddingBlockStart="3">
      <chakra.p
        dir="auto"
        textAlign="-webkit-match-parent"
        whiteSpace="pre-line"
        overflowWrap="anywhere"
      >
        {note.text}
      </chakra.p>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        columnGap="3"
        marginBlockStart="1"
        textStyle="small"
        color="fg.muted"
      >
        <span>
          {t('by', {
            author: `\u2068${note.author ?? t('gone')}\u2069`,
            at: formatDateTime(note.created_at, language),
          })}
        </span>
        {note.own ? (
          <Button size="xs" variant="ghost" onClick={() => setAsking(true)}>
            {t('delete')}
          </Button>
        ) : null}
      </chakra.div>
      <ConfirmDialog
        open={asking}
        onClose={() => {
          remove.reset()
          setAsking(false)
        }}
        onConfirm={() =>
          remove.mutate(note.id, { onSuccess: ({ message }) => notify.success({ title: message }) })
        }
        title={t('ask')}
        closeLabel={t('close')}
        cancelLabel={t('keep')}
        confirmLabel={t('delete')}
        workingLabel={t('deleting')}
        working={remove.isPending}
        failure={remove.isError ? `${t('deleteFailed')} ${sentence(remove.error)}` : undefined}
        danger
      >
        <chakra.p
          dir="auto"
          textAlign="-webkit-match-parent"
          whiteSpace="pre-line"
          overflowWrap="anywhere"
        >
          {note.text}
        </chakra.p>
      </ConfirmDialog>
    </chakra.li>
  )
}
