import { useMatches } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { PageName } from './route-entry'

/**
 * The key of the page that is shown, for marking the current place in a navigation; null between
 * pages.
 */
export function useRouteName(): PageName | null {
  return (
    useMatches().findLast((match) => match.staticData.name !== undefined)?.staticData.name ?? null
  )
}

/** The name of the page that is shown, in the language of the screen. */
export function usePageName(): string | null {
  const { t } = useTranslation('common')
  const name = useRouteName()
  return name === null ? null : t(`page.${name}`)
}
