import { chakra } from '@chakra-ui/react/styled-system'
import { useTranslation } from 'react-i18next'
import { Passage } from '../../../../features/assessments/passage'

/**
 * A source and its translation side by side, each in its language. A body that does not consist of
 * exactly these two is shown as it is.
 */
export const TranslationPair = ({ html }: { html: string }) => {
  const { t } = useTranslation('assessment')
  const [source, translation, ...more] = toBlocks(html)
  if (source === undefined || translation === undefined || more.length > 0)
    return <Passage html={html} />
  return (
    <chakra.div display="grid" gridTemplateColumns={{ base: '1fr', md: '1fr 1fr' }} gap="4">
      <Block label={t('review.source')} html={source} />
      <Block label={t('review.translation')} html={translation} />
    </chakra.div>
  )
}

const Block = ({ label, html }: { label: string; html: string }) => (
  <chakra.div padding="4" borderRadius="panel" bg="bg.sunken">
    <chakra.div textStyle="tinyStrong" color="fg.muted" marginBlockEnd="2">
      {label}
    </chakra.div>
    <Passage html={html} />
  </chakra.div>
)

/** The blocks below each label of a body. A label is a paragraph that is bold as a whole. */
function toBlocks(html: string): string[] {
  const blocks: string[] = []
  for (const element of new DOMParser().parseFromString(html, 'text/html').body.children) {
    if (isLabel(element)) blocks.push('')
    else if (blocks.length > 0) blocks.push((blocks.pop() ?? '') + element.outerHTML)
  }
  return blocks.filter((block) => block !== '')
}

const isLabel = (element: Element): boolean =>
  element.localName === 'p' &&
  element.childNodes.length === 1 &&
  element.firstElementChild?.localName === 'strong'
