import { chakra } from '@chakra-ui/react/styled-system'
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business'
import CircleUser from 'lucide-react/icons/circle-user'
import { AuthLayout, Divider } from '../../src/ui/frames/auth-layout'
import { Button } from '../../src/ui/button'
import { Icon } from '../../src/ui/icons'
import { LanguageSwitch } from '../../src/ui/frames/language-switch'
import { TextLink } from '../../src/ui/link'
import { PasswordField } from '../../src/ui/fields/password-field'
import { TextField } from '../../src/ui/fields/text-field'
import { Wordmark } from '../../src/ui/frames/wordmark'
import type { GalleryWords } from './words-en'

export const AuthView = ({ t, lang }: { t: GalleryWords; lang: 'en' | 'ar' }) => (
  <AuthLayout
    wordmark={<Wordmark label="Masar" latinName={lang === 'en' ? 'Masar' : undefined} />}
    headerEnd={
      <>
        <span>{t.newHere}</span>
        <TextLink tone="strong">
          <a href="#sign-up">{t.signUp}</a>
        </TextLink>
      </>
    }
    language={<LanguageSwitch to={lang === 'en' ? 'ar' : 'en'} />}
    footerStart={
      <>
        <TextLink tone="muted">
          <a href="#faq">{t.faq}</a>
        </TextLink>
        <TextLink tone="muted">
          <a href="#demo">{t.demo}</a>
        </TextLink>
      </>
    }
    footerEnd={t.place}
    panelTitle={t.panel}
    panelPoints={t.points}
  >
    <chakra.h1 textStyle="h1">{t.login}</chakra.h1>
    <chakra.p color="fg.muted" marginBlockStart="1">
      {t.loginIntro}
    </chakra.p>
    <chakra.form display="flex" flexDirection="column" gap="5" marginBlockStart="6">
      <TextField
        size="lg"
        type="email"
        label={t.email}
        defaultValue="mariam.alketbi@example.ae"
        autoComplete="email"
      />
      <PasswordField
        size="lg"
        label={t.password}
        labelEnd={
          <TextLink>
            <a href="#forgot">{t.forgot}</a>
          </TextLink>
        }
        showLabel={t.show}
        hideLabel={t.hide}
        defaultValue="1234567890"
        autoComplete="current-password"
      />
      <Button type="submit" size="lg" wide>
        {t.login}
      </Button>
    </chakra.form>
    <chakra.div marginBlock="5">
      <Divider>{t.or}</Divider>
    </chakra.div>
    <chakra.div display="grid" gridTemplateColumns="1fr 1fr" gap="2">
      <Button variant="secondary" icon={<Icon of={CircleUser} />}>
        Google
      </Button>
      <Button variant="secondary" icon={<Icon of={BriefcaseBusiness} />}>
        LinkedIn
      </Button>
    </chakra.div>
  </AuthLayout>
)
