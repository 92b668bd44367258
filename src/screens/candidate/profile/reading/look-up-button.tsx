import ScanSearch from 'lucide-react/icons/scan-search'
import { useTranslation } from 'react-i18next'
import { IconButton } from '../../../../ui/button'
import { Icon } from '../../../../ui/icons'
import { type LookedFor, useLookUp } from './reading-context'

/** Shows where the resume says something; nothing where no resume was read. */
export const LookUpButton = ({ name, parts }: LookedFor) => {
  const { t } = useTranslation('profile')
  const lookUp = useLookUp()
  if (lookUp === null) return null
  return (
    <IconButton
      size="sm"
      label={t('reading.lookUp', { what: name })}
      icon={<Icon of={ScanSearch} size={18} />}
      onClick={() => lookUp({ name, parts })}
    />
  )
}
