const marks: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

/** Text as it may stand in a document or an attribute. */
export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => marks[mark] ?? mark)
