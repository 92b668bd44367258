import { chakra } from '@chakra-ui/react/styled-system'
import type { ReactNode } from 'react'
import { Wordmark } from '../wordmark'
import { AuthView } from './auth-view'
import { ButtonsView, FieldsView } from './controls-view'
import { words } from './words'

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <chakra.section>
    <chakra.h2 textStyle="h2" marginBlockEnd="4">
      {title}
    </chakra.h2>
    {children}
  </chakra.section>
)

export const GalleryPage = ({ lang, view }: { lang: 'en' | 'ar'; view: string }) => {
  const t = words[lang]
  if (view === 'auth') return <AuthView t={t} lang={lang} />
  return (
    <chakra.main bg="bg.surface" minHeight="100dvh" padding={{ base: '4', md: '10' }}>
      <chakra.div display="flex" justifyContent="space-between" alignItems="center" marginBlockEnd="10">
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
        <chakra.div display="flex" flexDirection="column" gap="10" minWidth="0" />
      </chakra.div>
    </chakra.main>
  )
}
