import { chakra } from '@chakra-ui/react/styled-system'
import type { ComponentProps, ReactNode } from 'react'
import { Button } from '../ui/button'
import { useFormShell } from './form-context'
import { RefusalNotice } from './refusal-notice'

interface SubmitLineProps extends ComponentProps<typeof Button> {
  /** What it is doing, while it does. */
  pendingLabel: string
  /** What did not come about, where the page does not say so; the reason follows it. */
  failed?: string
  /** Other buttons of the same line, after it. */
  after?: ReactNode
}

/** The end of a form, as `Submit` is, where it names what failed or leads elsewhere, too. */
export const SubmitLine = ({ pendingLabel, failed, after, ...button }: SubmitLineProps) => {
  const { pending, notice } = useFormShell()
  return (
    <>
      <RefusalNotice failure={notice} title={failed} />
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="3">
        <Button {...button} type="submit" loading={pending} loadingLabel={pendingLabel} />
        {after}
      </chakra.div>
    </>
  )
}
