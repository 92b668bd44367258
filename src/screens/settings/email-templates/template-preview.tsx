import { chakra } from '@chakra-ui/react/styled-system'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { toPreview, type Template, type Texts } from './template.rules'

interface TemplatePreviewProps {
  template: Template
  language: 'en' | 'ar'
  dir: 'ltr' | 'rtl'
}

/** The mail as a receiver would read it, beside the words as they are written. */
export const TemplatePreview = ({ template, language, dir }: TemplatePreviewProps) => {
  const { t } = useTranslation('templates')
  const texts = useWatch<Texts>() as Texts
  const { subject, paragraphs, action } = toPreview(texts, template, language)
  return (
    <chakra.div display="flex" flexDirection="column" minWidth="0">
      <chakra.h3 textStyle="smallStrong">{t('preview')}</chakra.h3>
      <chakra.article
        flex="1"
        lang={language}
        dir={dir}
        aria-label={t('preview')}
        marginBlock="1.5"
        bg="bg.sunken"
        borderRadius="panel"
        padding="4"
        textAlign="start"
        overflowWrap="anywhere"
      >
        <chakra.p textStyle="bodyStrong" marginBlockEnd="3">
          {subject}
        </chakra.p>
        <chakra.div
          bg="bg.surface"
          borderWidth="1px"
          borderColor="border"
          borderRadius="panel"
          padding="5"
          display="flex"
          flexDirection="column"
          gap="3"
        >
          {paragraphs.map((paragraph, at) => (
            // Paragraphs have nothing but their place to be told apart by.
            // oxlint-disable-next-line react/no-array-index-key
            <chakra.p key={at} whiteSpace="pre-line">
              {paragraph}
            </chakra.p>
          ))}
          <chakra.span
            alignSelf="flex-start"
            bg="accent"
            color="accent.contrast"
            borderRadius="control"
            paddingBlock="2.5"
            paddingInline="5"
            textStyle="bodyStrong"
          >
            {action}
          </chakra.span>
        </chakra.div>
      </chakra.article>
      <chakra.p textStyle="small" color="fg.muted">
        {t('previewIntro')}
      </chakra.p>
    </chakra.div>
  )
}
