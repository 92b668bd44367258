import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type { ShownMedia } from '../../../../features/assessments/engine/use-question-media'
import { Button } from '../../../../ui/button'
import { Notice } from '../../../../ui/feedback/notice'
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton'

interface MediaWaitProps {
  kind: 'audio' | 'image'
  media: ShownMedia
  /** It is here, and the browser can do nothing with it. */
  broken?: boolean
}

/** Shown in place of a missing sound or picture; the rest of the question can still be answered. */
export const MediaWait = ({ kind, media: { state, retry }, broken = false }: MediaWaitProps) => {
  const { t } = useTranslation(['parts', 'assessment'])
  if (state === 'loading') {
    return (
      <Loading label={t(`media.loading.${kind}`)}>
        <Skeleton height={kind === 'audio' ? '104px' : '280px'} />
      </Loading>
    )
  }
  return (
    <chakra.div dir="auto">
      <Notice
        live
        tone="warning"
        title={broken ? t(`media.broken.${kind}`) : t(`media.failed.${kind}`)}
        action={
          <Button size="sm" variant="secondary" onClick={retry}>
            {t('assessment:retry')}
          </Button>
        }
      >
        {broken ? t('media.brokenBody') : t('media.failedBody')}
      </Notice>
    </chakra.div>
  )
}
