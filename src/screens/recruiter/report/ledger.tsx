import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import { useId, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { deviceFindings, percentSeen, textsMade } from '../../../../machines/shared/ledger'
import { formatDateTime } from '../../../i18n/dates'
import { formatPercent } from '../../../i18n/numbers'
import { useLanguage } from '../../../i18n/use-language'
import { Icon } from '../../../ui/icons'
import type { Report } from './timeline.rules'

/**
 * The facts kept about how an attempt was taken, besides its recordings and events; each figure has
 * an explanation.
 */
export const Ledger = ({ report }: { report: Report }) => {
  const { t } = useTranslation('recruiter')
  const { language } = useLanguage()
  const id = useId()
  const { consent, device_check: check, screenshots, heard_share: heard } = report.ledger
  const texts = textsMade(report.answers)
  return (
    <chakra.section
      aria-labelledby={id}
      borderBlockStart="1px solid {colors.border}"
      paddingInline={{ base: '4', md: '5' }}
      paddingBlock="4"
    >
      <chakra.h2 id={id} textStyle="h3" marginBlockEnd="3">
        {t('ledger.title')}
      </chakra.h2>
      <chakra.dl
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' }}
        columnGap="5"
        rowGap={{ base: '0.5', md: '3' }}
        textStyle="small"
      >
        <Term name={t('ledger.consent')}>
          {consent === null ? (
            <Mark finding="missing">{t('ledger.consentNone')}</Mark>
          ) : (
            <Mark finding="found">
              {t('ledger.consentGiven', {
                version: `\u2068${consent.text_version}\u2069`,
                at: formatDateTime(consent.given_at, language),
              })}
            </Mark>
          )}
        </Term>
        <Term name={t('ledger.check')}>
          {check === null ? (
            <Mark finding="missing">{t('ledger.checkNone')}</Mark>
          ) : (
            <chakra.span display="flex" flexWrap="wrap" columnGap="4" rowGap="1">
              {deviceFindings(check, report.arrangement).map(({ device, finding }) => (
                <Mark key={device} finding={finding}>
                  {t(`ledger.${finding}.${device}`)}
                </Mark>
              ))}
            </chakra.span>
          )}
        </Term>
        <Term
          name={t('ledger.heard')}
          meaning={[...(heard < 1 ? [t('ledger.heardRest')] : []), t('ledger.heardMeaning')].join(
            ' ',
          )}
        >
          {t('ledger.heardShare', { share: formatPercent(percentSeen(heard), language, 1) })}
        </Term>
        <Term name={t('ledger.screenshots')}>{t('ledger.arrived', { count: screenshots })}</Term>
        {texts === null ? (
          <Term name={t('ledger.texts')}>{t('ledger.madeNone')}</Term>
        ) : (
          <Term name={t('ledger.texts')} meaning={t('ledger.madeMeaning')}>
            {t('ledger.made', {
              count: texts.count,
              words: t('evidence.words', { count: texts.words }),
              part: t(`part.${texts.part}`),
            })}
          </Term>
        )}
      </chakra.dl>
    </chakra.section>
  )
}

interface TermProps {
  name: string
  /** What the figure means, where it does not say so itself. */
  meaning?: string
  children: ReactNode
}

const Term = ({ name, meaning, children }: TermProps) => (
  <>
    <chakra.dt color="fg.muted">{name}</chakra.dt>
    <chakra.dd marginBlockEnd={{ base: '2', md: '0' }} fontVariantNumeric="tabular-nums">
      {children}
      {meaning === undefined ? null : (
        <chakra.span display="block" textStyle="tiny" color="fg.muted">
          {meaning}
        </chakra.span>
      )}
    </chakra.dd>
  </>
)

const marks = {
  found: { icon: Check, color: 'success.fg' },
  missing: { icon: X, color: 'danger.fg' },
  replaced: { icon: Minus, color: 'fg.muted' },
} as const

/** The word says it; the mark only helps. */
const Mark = ({ finding, children }: { finding: keyof typeof marks; children: ReactNode }) => {
  const { icon, color } = marks[finding]
  return (
    <chakra.span display="inline-flex" alignItems="flex-start" gap="1.5">
      <chakra.span
        aria-hidden
        display="inline-flex"
        alignItems="center"
        height="var(--line-small)"
        flexShrink="0"
        color={color}
      >
        <Icon of={icon} size={16} />
      </chakra.span>
      <span>{children}</span>
    </chakra.span>
  )
}
