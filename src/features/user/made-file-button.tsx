import Download from 'lucide-react/icons/download'
import { Button } from '../../ui/button'
import { Icon } from '../../ui/icons'
import { useMadeFile, type MadeFileLabels } from './use-made-file'

interface MadeFileButtonProps {
  /** Answers the address of the file; null while it is being made. */
  ask: () => Promise<string | null>
  labels: MadeFileLabels
  children: string
  /** In place of the words on it while the file is being made. */
  makingLabel: string
  /** Why there is none to be had. */
  unavailable?: string | undefined
}

/** At the head of a page: downloads a file of it that the server makes when it is asked for. */
export const MadeFileButton = ({
  ask,
  labels,
  children,
  makingLabel,
  unavailable,
}: MadeFileButtonProps) => {
  const { download, making } = useMadeFile(ask, labels)
  return (
    <Button
      size="sm"
      variant="secondary"
      icon={<Icon of={Download} />}
      loading={making}
      loadingLabel={makingLabel}
      disabled={unavailable !== undefined}
      title={unavailable}
      onClick={download}
    >
      {children}
    </Button>
  )
}
