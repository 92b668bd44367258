import { chakra } from '@chakra-ui/react/styled-system'
import Check from 'lucide-react/icons/check'
import X from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../ui/icons'
import { None } from '../../../ui/lists/none'

/** Whether somebody has something; null where nobody was asked. */
export const Flag = ({ value }: { value: boolean | null }) => {
  const { t } = useTranslation('recruiter')
  if (value === null) return <None />
  return (
    <chakra.span display="inline-flex" color={value ? 'success.fg' : 'danger.fg'}>
      <Icon of={value ? Check : X} />
      <chakra.span srOnly>{value ? t('approvals.yes') : t('approvals.no')}</chakra.span>
    </chakra.span>
  )
}
