import { readFileSync } from 'node:fs'

const printed = readFileSync('src/ui/theme/print.css', 'utf8')
const [, hidden = ''] = /@media print \{\s*([^{]+)\{\s*display: none/.exec(printed) ?? []

/** Whether an element is printed: the first rule of `print.css` names everything that is not. */
export const isOnPaper = (element: Element): boolean => element.closest(hidden) === null
