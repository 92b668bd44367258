import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { notify } from '../../../notify'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { LiveRegion } from '../../../ui/visually-hidden'

/** Copies a text and says so where it was pressed. */
export const CopyButton = ({ text, label }: { text: string; label: string }) => {
  const { t } = useTranslation('account')
  const [copied, setCopied] = useState(false)
  const copy = () => {
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify.error({ title: t('copyFailed') }),
    )
  }
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        icon={<Icon of={copied ? Check : Copy} />}
        onClick={copy}
      >
        {copied ? t('copied') : label}
      </Button>
      <LiveRegion message={copied ? t('copied') : ''} />
    </>
  )
}
