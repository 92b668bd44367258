const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** The text of our own simple HTML (paragraphs, line breaks, bold), a line a paragraph. */
export const plainText = (html: string): string =>
  html
    .replace(/<\/p>|<br\s*\/?>/g, '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(\w+);/g, (entity, name: string) => entities[name] ?? entity)
    .trim()

/** What a candidate is asked, as plain text: instruction and task together. */
export const toAsked = ({
  prompt,
  body,
}: {
  prompt: { en: string }
  body?: string | undefined
}): string => `${prompt.en}\n${plainText(body ?? '')}`
