import { chakra } from '@chakra-ui/react/styled-system'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../../i18n/dates'
import { formatNumber } from '../../../../i18n/numbers'
import { useLanguage } from '../../../../i18n/use-language'
import { IconButton } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { Badge } from '../../../../ui/feedback/status-badge'
import { letters } from './registration-keys.rules'
import type { Registration } from '../registrations-search'
import type { OpenRegistration } from './use-open-registration'

interface RegistrationHeadProps {
  headingId: string
  registration: Registration | undefined
  mobile: string | null
  opened: OpenRegistration
  working: boolean
}

/** The name, the place in the list, and the links to the neighbours and back. */
export const RegistrationHead = ({
  headingId,
  registration,
  mobile,
  opened,
  working,
}: RegistrationHeadProps) => {
  const { t } = useTranslation('registration')
  const { t: tList } = useTranslation('recruiter')
  const { language } = useLanguage()
  const { place } = opened
  return (
    <chakra.header
      paddingBlock="3"
      paddingInline={{ base: '3', md: '4' }}
      borderBlockEnd="1px solid {colors.border}"
      bg="bg.surface"
      borderStartStartRadius="panel"
      borderStartEndRadius="panel"
    >
      <chakra.div display="flex" alignItems="center" gap="1" marginInline="-2" marginBlockEnd="2">
        <IconButton
          size="sm"
          label={t('previous')}
          icon={<Icon of={ArrowLeft} size={18} mirror />}
          aria-keyshortcuts={letters.previous}
          disabled={!opened.hasPrevious || working}
          onClick={() => void opened.step(-1)}
        />
        <IconButton
          size="sm"
          label={t('next')}
          icon={<Icon of={ArrowRight} size={18} mirror />}
          aria-keyshortcuts={letters.next}
          disabled={!opened.hasNext || working}
          onClick={() => void opened.step(1)}
        />
        {place === null ? null : (
          <chakra.span textStyle="small" color="fg.muted" marginInlineStart="1">
            {t('place', {
              number: formatNumber(place.number, language),
              total: formatNumber(place.total, language),
            })}
          </chakra.span>
        )}
        <chakra.span marginInlineStart="auto" display="inline-flex">
          <IconButton
            size="sm"
            label={t('close')}
            icon={<Icon of={X} size={18} />}
            onClick={opened.close}
          />
        </chakra.span>
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" alignItems="center" columnGap="3" rowGap="1">
        <chakra.h2 id={headingId} textStyle="h2" overflowWrap="anywhere" minWidth="0">
          {registration === undefined ? t('title') : <bdi>{registration.full_name}</bdi>}
        </chakra.h2>
        {registration === undefined ? null : (
          <chakra.span display="inline-flex" gap="2">
            <Badge>{tList(`standing.${registration.status}`)}</Badge>
            <Badge>{tList(`approvals.roleOf.${registration.role}`)}</Badge>
          </chakra.span>
        )}
      </chakra.div>
      {registration === undefined ? null : (
        <chakra.p
          textStyle="small"
          color="fg.muted"
          marginBlockStart="1"
          display="flex"
          flexWrap="wrap"
          columnGap="4"
        >
          <chakra.bdi overflowWrap="anywhere">{registration.email}</chakra.bdi>
          {mobile === null ? null : <bdi dir="ltr">{mobile}</bdi>}
          <span>{t('registered', { date: formatDate(registration.registered_at, language) })}</span>
        </chakra.p>
      )}
    </chakra.header>
  )
}
