import { Link } from '@tanstack/react-router'
import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import type labels from '../../../../locales/en/public.json'
import { ApprovalState } from '../../../features/auth/joining/approval-state'
import { SessionContext, usePerson, type SessionSnapshot } from '../../../session/session-context'
import { toFaqs, toLogin, toPendingVerification } from '../../../paths'
import { Article } from '../../../ui/layout/article'
import { LinkButton } from '../../../ui/button'
import { Panel } from '../../../ui/layout/panel'

type Section = keyof typeof labels.approval.sections

const sections = ['why', 'candidates', 'recruiters', 'then'] as const satisfies readonly Section[]

const isHeld = (snapshot: SessionSnapshot) => snapshot.matches('PENDING_VERIFICATION')

/** Explains the approval. People who wait for it see their own state first. */
const ApprovalPendingScreen = () => {
  const { t } = useTranslation('public')
  const person = usePerson()
  const held = SessionContext.useSelector(isHeld)
  return (
    <>
      <Article
        title={t('approval.title')}
        intro={t('approval.intro')}
        sections={sections.map((id) => ({
          id,
          title: t(`approval.sections.${id}.title`),
          body: t(`approval.sections.${id}.body`),
        }))}
      >
        {held && person !== null ? (
          <Panel title={t('approval.ownTitle')}>
            <ApprovalState person={person} />
          </Panel>
        ) : undefined}
      </Article>
      <chakra.div
        display="flex"
        flexWrap="wrap"
        gap="3"
        marginBlockStart="8"
        css={{ '& > *': { flex: { base: '1 1 auto', md: 'none' } } }}
      >
        {held ? (
          <LinkButton variant="primary">
            <Link to={toPendingVerification()}>{t('approval.home')}</Link>
          </LinkButton>
        ) : person === null ? (
          <LinkButton variant="primary">
            <Link to={toLogin()}>{t('approval.login')}</Link>
          </LinkButton>
        ) : null}
        <LinkButton variant="secondary">
          <Link to={toFaqs()}>{t('approval.faqs')}</Link>
        </LinkButton>
      </chakra.div>
    </>
  )
}

export default ApprovalPendingScreen
