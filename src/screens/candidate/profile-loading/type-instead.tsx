import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { toTypedProfile } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'

interface TypeProfileProps {
  title: string
  intro: string
  variant: 'primary' | 'secondary'
}

const TypeProfile = ({ title, intro, variant }: TypeProfileProps) => {
  const { t } = useTranslation('candidate')
  return (
    <Panel title={title}>
      <chakra.div display="flex" flexDirection="column" alignItems="flex-start" gap="4">
        <chakra.p textStyle="small" color="fg.muted">
          {intro}
        </chakra.p>
        <LinkButton variant={variant}>
          <Link to={toTypedProfile()}>{t('profileLoading.type')}</Link>
        </LinkButton>
      </chakra.div>
    </Panel>
  )
}

/** Lets candidates without a readable resume go on by typing their profile. */
export const TypeInstead = () => {
  const { t } = useTranslation('candidate')
  return (
    <chakra.div marginBlockStart="5">
      <TypeProfile
        title={t('profileLoading.typeTitle')}
        intro={t('profileLoading.typeIntro')}
        variant="secondary"
      />
    </chakra.div>
  )
}

/** Candidates who registered without a resume type their profile next. */
export const TypeFirst = () => {
  const { t } = useTranslation('candidate')
  return (
    <TypeProfile
      title={t('profileLoading.noneTypeTitle')}
      intro={t('profileLoading.noneTypeIntro')}
      variant="primary"
    />
  )
}
