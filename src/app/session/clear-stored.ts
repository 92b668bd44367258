/**
 * Kept: the language, and which columns somebody wants to see of which list; neither says anything
 * about anybody.
 */
const isStored = (key: string): boolean => key === 'locale' || key.startsWith('columns:')

/**
 * Clears all local and session storage but what is kept. What was not sent yet lies in IndexedDB
 * and stays.
 */
export function clearStored(): void {
  for (const key of Object.keys(localStorage)) if (!isStored(key)) localStorage.removeItem(key)
  sessionStorage.clear()
}
