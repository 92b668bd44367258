import { chakra } from '@chakra-ui/react/styled-system'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '../../../i18n/use-language'
import { Panel } from '../../../ui/panel'
import { SegmentedControl } from '../../../ui/tabs'
import { previewOf, type Template, type Texts } from './template.rules'

/** The mail as a receiver would read it, in either language, while it is written. */
export const TemplatePreview = ({ template, texts }: { template: Template; texts: Texts }) => {
  const { t } = useTranslation('templates')
  const { language } = useLanguage()
  const [shown, setShown] = useState<'en' | 'ar'>(language)
  const { subject, paragraphs, action } = previewOf(texts, template, shown)
  return (
    <Panel
      title={t('preview')}
      titleEnd={
        <SegmentedControl
          label={t('previewLanguage')}
          value={shown}
          onValueChange={setShown}
          items={[
            { value: 'en', label: t('english') },
            { value: 'ar', label: t('arabic') },
          ]}
        />
      }
    >
      <chakra.p textStyle="small" color="fg.muted" marginBlockEnd="3">
        {t('previewIntro')}
      </chakra.p>
      <chakra.article lang={shown} dir={shown === 'ar' ? 'rtl' : 'ltr'} aria-label={t('preview')} bg="bg.sunken" borderRadius="panel" padding={{ base: '4', md: '6' }} textAlign="start" overflowWrap="anywhere">
        <chakra.p textStyle="bodyStrong" marginBlockEnd="4">
          {subject}
        </chakra.p>
        <chakra.div bg="bg.surface" borderWidth="1px" borderColor="border" borderRadius="panel" padding="5" display="flex" flexDirection="column" gap="3">
          {paragraphs.map((paragraph, at) => (
            // Paragraphs have nothing but their place to be told apart by.
            // oxlint-disable-next-line react/no-array-index-key
            <chakra.p key={at} whiteSpace="pre-line">
              {paragraph}
            </chakra.p>
          ))}
          <chakra.span alignSelf="flex-start" bg="accent" color="accent.contrast" borderRadius="control" paddingBlock="2.5" paddingInline="5" textStyle="bodyStrong">
            {action}
          </chakra.span>
        </chakra.div>
      </chakra.article>
    </Panel>
  )
}
