import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import About from 'lucide-react/icons/equal-approximately'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../../../ui/icons'
import { Said } from '../said'

export type Verdict = 'hit' | 'close' | 'miss' | 'open'

const looks = {
  hit: { icon: Check, color: 'success.fg' },
  close: { icon: About, color: 'warning.fg' },
  miss: { icon: X, color: 'danger.fg' },
  open: { icon: Minus, color: 'fg.muted' },
} as const

interface JudgedProps {
  label: string
  /** The text of the answer; null if there is none. */
  text: string | null
  verdict: Verdict
}

/** A short answer with its sign: right, close or wrong. */
export const Judged = ({ label, text, verdict }: JudgedProps) => {
  const { t } = useTranslation(['annotation', 'recruiter'])
  const look = looks[text === null ? 'open' : verdict]
  return (
    <chakra.p textStyle="small" display="flex" gap="2">
      <chakra.span color={look.color} flexShrink="0" paddingBlockStart="0.5">
        <Icon of={look.icon} size={18} />
      </chakra.span>
      <span>
        <chakra.span color="fg.muted">{label}</chakra.span>{' '}
        {text === null ? (
          t('recruiter:answers.notAnswered')
        ) : (
          <chakra.strong fontWeight="500">
            <Said text={text} />
            {verdict === 'open' ? null : (
              <chakra.span srOnly> ({t(`annotation:verdict.${verdict}`)})</chakra.span>
            )}
          </chakra.strong>
        )}
      </span>
    </chakra.p>
  )
}

/** What would have been right, one or another. */
export const Accepted = ({ label, texts }: { label: string; texts: readonly string[] }) =>
  texts.length === 0 ? null : (
    <chakra.p textStyle="small" color="fg.muted" paddingInlineStart="26px">
      {label}{' '}
      {texts.map((text, at) => (
        <chakra.span key={text} color="fg">
          {at === 0 ? null : <chakra.span color="fg.muted"> · </chakra.span>}
          <Said text={text} />
        </chakra.span>
      ))}
    </chakra.p>
  )
