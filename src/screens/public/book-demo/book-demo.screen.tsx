import { chakra } from '@chakra-ui/react/styled-system'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePerson } from '../../../session/session-context'
import { toAuthDashboard, toFaqs } from '../../../paths'
import { LinkButton } from '../../../ui/button'
import { Nuqta } from '../../../ui/career-path/nuqta'
import { PageTitle, Panel } from '../../../ui/layout/panel'
import { DemoRequest } from './demo-request'

const points = ['jobs', 'assessments', 'evidence', 'own'] as const

/** Anybody asks to be shown the product. */
const BookDemoScreen = () => {
  const { t } = useTranslation('demo')
  const person = usePerson()
  const [thanks, setThanks] = useState<string | null>(null)
  if (thanks !== null) return <Thanks message={thanks} />
  return (
    <>
      <PageTitle title={t('title')} intro={t('intro')} />
      <chakra.div
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 328px' }}
        gap="5"
        alignItems="start"
        maxWidth="page"
      >
        <Panel title={t('form')}>
          <DemoRequest person={person} onDone={setThanks} />
        </Panel>
        <Panel title={t('see')}>
          <chakra.ul display="flex" flexDirection="column" gap="4">
            {points.map((point) => (
              <chakra.li key={point} display="flex" gap="3">
                <chakra.span color="accent" paddingBlockStart="2">
                  <Nuqta filled />
                </chakra.span>
                <div>
                  <chakra.p textStyle="smallStrong">{t(`points.${point}.title`)}</chakra.p>
                  <chakra.p textStyle="small" color="fg.muted">
                    {t(`points.${point}.body`)}
                  </chakra.p>
                </div>
              </chakra.li>
            ))}
          </chakra.ul>
        </Panel>
      </chakra.div>
    </>
  )
}

/** The server's answer takes the place of the form, and the focus. */
const Thanks = ({ message }: { message: string }) => {
  const { t } = useTranslation('demo')
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <chakra.div maxWidth="measure">
      <chakra.h1 ref={heading} tabIndex={-1} textStyle="h1" outline="none">
        {t('thanks')}
      </chakra.h1>
      <chakra.p marginBlockStart="2">{message}</chakra.p>
      <chakra.p marginBlockStart="2" color="fg.muted">
        {t('next')}
      </chakra.p>
      <chakra.div display="flex" flexWrap="wrap" gap="3" marginBlockStart="6">
        <LinkButton variant="primary">
          <Link to={toAuthDashboard()}>{t('home')}</Link>
        </LinkButton>
        <LinkButton variant="secondary">
          <Link to={toFaqs()}>{t('faqs')}</Link>
        </LinkButton>
      </chakra.div>
    </chakra.div>
  )
}

export default BookDemoScreen
