import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { toDashboardIntro } from '../../../paths'
import { Button, LinkButton } from '../../../ui/button'
import { TextLink } from '../../../ui/link'
import { Panel } from '../../../ui/layout/panel'

/** Whether the introduction was put away: it then stays so on this device. */
export function useIntroduced(userId: string) {
  const key = `masar.introduced.${userId}`
  const [introduced, setIntroduced] = useState(() => localStorage.getItem(key) !== null)
  const hide = () => {
    localStorage.setItem(key, 'yes')
    setIntroduced(true)
  }
  return { introduced, hide }
}

/** Introduces the dashboard to new candidates. */
export const IntroPanel = ({ onHide }: { onHide: () => void }) => {
  const { t } = useTranslation('candidate')
  return (
    <Panel title={t('intro.panelTitle')}>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        justifyContent="space-between"
        gap="4"
      >
        <chakra.p color="fg.muted" maxWidth="measure" flex="1 1 320px" textWrap="pretty">
          {t('intro.panelBody')}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="2">
          <LinkButton size="sm" variant="secondary">
            <Link to={toDashboardIntro()}>{t('intro.open')}</Link>
          </LinkButton>
          <Button size="sm" variant="subtle" onClick={onHide}>
            {t('intro.hide')}
          </Button>
        </chakra.div>
      </chakra.div>
    </Panel>
  )
}

/** The way back to it, under everything else. */
export const IntroLink = () => {
  const { t } = useTranslation('candidate')
  return (
    <chakra.p textStyle="small">
      <TextLink tone="muted">
        <Link to={toDashboardIntro()}>{t('intro.open')}</Link>
      </TextLink>
    </chakra.p>
  )
}
