import { useTranslation } from 'react-i18next'
import type { faultOf } from './template.rules'

/** What is wrong with a text, as a sentence that names the merge field. */
export function useFaultSentence() {
  const { t } = useTranslation(['templates', 'errors'])
  return (fault: NonNullable<ReturnType<typeof faultOf>>): string => {
    if (fault.fault === 'empty') return t('errors:fields.required')
    if (fault.fault === 'broken') return t('fault.broken', { example: shown('name') })
    return t(`fault.${fault.fault}`, { field: shown(fault.name) })
  }
}

/** A merge field as it is written, which reads from the left in either language. */
export const shown = (name: string): string => `\u2066{{${name}}}\u2069`
