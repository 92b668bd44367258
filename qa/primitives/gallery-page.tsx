import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Wordmark } from '../../src/ui/frames/wordmark'
import { AuthView } from './auth-view'
import { ButtonsView, FieldsView } from './controls-view'
import { AssessmentView, CandidateView, RecruiterView, SettingsView } from './frames-view'
import { BandsView, PathView, SnackbarsView, StatusView } from './marks-view'
import { StatesView } from './states-view'
import { ar } from './words-ar'
import { en } from './words-en'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section>
    <chakra.h2 textStyle="h2" marginBlockEnd="4">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

export const GalleryPage = ({ lang, view }: { lang: 'en' | 'ar'; view: string }) => {
  const t = lang === 'ar' ? ar : en
  if (view === 'auth') return <AuthView t={t} lang={lang} />
  if (view === 'states') return <StatesView t={t} />
  if (view === 'candidate') return <CandidateView t={t} lang={lang} />
  if (view === 'recruiter') return <RecruiterView t={t} lang={lang} />
  if (view === 'settings') return <SettingsView t={t} lang={lang} />
  if (view === 'assessment' || view === 'offline')
    return <AssessmentView t={t} lang={lang} offline={view === 'offline'} />
  return (
    <chakra.main bg="bg.surface" minHeight="100dvh" padding={{ base: '4', md: '10' }}>
      <chakra.div
        display="flex"
        justifyContent="space-between"
        alignItems="center"
        marginBlockEnd="10"
      >
        <div>
          <chakra.h1 textStyle="h1">{t.title}</chakra.h1>
          <chakra.p color="fg.muted">{t.intro}</chakra.p>
        </div>
        <Wordmark label="Masar" latinName={lang === 'en' ? 'Masar' : undefined} />
      </chakra.div>
      <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', lg: '1fr 400px' }} gap="10">
        <chakra.div display="flex" flexDirection="column" gap="10" minWidth="0">
          <Section title={t.buttons}>
            <ButtonsView t={t} />
          </Section>
          <Section title={t.fields}>
            <FieldsView t={t} />
          </Section>
        </chakra.div>
        <chakra.div display="flex" flexDirection="column" gap="10" minWidth="0">
          <Section title={t.status}>
            <StatusView t={t} />
          </Section>
          <Section title={t.bands}>
            <BandsView t={t} />
          </Section>
          <Section title={t.snackbars}>
            <SnackbarsView t={t} />
          </Section>
          <Section title={t.path}>
            <PathView t={t} />
          </Section>
        </chakra.div>
      </chakra.div>
    </chakra.main>
  )
}
