import { chakra } from '@chakra-ui/react/styled-system'
import { Suspense, type ComponentProps, type ReactNode } from 'react'
import type { Failure } from '../../machines/session/answers'
import { useErrorSentence } from '../i18n/use-error-sentence'
import { Button } from '../ui/button'
import { Notice } from '../ui/notice'
import { useFormShell } from './form-context'
import { RefusalNotice } from './refusal-notice'

interface SubmitLineProps extends ComponentProps<typeof Button> {
  /** What it is doing, while it does. */
  pendingLabel: string
  /** What did not happen, above why it was refused. */
  failed?: string
  /** Other buttons of the same line, after it. */
  after?: ReactNode
}

/** The end of a form, as `Submit` is, where it names what failed or leads elsewhere, too. */
export const SubmitLine = ({ pendingLabel, failed, after, ...button }: SubmitLineProps) => {
  const { pending, notice } = useFormShell()
  return (
    <>
      {failed === undefined || notice === null ? (
        <RefusalNotice failure={notice} />
      ) : (
        <Suspense>
          <NamedRefusal title={failed} failure={notice} />
        </Suspense>
      )}
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button {...button} type="submit" loading={pending} loadingLabel={pendingLabel} />
        {after}
      </chakra.div>
    </>
  )
}

const NamedRefusal = ({ title, failure }: { title: string; failure: Failure }) => {
  const sentence = useErrorSentence()
  return (
    <Notice tone="danger" live title={title}>
      {sentence(failure)}
    </Notice>
  )
}
