import { chakra } from '@chakra-ui/react/styled-system'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { components } from '../../../../openapi/generated/api'
import { FormDialog } from '../../../forms/form-dialog'
import { useAppForm } from '../../../forms/use-app-form'
import { Skeleton } from '../../../ui/feedback/skeleton'
import { ArrangementFields } from './arrangement-fields'
import { ArrangementDetails } from './arrangement-details'
import { arrangementForm, toRequest, valuesFrom } from './arrangement.rules'
import { Loaded } from '../../../loading/loaded'
import { recruiterMutations } from '../recruiter.mutations'
import { recruiterQueries } from '../recruiter.queries'
import { TakenBefore } from './taken-before'

interface ArrangementDialogProps {
  open: boolean
  userId: string
  name: string
  onClose: () => void
}

/**
 * The arrangement of one candidate: what they asked for, what an admin grants and why, and the
 * earlier arrangements.
 */
export const ArrangementDialog = ({ open, userId, name, onClose }: ArrangementDialogProps) => {
  const { t } = useTranslation('arrangement')
  const asked = useQuery({ ...recruiterQueries.arrangement(userId), enabled: open })
  const form = useAppForm({
    schema: arrangementForm,
    values: valuesFrom(asked.data?.current ?? null),
  })
  return (
    <FormDialog
      open={open}
      onClose={onClose}
      form={form}
      mutation={useMutation(recruiterMutations.arrange(userId))}
      toRequest={toRequest}
      done={({ message }) => ({ title: message ?? t('done') })}
      width="640px"
      title={t('title', { name: `\u2068${name}\u2069` })}
      description={t('follows')}
      confirmLabel={t('save')}
      failed={t('saveFailed')}
      over={asked.data === undefined}
    >
      <Loaded
        query={asked}
        labels={{ loading: t('loading'), failed: t('failed') }}
        skeleton={<Skeleton height="320px" />}
      >
        {({
          current,
          earlier,
          accommodations_needed: needed,
          accommodations_detail: detail,
          taken_before: taken,
        }) => (
          <>
            {taken.map((assessmentId) => (
              <TakenBefore key={assessmentId} userId={userId} assessmentId={assessmentId} />
            ))}
            <Asked needed={needed} detail={detail} />
            <ArrangementFields factor={current?.time_factor ?? 1} />
            <Past arrangements={[current, ...earlier].filter((one) => one !== null)} />
          </>
        )}
      </Loaded>
    </FormDialog>
  )
}

/** What the candidate wrote at registration. */
const Asked = ({ needed, detail }: { needed: boolean; detail: string | null }) => {
  const { t } = useTranslation('arrangement')
  return (
    <chakra.section aria-label={t('asked')} bg="bg.sunken" borderRadius="control" padding="4">
      <chakra.h3 textStyle="smallStrong">{t('asked')}</chakra.h3>
      {needed ? (
        <chakra.p
          dir="auto"
          textAlign="-webkit-match-parent"
          marginBlockStart="1"
          whiteSpace="pre-wrap"
          overflowWrap="anywhere"
        >
          {detail ?? t('askedNoDetail')}
        </chakra.p>
      ) : (
        <chakra.p marginBlockStart="1" color="fg.muted">
          {t('askedNothing')}
        </chakra.p>
      )}
    </chakra.section>
  )
}

/** The latest arrangement comes first and is the one in force. */
const Past = ({
  arrangements,
}: {
  arrangements: readonly components['schemas']['Arrangement'][]
}) => {
  const { t } = useTranslation('arrangement')
  return (
    <chakra.section
      aria-label={t('history')}
      borderBlockStart="1px solid {colors.border}"
      paddingBlockStart="4"
    >
      <chakra.h3 textStyle="smallStrong" marginBlockEnd="2">
        {t('history')}
      </chakra.h3>
      {arrangements.length === 0 ? <chakra.p color="fg.muted">{t('historyNone')}</chakra.p> : null}
      <chakra.ol display="flex" flexDirection="column" gap="4">
        {arrangements.map((arrangement, index) => (
          <chakra.li key={arrangement.set_at}>
            <chakra.p textStyle="tinyStrong" color="fg.muted" marginBlockEnd="1">
              {index === 0 ? t('now') : t('before')}
            </chakra.p>
            <ArrangementDetails arrangement={arrangement} />
          </chakra.li>
        ))}
      </chakra.ol>
    </chakra.section>
  )
}
