import { chakra } from '@chakra-ui/react/styled-system'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/button'
import { ConfirmDialog } from '../../ui/overlays/dialog'
import { Notice } from '../../ui/feedback/notice'
import { assessmentDeviceWork } from './attempt/assessment-device-work'
import { deletePendingUploads, hasPendingUploads } from './attempt/local-attempt-store'

/** They may be on their way, and go as soon as the server holds them. */
const lookEvery = 5_000

const leftoversQuery = (userId: string) =>
  queryOptions({
    queryKey: ['assessments', 'leftovers', userId],
    queryFn: () => hasPendingUploads(userId),
    enabled: 'indexedDB' in globalThis,
    networkMode: 'always',
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data === true ? lookEvery : false),
  })

/**
 * Says that only this device holds some answers or recordings of attempts that are over. They are
 * deleted when the server has them, or when the person decides so.
 */
export const LeftoversNotice = ({ userId }: { userId: string }) => {
  const { t } = useTranslation('assessment')
  const queries = useQueryClient()
  const { queryKey, ...query } = leftoversQuery(userId)
  const { data: isHolding = false } = useQuery({ queryKey, ...query })
  const [isAsking, setAsking] = useState(false)
  const onSettled = () => queries.invalidateQueries({ queryKey })
  const send = useMutation({
    mutationFn: () => assessmentDeviceWork.uploadPending(userId),
    networkMode: 'always',
    onSettled,
  })
  const remove = useMutation({
    mutationFn: () => deletePendingUploads(userId),
    networkMode: 'always',
    onSettled,
    onSuccess: () => setAsking(false),
  })
  if (!isHolding) return null
  return (
    <chakra.div marginBlockEnd="5">
      <Notice
        tone="warning"
        title={t('leftovers.title')}
        action={
          <chakra.div display="flex" flexWrap="wrap" gap="2">
            <Button
              size="sm"
              variant="secondary"
              loading={send.isPending}
              onClick={() => send.mutate()}
            >
              {t('leftovers.retry')}
            </Button>
            <Button size="sm" variant="ghost" onClick={() => setAsking(true)}>
              {t('leftovers.delete')}
            </Button>
          </chakra.div>
        }
      >
        {t('leftovers.body')}
      </Notice>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate()}
        working={remove.isPending}
        title={t('leftovers.ask')}
        closeLabel={t('leftovers.close')}
        cancelLabel={t('leftovers.keep')}
        confirmLabel={t('leftovers.delete')}
        failure={remove.isError ? t('leftovers.failed') : undefined}
        danger
      >
        {t('leftovers.consequence')}
      </ConfirmDialog>
    </chakra.div>
  )
}
