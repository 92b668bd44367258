import { useTranslation } from 'react-i18next'
import type labels from '../../../../locales/en/public.json'
import { AuthHeading } from '../../../features/auth/auth-heading'
import { AuthPage } from '../../../features/auth/auth-page'
import { Disclosure } from '../../../ui/layout/disclosure'

type Item = keyof typeof labels.faqs.items

const items = [
  'who',
  'programme',
  'english',
  'experience',
  'equipment',
  'determination',
  'assessments',
  'stages',
  'recording',
  'connection',
  'phone',
  'approval',
] as const satisfies readonly Item[]

const FaqsScreen = () => {
  const { t } = useTranslation('public')
  return (
    <AuthPage>
      <AuthHeading title={t('faqs.title')}>{t('faqs.lead')}</AuthHeading>
      <div>
        {items.map((item) => (
          <Disclosure key={item} title={t(`faqs.items.${item}.question`)}>
            {t(`faqs.items.${item}.answer`)}
          </Disclosure>
        ))}
      </div>
    </AuthPage>
  )
}

export default FaqsScreen
