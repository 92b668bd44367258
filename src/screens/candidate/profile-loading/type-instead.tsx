import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toTypedProfile } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'

/** Lets candidates without a readable resume go on by typing their profile. */
export const TypeInstead = () => {
  const { t } = useTranslation('candidate')
  return (
    <chakra.div marginBlockStart="5">
      <Panel title={t('profileLoading.typeTitle')}>
        <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
          <chakra.p textStyle="small" color="fg.muted">
            {t('profileLoading.typeIntro')}
          </chakra.p>
          <LinkButton variant="secondary">
            <Link to={toTypedProfile()}>{t('profileLoading.type')}</Link>
          </LinkButton>
        </chakra.div>
      </Panel>
    </chakra.div>
  )
}
