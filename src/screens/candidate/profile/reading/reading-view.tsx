import { chakra } from '@chakra-ui/react/styled-system'
import { useQuery } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { profileQueries } from '../../../../features/user/profile.queries'
import { useErrorMessage } from '../../../../i18n/use-error-message'
import { IconButton } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Quote } from '../../../../ui/layout/quote'
import { Loading, Skeleton } from '../../../../ui/feedback/skeleton'
import { ErrorState } from '../../../../ui/feedback/states'
import type { LookedFor } from './reading-context'
import { linesSaying } from './reading-lines.rules'
import { ResumeText } from './resume-text'

const ResumePages = lazy(() =>
  import('./resume-pages').then(({ ResumePages: component }) => ({ default: component })),
)

interface ReadingViewProps {
  resumeId: string
  readAt: string | null
  lookedFor: LookedFor | null
  onClose: () => void
}

/**
 * The resume beside the profile that was read from it: its pages, or its text if it has no pages.
 */
export const ReadingView = ({ resumeId, readAt, lookedFor, onClose }: ReadingViewProps) => {
  const { t } = useTranslation('profile')
  const sentence = useErrorMessage()
  const reading = useQuery(profileQueries.reading(readAt))
  const lines = reading.data?.lines ?? []
  const marked =
    lookedFor === null
      ? []
      : linesSaying(
          lookedFor.parts,
          lines.map(({ text }) => text),
        )
  const hasPages = lines.some(({ box }) => box !== null)
  return (
    <chakra.section
      aria-label={t('reading.title')}
      position={{ base: 'fixed', lg: 'sticky' }}
      insetInline={{ base: '0', lg: 'auto' }}
      insetBlockEnd={{ base: 'var(--tabs, 0px)', lg: 'auto' }}
      insetBlockStart={{ base: 'auto', lg: '84px' }}
      zIndex={{ base: 'drawer', lg: 'auto' }}
      // On wide windows it ends above the bar that floats at the bottom.
      height={{ base: '52dvh', lg: 'calc(100dvh - 200px)' }}
      display="flex"
      flexDirection="column"
      minWidth="0"
      bg="bg.surface"
      borderWidth="1px"
      borderColor="border"
      borderRadius={{ base: '0', lg: 'panel' }}
      boxShadow={{ base: 'float', lg: 'none' }}
      overflow="hidden"
      onKeyDown={(event) => event.key === 'Escape' && onClose()}
    >
      <chakra.div
        display="flex"
        alignItems="flex-start"
        justifyContent="space-between"
        gap="3"
        padding="3"
        paddingInlineStart="4"
        borderBlockEnd="1px solid {colors.border}"
      >
        <chakra.div minWidth="0">
          <chakra.h2 textStyle="bodyStrong">{t('reading.title')}</chakra.h2>
          <chakra.p textStyle="small" color="fg.muted" aria-live="polite" lineClamp="2">
            {lookedFor === null || reading.data === undefined ? (
              t('reading.hint')
            ) : marked.length === 0 ? (
              t('reading.notThere', { what: lookedFor.name })
            ) : (
              <>
                {t('reading.there')}{' '}
                <Quote>
                  {marked.map((at) => lines[at]?.text.replaceAll('\t', ' ')).join(' … ')}
                </Quote>
              </>
            )}
          </chakra.p>
        </chakra.div>
        <IconButton
          size="sm"
          label={t('reading.close')}
          icon={<Icon of={X} size={18} />}
          onClick={onClose}
        />
      </chakra.div>
      <chakra.div flex="1" minHeight="0" bg="bg.sunken">
        {reading.isError ? (
          <ErrorState
            title={t('reading.failed')}
            retryLabel={t('retry')}
            retrying={reading.isFetching}
            onRetry={() => void reading.refetch()}
          >
            {sentence(reading.error)}
          </ErrorState>
        ) : reading.data === undefined ? (
          <Waiting />
        ) : hasPages ? (
          <Suspense fallback={<Waiting />}>
            <ResumePages resumeId={resumeId} lines={lines} marked={marked} />
          </Suspense>
        ) : (
          <ResumeText lines={lines} marked={marked} />
        )}
      </chakra.div>
    </chakra.section>
  )
}

const Waiting = () => {
  const { t } = useTranslation('profile')
  return (
    <Loading label={t('reading.loading')}>
      <Skeleton height="480px" />
    </Loading>
  )
}
