import { useTranslation } from 'react-i18next'
import type words from '../../../../locales/en/public.json'
import { Article } from '../../../ui/article'

type Section = keyof typeof words.privacy.sections

const sections = ['hold', 'recordings', 'speech', 'purpose', 'automatic', 'who', 'long', 'device', 'rights'] as const satisfies readonly Section[]

const PrivacyScreen = () => {
  const { t } = useTranslation('public')
  return (
    <Article
      title={t('privacy.title')}
      intro={t('privacy.intro')}
      sections={sections.map((id) => ({ id, title: t(`privacy.sections.${id}.title`), body: t(`privacy.sections.${id}.body`) }))}
    />
  )
}

export default PrivacyScreen
