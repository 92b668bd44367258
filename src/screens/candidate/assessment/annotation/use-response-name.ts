import { useTranslation } from 'react-i18next'

/**
 * Names the responses, which have no names of their own, by letters in their order, counted from 0.
 */
export function useResponseName(): (at: number) => string {
  const { t } = useTranslation('parts')
  return (at) => t('ranking.response', { letter: [...t('ranking.letters')][at] ?? at + 1 })
}
