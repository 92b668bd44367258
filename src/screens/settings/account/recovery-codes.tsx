import { chakra } from '@chakra-ui/react/styled-system'
import Download from 'lucide-react/icons/download'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { download } from '../../../lib/download'
import { Button } from '../../../ui/button'
import { Icon } from '../../../ui/icons'
import { CopyButton } from './copy-button'

interface RecoveryCodesProps {
  codes: readonly string[]
  onKept: () => void
}

/** The codes for the day the phone is lost, shown this once. */
export const RecoveryCodes = ({ codes, onKept }: RecoveryCodesProps) => {
  const { t } = useTranslation('account')
  const person = usePerson()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = [
    t('secondFactor.codes.head', { email: person?.email ?? '' }),
    '',
    ...codes,
    '',
  ].join('\n')
  return (
    <chakra.div display="flex" flexDirection="column" gap="4">
      <div>
        <chakra.h3 ref={heading} tabIndex={-1} outline="none" textStyle="h3">
          {t('secondFactor.codes.title')}
        </chakra.h3>
        <chakra.p color="fg.muted" marginBlockStart="1">
          {t('secondFactor.codes.body')}
        </chakra.p>
      </div>
      <chakra.ul
        aria-label={t('secondFactor.codes.list')}
        dir="ltr"
        display="grid"
        gridTemplateColumns="repeat(2, 1fr)"
        gap="2"
        padding="4"
        bg="bg.sunken"
        borderRadius="control"
        textAlign="center"
      >
        {codes.map((code) => (
          <chakra.li key={code} textStyle="bodyStrong" letterSpacing="0.04em" whiteSpace="nowrap">
            {code}
          </chakra.li>
        ))}
      </chakra.ul>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        <CopyButton text={text} label={t('secondFactor.codes.copy')} />
        <Button
          variant="secondary"
          size="sm"
          icon={<Icon of={Download} />}
          onClick={() => save(text)}
        >
          {t('secondFactor.codes.download')}
        </Button>
      </chakra.div>
      <chakra.div marginBlockStart="2">
        <Button variant="primary" onClick={onKept}>
          {t('secondFactor.codes.kept')}
        </Button>
      </chakra.div>
    </chakra.div>
  )
}

function save(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  download(address, 'masar-recovery-codes.txt')
  URL.revokeObjectURL(address)
}
