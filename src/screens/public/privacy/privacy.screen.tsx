import { useTranslation } from 'react-i18next'
import type labels from '../../../../locales/en/public.json'
import { mapsKey } from '../../../api/places'
import { Article } from '../../../ui/layout/article'

type Section = keyof typeof labels.privacy.sections

const sections = [
  'hold',
  'recordings',
  'speech',
  'places',
  'purpose',
  'automatic',
  'who',
  'long',
  'device',
  'rights',
] as const satisfies readonly Section[]

const PrivacyScreen = () => {
  const { t } = useTranslation('public')
  return (
    <Article
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      // Places are spoken of where the deployment has somebody to ask for them.
      sections={sections
        .filter((id) => id !== 'places' || mapsKey() !== null)
        .map((id) => ({
          id,
          title: t(`privacy.sections.${id}.title`),
          body: t(`privacy.sections.${id}.body`),
        }))}
    />
  )
}

export default PrivacyScreen
