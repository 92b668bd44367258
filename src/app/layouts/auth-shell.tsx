import { Link, Outlet } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SessionContext, type SessionSnapshot } from '../../session/session-context'
import { toBookDemo, toFaqs, toLogin, toSignup } from '../../paths'
import { AuthLayout } from '../../ui/frames/auth-layout'
import { TextLink } from '../../ui/link'
import { FirstDrawing } from '../first-drawing'
import { useRouteName } from '../routing/page-name'
import { Brand } from './brand'
import { LanguageToggle } from './language-toggle'

/** Around every page of getting in: the form's half, and the ink panel with what Masar is for. */
export const Shell = () => (
  <FirstDrawing>
    <Frame />
  </FirstDrawing>
)

/** A reset answers no logout, and its own pages lead a signed-in person back. */
const needsNoOtherWay = (snapshot: SessionSnapshot) =>
  snapshot.context.holdsToken && snapshot.matches('RESET_PASSWORD')

const Frame = () => {
  const { t } = useTranslation('login')
  const headerEnd = SessionContext.useSelector(needsNoOtherWay) ? {} : { headerEnd: <OtherWay /> }
  const points = [
    { strong: t('layout.points.profile.strong'), rest: t('layout.points.profile.rest') },
    { strong: t('layout.points.assessments.strong'), rest: t('layout.points.assessments.rest') },
    { strong: t('layout.points.courses.strong'), rest: t('layout.points.courses.rest') },
    { strong: t('layout.points.work.strong'), rest: t('layout.points.work.rest') },
  ]
  return (
    <AuthLayout
      wordmark={<Brand />}
      {...headerEnd}
      language={<LanguageToggle />}
      footerStart={
        <>
          <TextLink tone="muted">
            <Link to={toFaqs()}>{t('layout.faqs')}</Link>
          </TextLink>
          <TextLink tone="muted">
            <Link to={toBookDemo()}>{t('layout.bookDemo')}</Link>
          </TextLink>
        </>
      }
      footerEnd={t('layout.place')}
      panelTitle={t('layout.promise')}
      panelPoints={points}
    >
      <Outlet />
    </AuthLayout>
  )
}

const holdsToken = ({ context }: SessionSnapshot) => context.holdsToken

/** For visitors the other way in; for those half-way in, the way out. */
const OtherWay = () => {
  const { t } = useTranslation(['login', 'common'])
  const actor = SessionContext.useActorRef()
  const inside = SessionContext.useSelector(holdsToken)
  const page = useRouteName()
  if (inside) {
    return (
      <TextLink tone="strong">
        <button type="button" onClick={() => actor.send({ type: 'logout.requested' })}>
          {t('common:account.logout')}
        </button>
      </TextLink>
    )
  }
  const isAtSignup = page === 'signup'
  return (
    <>
      {isAtSignup ? t('layout.haveAccount') : t('layout.newHere')}
      <TextLink tone="strong">
        {isAtSignup ? (
          <Link to={toLogin()}>{t('layout.login')}</Link>
        ) : (
          <Link to={toSignup()}>{t('layout.signup')}</Link>
        )}
      </TextLink>
    </>
  )
}
