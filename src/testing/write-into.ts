import type { UserEvent } from '@testing-library/user-event'

/**
 * Puts a text at the end of a field at once, as pasting does. A form is drawn once then, and not
 * once for each key, which is most of what a test of a long form takes. What acts on single keys is
 * typed by `user.type`.
 */
export async function writeInto(
  user: Pick<UserEvent, 'click' | 'paste'>,
  field: Element,
  text: string,
): Promise<void> {
  await user.click(field)
  await user.paste(text)
  // A field that a form made anew when it was drawn would lose the second key that is typed.
  if (document.activeElement !== field) throw new Error('The field lost the focus to what it drew.')
}
