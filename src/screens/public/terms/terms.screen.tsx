import { useTranslation } from 'react-i18next'
import type labels from '../../../../locales/en/public.json'
import { Article } from '../../../ui/layout/article'

type Section = keyof typeof labels.terms.sections

const sections = [
  'service',
  'account',
  'assessments',
  'recording',
  'recruiters',
  'conduct',
  'content',
  'availability',
  'end',
] as const satisfies readonly Section[]

const TermsScreen = () => {
  const { t } = useTranslation('public')
  return (
    <Article
      title={t('terms.title')}
      intro={t('terms.intro')}
      sections={sections.map((id) => ({
        id,
        title: t(`terms.sections.${id}.title`),
        body: t(`terms.sections.${id}.body`),
      }))}
    />
  )
}

export default TermsScreen
